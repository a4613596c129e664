import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { pages } from '../../../openapi/routes.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ReportDecision, reportMachine } from '../../machines/report/report.machine.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { Facts } from './Facts.tsx'
import { ReportChip } from './ReportQueueView.tsx'
import { NOTE, REASON, RequestDecision, type DecisionForm } from './RequestDecision.tsx'

export interface ReportDetailsProps {
  readonly snapshot: SnapshotFrom<typeof reportMachine>
  readonly send: (event: EventFromLogic<typeof reportMachine>) => void
}
const KINDS: Readonly<Record<ReportDecision['kind'], DecisionForm>> = {
  dismiss: {
    schema: NOTE,
    label: 'administration.report.dismiss',
    text: 'administration.report.dismiss.text',
    note: 'administration.report.note',
    help: 'administration.report.note.help',
  },
  unpublish: {
    schema: REASON,
    label: 'administration.report.unpublish',
    text: 'administration.report.unpublish.text',
    note: 'administration.report.unpublish.note',
    help: 'administration.report.unpublish.note.help',
  },
}

/** Of a posting, which is closed for good. */
const JOB_KINDS: typeof KINDS = {
  dismiss: { ...KINDS.dismiss, text: 'administration.report.job.dismiss.text' },
  unpublish: {
    ...KINDS.unpublish,
    label: 'administration.report.job.unpublish',
    text: 'administration.report.job.unpublish.text',
    help: 'administration.report.job.unpublish.note.help',
  },
}

/** Which page or posting is reported and why, and the decision on it. */
export function ReportDetails({ snapshot, send }: ReportDetailsProps) {
  const { row } = snapshot.context
  const { t } = useTexts()
  const { dateTime } = useDates()
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <ReportChip status={row.status} />
        <Reported row={row} />
      </chakra.p>
      {row.decided_at ? (
        <Notice
          kind="info"
          title={t('administration.decided', { date: dateTime(row.decided_at), name: row.decided_by ?? '–' })}
        >
          {row.note}
        </Notice>
      ) : null}
      <Facts
        facts={[
          { label: t('administration.report.reason'), value: t(`administration.report.reason.${row.reason}`) },
          { label: t('administration.report.reported'), value: dateTime(row.reported_at) },
          { label: t('administration.report.by'), value: row.reporter_email ?? t('administration.report.by.nobody') },
          { label: t('administration.owner'), value: row.owner_email },
        ]}
      />
      <chakra.blockquote ps="3" borderInlineStartWidth="3px" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {row.text}
      </chakra.blockquote>
      <RequestDecision kinds={row.job === null ? KINDS : JOB_KINDS} snapshot={snapshot} send={send} />
    </chakra.div>
  )
}

/** What is reported: it opens where it is public. */
function Reported({ row: { job, username, is_published } }: { readonly row: ManagedReport }) {
  const { t, pick } = useTexts()
  const path = job === null ? pages.website.path.replace('{username}', username) : job.url
  const name = job === null ? `@${username}` : `${pick(job.title)?.text ?? ''} · @${username}`
  const gone = t(job === null ? 'administration.unpublished' : 'administration.report.job.closed')
  return is_published && path !== null ? (
    <Link href={path} target="_blank" rel="noreferrer" variant="underline" minHeight="6">
      {name}
    </Link>
  ) : (
    <chakra.span color="fg.muted">
      {name} · {gone}
    </chakra.span>
  )
}
