import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { plainText, richTextIn } from '../../../openapi/rich-text-content.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Meeting } from '../../machines/save/save.machine.ts'
import type { Difference } from '../../ui/form/Conflict.tsx'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { keptEntry } from '../../ui/form/kept-entry.ts'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { PostingDetail } from './posting-names.effects.ts'
import type { PostingValues } from './postings.effects.ts'

const LISTS = {
  employment_type: 'employment-types',
  location_type: 'location-types',
  region: 'regions',
  education_level: 'degrees',
} as const
const RICH = ['description', 'responsibilities', 'requirements'] as const
const isOne = <F extends string>(all: readonly F[], field: string): field is F => all.some((one) => one === field)
const NOTHING = '–'

/** The fields of a posting in which two versions differ, in words. */
export function usePostingDifferences(names: PostingDetail['names']) {
  const { t, pick, lang, intl } = useTexts()
  const { date } = useDates()
  const nameOf = (id: string) => pick(names[id] ?? keptEntry(id)?.name)?.text ?? NOTHING
  const labelOf = (field: keyof PostingValues) =>
    field === 'salary_from' || field === 'salary_to'
      ? `${t('posting.field.salary')}: ${t(`posting.field.${field}`)}`
      : t(`posting.field.${field}`)
  const said = (field: keyof PostingValues, of: PostingValues, other: PostingValues): ReactNode => {
    const value = of[field]
    if (value === null || (Array.isArray(value) && value.length === 0)) return NOTHING
    if (field === 'title' || field === 'city') return <DifferingText text={value as Localized} against={other[field]} />
    if (isOne(RICH, field)) {
      const found = richTextIn(value as LocalizedRichText, lang)
      return found ? <chakra.span lang={found.lang}>{plainText(found.text)}</chakra.span> : NOTHING
    }
    if (field in LISTS)
      return <ReferenceName list={LISTS[field as keyof typeof LISTS]} load={readReference} value={String(value)} />
    if (field === 'job_title_id' || field === 'sector_id' || field === 'hiring_process_id') return nameOf(String(value))
    if (field === 'skill_ids') return of.skill_ids.map(nameOf).join(COMMA[lang])
    if (field === 'documents') return of.documents.map((kind) => t(`resume.document.kind.${kind}`)).join(COMMA[lang])
    if (field === 'questions') return of.questions.map(({ text }) => pick(text)?.text ?? '').join(' · ')
    if (field === 'salary_period') return t(`posting.period.${of.salary_period}`)
    if (field === 'salary_shown') return t(of.salary_shown ? 'ui.action.yes' : 'ui.action.no')
    if (field === 'deadline') return date(String(value))
    return typeof value === 'number' ? intl.formatNumber(value) : String(value)
  }
  return ({ mine, theirs, changed }: Meeting<PostingValues, JobPosting>): readonly Difference[] =>
    (Object.keys(mine) as (keyof PostingValues)[])
      .filter((field) => field in changed)
      .map((field) => ({
        field,
        label: labelOf(field),
        mine: said(field, mine, theirs),
        theirs: said(field, theirs, mine),
      }))
}
