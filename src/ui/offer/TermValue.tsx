import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import type { ShownTerms } from '../../../openapi/schemas/job-offer.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { LoadReference } from '../reference.ts'
import { ReferenceName } from '../ReferenceName.tsx'
import { useDates } from '../useDates.ts'

type Terms = Omit<ShownTerms, 'number' | 'made_at' | 'roles'> & {
  readonly roles: readonly { readonly position_name: string; readonly structure_name: string }[]
}
export type TermName = Exclude<keyof Terms, 'currency'>

/** What each term of an offer is called (specification §2). */
export const TERM_LABELS: Readonly<Record<TermName, MessageId>> = {
  job_title: 'offer.job_title',
  roles: 'offer.roles',
  job_description: 'offer.job_description',
  employment_type: 'offer.employment_type',
  location_type: 'offer.location_type',
  salary: 'offer.salary',
  from_date: 'offer.date',
  to_date: 'offer.to_date',
  answer_by: 'offer.answer_by',
  current_job: 'offer.current_job.term',
}

export interface TermValueProps {
  readonly term: TermName
  readonly terms: Terms
  readonly load: LoadReference
}

/**
 * One term as people read it: the role as `position / structure`, the salary in the offer's own currency, a day in the
 * reader's calendar. A dash stands for none.
 */
export function TermValue({ term, terms, load }: TermValueProps) {
  const { t, lang } = useTexts()
  const { date } = useDates()
  switch (term) {
    case 'job_title':
      return terms.job_title
    case 'roles':
      return terms.roles.map(({ position_name, structure_name }) => (
        <chakra.span key={`${position_name}/${structure_name}`} display="block">
          {[position_name, structure_name].filter(Boolean).join(' / ')}
        </chakra.span>
      ))
    case 'job_description':
      return <chakra.span whiteSpace="pre-line">{terms.job_description}</chakra.span>
    case 'employment_type':
      return <ReferenceName list="employment-types" load={load} value={terms.employment_type} />
    case 'location_type':
      return <ReferenceName list="location-types" load={load} value={terms.location_type} />
    case 'salary':
      return (
        <chakra.span fontVariantNumeric="tabular-nums">
          {t('offer.salary.month', { amount: formatMoney(terms.salary, lang, terms.currency) })}
        </chakra.span>
      )
    case 'from_date':
    case 'to_date':
    case 'answer_by': {
      const day = terms[term]
      return day ? date(day) : '–'
    }
    case 'current_job':
      return t(`offer.current_job.${terms.current_job}`)
  }
}
