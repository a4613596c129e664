import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { fromPromise } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import { pages } from '../../../openapi/routes.ts'
import type { SentApplication } from '../../../openapi/schemas/job-application.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import {
  jobApplicationMachine,
  type ApplicationWish,
  type LivingApplication,
} from '../../machines/job-application/job-application.machine.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useDates } from '../../ui/useDates.ts'
import { ApplicationChip } from './application-look.tsx'
import { readSentResume, sendWithdrawal, sentLoad } from './applied.effects.ts'
import { ConversationPart } from './messages/Conversation.tsx'
import { OwnOfferPart } from './offer/OwnOfferPart.tsx'
import { OwnInterviews } from './interviews/OwnInterviews.tsx'
import { History, SentContentView } from './SentContentView.tsx'
import { useApplicationOutcome } from './useApplicationOutcome.ts'
import { WithdrawQuestion } from './WithdrawQuestion.tsx'

/** `/job/applied/{id}`: what was sent, and what became of it. */
export function Screen() {
  const { id = '' } = useParams()
  return <One key={id} id={id} />
}
function One({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const load = useLoad(sentLoad, id)
  useLive('applications', load.refresh)
  return (
    <>
      <BackLink to={pages.appliedJobs.path}>{t('application.sent.all')}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={5} />}>
        {(row) => <Sent row={row} onChanged={load.refresh} />}
      </LoadGate>
    </>
  )
}

interface SentProps {
  readonly row: SentApplication
  readonly onChanged: () => void
}
/** One application that was sent, with the way to take it back. */
export function Sent({ row, onChanged }: SentProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const say = useApplicationOutcome()
  const title = pick(row.job.title)?.text ?? ''
  const [machine] = useState(() =>
    jobApplicationMachine.provide({
      actors: {
        send: fromPromise<LivingApplication, ApplicationWish>(({ input, signal }) => sendWithdrawal(input, signal)),
      },
    }),
  )
  const done = () => {
    say.done('withdraw', title)
    onChanged()
  }
  const complained = (failure: Failure) => {
    say.failed('withdraw', failure)
    onChanged()
  }
  const [life, send] = useActor(
    machine.provide({
      actions: { announce: () => done(), complain: (_, { failure }) => complained(failure) },
    }),
    { input: { row } },
  )
  useEffect(() => send({ type: 'row.changed', row }), [row, send])
  const now = life.context.row
  const { reply_by, decided_at, note, reason, job } = row
  const page = job.url === null ? null : ownLink(job.url)
  return (
    <>
      <PageHeader
        title={title}
        action={
          now.abilities.withdraw ? (
            <Button variant="outline" colorPalette="danger" onClick={() => send({ type: 'act.withdraw' })}>
              {t('application.withdraw')}
            </Button>
          ) : null
        }
      />
      <Panel>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.div display="grid" gap="2" justifyItems="start">
            <ApplicationChip status={now.status} stage={now.status === row.status ? row.stage : null} />
            <p>
              <LocalizedText value={job.employer.name} /> · {t('application.sent.on', { date: date(row.applied_at) })}
            </p>
            {reply_by === null || decided_at !== null ? null : (
              <p>{t('application.reply_by', { date: date(reply_by) })}</p>
            )}
            {reason === null ? null : <p>{t(`application.reason.${reason}.told`)}</p>}
            {note === null ? null : (
              <chakra.blockquote borderStartWidth="3px" ps="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {note}
              </chakra.blockquote>
            )}
            {page === null ? (
              <chakra.p color="fg.muted">{t('application.job.closed')}</chakra.p>
            ) : (
              <Link href={page} target="_blank" rel="noopener" variant="underline" minHeight="6">
                {t('application.job.open')}
              </Link>
            )}
          </chakra.div>
          <OwnOfferPart id={row.id} />
          <OwnInterviews applicationId={row.id} />
          <SentContentView sent={row.sent} readResume={() => readSentResume(row.id)} />
          <History steps={row.history} />
        </chakra.div>
      </Panel>
      <chakra.div mt="5">
        <Panel title={t('talk.messages')}>
          <ConversationPart
            key={row.id}
            talk={{ id: row.id, side: 'applicant' }}
            other={pick(job.employer.name)?.text ?? job.employer.username}
          />
        </Panel>
      </chakra.div>
      <WithdrawQuestion snapshot={life} send={send} title={title} />
    </>
  )
}
