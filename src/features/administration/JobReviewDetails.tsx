import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { Language } from '../../../openapi/define.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { richTextIn } from '../../../openapi/rich-text-content.ts'
import { pages } from '../../../openapi/routes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { readReference } from '../../api/reference.ts'
import { RichText } from '../../documents/rich-text/RichText.tsx'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { jobReviewMachine, ReviewDecision, ReviewedPosting } from '../../machines/job-review/job-review.machine.ts'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { blockLooks } from '../../ui/rich-text/looks.ts'
import { useDates } from '../../ui/useDates.ts'
import { Facts } from './Facts.tsx'
import { JobChip } from './JobReviewsView.tsx'
import { NOTE, REASON, RequestDecision, type DecisionForm } from './RequestDecision.tsx'

export interface JobReviewDetailsProps {
  readonly snapshot: SnapshotFrom<typeof jobReviewMachine>
  readonly send: (event: EventFromLogic<typeof jobReviewMachine>) => void
}

const decision = (kind: ReviewDecision['kind']): DecisionForm => ({
  schema: kind === 'approve' ? NOTE : REASON,
  label: `administration.job.${kind}`,
  text: `administration.job.${kind}.text`,
  note: 'administration.job.note',
  help: kind === 'approve' ? 'administration.job.note.optional' : 'administration.job.note.needed',
})
const KINDS = { approve: decision('approve'), send_back: decision('send_back'), take_down: decision('take_down') }
const NONE = '–'

/** What would be public, and the decision on it. */
export function JobReviewDetails({ snapshot, send }: JobReviewDetailsProps) {
  const { row } = snapshot.context
  const { t, pick, lang } = useTexts()
  const { date } = useDates()
  const entry = (list: ReferenceList, value: string | null) =>
    value === null ? NONE : <ReferenceName list={list} load={readReference} value={value} />
  const salary = salaryOf(row, lang, t)
  const name = (of: Localized | null) => (of === null ? NONE : <span lang={pick(of)?.lang}>{pick(of)?.text}</span>)
  const city = row.city === null ? null : pick(row.city)?.text
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <JobChip status={row.status} />
        <span lang={pick(row.account_name)?.lang}>{pick(row.account_name)?.text}</span>
        <Link
          href={pages.website.path.replace('{username}', row.username)}
          target="_blank"
          rel="noreferrer"
          variant="underline"
          minHeight="6"
        >
          @{row.username}
        </Link>
      </chakra.p>
      <Facts
        facts={[
          { label: t('posting.field.job_title_id'), value: name(row.job_title) },
          { label: t('posting.field.sector_id'), value: name(row.sector) },
          { label: t('administration.job.employment'), value: entry('employment-types', row.employment_type) },
          { label: t('administration.job.location'), value: entry('location-types', row.location_type) },
          {
            label: t('administration.job.place'),
            value:
              city || row.region ? (
                <>
                  {city}
                  {city && row.region ? ', ' : null}
                  {row.region === null ? null : entry('regions', row.region)}
                </>
              ) : (
                NONE
              ),
          },
          {
            label: t('administration.job.salary'),
            value:
              salary === null ? NONE : row.salary_shown ? salary : t('administration.job.salary.hidden', { salary }),
          },
          {
            label: t('administration.job.experience'),
            value:
              row.experience_years === null
                ? NONE
                : t('administration.job.experience.years', { count: row.experience_years }),
          },
          { label: t('administration.job.education'), value: entry('degrees', row.education_level) },
          { label: t('administration.job.vacancies'), value: row.vacancies },
          { label: t('administration.job.deadline'), value: row.deadline === null ? NONE : date(row.deadline) },
          {
            label: t('posting.field.reply_within'),
            value: row.reply_within === null ? NONE : t('posting.field.reply_within.days', { count: row.reply_within }),
          },
        ]}
      />
      {(['description', 'responsibilities', 'requirements'] as const).map((field) => (
        <Written key={field} title={t(`administration.job.${field}`)} text={row[field]} />
      ))}
      <Names
        title={t('posting.field.skill_ids')}
        of={row.skills.map((skill, at) => ({ key: row.skill_ids[at] ?? '', text: '', lang, ...pick(skill) }))}
      />
      <Names
        title={t('posting.field.documents')}
        of={row.documents.map((kind) => ({ key: kind, text: t(`resume.document.kind.${kind}`), lang }))}
      />
      {row.questions.length > 0 ? (
        <section>
          <chakra.h3 textStyle="md" fontWeight="650" mb="1">
            {t('administration.job.questions')}
          </chakra.h3>
          <chakra.ol ps="5" listStyleType="decimal">
            {row.questions.map(({ id, text }) => (
              <li key={id} lang={pick(text)?.lang}>
                {pick(text)?.text}
              </li>
            ))}
          </chakra.ol>
        </section>
      ) : null}
      <RequestDecision kinds={KINDS} snapshot={snapshot} send={send} />
    </chakra.div>
  )
}

/** What is offered, as the public reads it; null where nothing is. */
function salaryOf(row: ReviewedPosting, lang: Language, t: Translate): string | null {
  const money = (amount: number) => formatMoney(amount, lang, row.currency)
  const { salary_from: from, salary_to: to } = row
  if (from === null && to === null) return null
  const amount =
    from === null
      ? t('administration.job.salary.to', { amount: money(to ?? 0) })
      : to === null
        ? t('administration.job.salary.from', { amount: money(from) })
        : from === to
          ? money(from)
          : t('administration.job.salary.range', { from: money(from), to: money(to) })
  return t(`administration.job.salary.${row.salary_period}`, { amount })
}

interface NamesProps {
  readonly title: string
  readonly of: readonly { readonly key: string; readonly text: string; readonly lang: Language }[]
}
function Names({ title, of }: NamesProps) {
  if (of.length === 0) return null
  return (
    <section>
      <chakra.h3 textStyle="md" fontWeight="650" mb="1">
        {title}
      </chakra.h3>
      <chakra.ul ps="5" listStyleType="disc">
        {of.map(({ key, text, lang }) => (
          <li key={key} lang={lang}>
            {text}
          </li>
        ))}
      </chakra.ul>
    </section>
  )
}

function Written({ title, text }: { readonly title: string; readonly text: LocalizedRichText | null }) {
  const { lang } = useTexts()
  const found = text && richTextIn(text, lang)
  if (!found) return null
  return (
    <section>
      <chakra.h3 textStyle="md" fontWeight="650" mb="1">
        {title}
      </chakra.h3>
      <chakra.div overflowWrap="anywhere" lang={found.lang} css={{ '& .rich': blockLooks }}>
        <RichText value={{ [found.lang]: found.text }} lang={found.lang} under={3} />
      </chakra.div>
    </section>
  )
}
