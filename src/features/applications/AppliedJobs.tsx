import { useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { ApplicationOutcome, Failed } from './application-life.ts'
import { listedApplicationLife, ownApplicationsMachine, type ListedApplication } from './applied.effects.ts'
import { AppliedView } from './AppliedView.tsx'
import { useApplicationOutcome } from './useApplicationOutcome.ts'
import { WithdrawQuestion } from './WithdrawQuestion.tsx'

/** `/job/applied`: what the person applied for and began to, one machine each. */
export function Screen() {
  const { t, pick } = useTexts()
  const { list, opener } = useListScreen(ownApplicationsMachine, { address: lists.ownApplications })
  const say = useApplicationOutcome()
  const [deleting, setDeleting] = useState<ListedApplication | null>(null)
  // What an employer decides comes as a notification of the account.
  useLive('applications', list.reload)
  const titleOf = (row: ListedApplication) => pick(row.job.title)?.text ?? ''
  const lives = useLives(listedApplicationLife, list.rows, (outcome, row) => {
    const told = outcome as ApplicationOutcome
    if (told === 'failed') {
      const { failed, failure } = row as ListedApplication & Failed
      say.failed(failed, failure)
    } else say.done(told, titleOf(row))
    list.reload()
  })
  const open = lives.open
  return (
    <>
      <PageHeader title={t('page.appliedJobs.title')} />
      <AppliedView
        list={{ ...list, rows: lives.rows }}
        onWithdraw={(row) => {
          opener.remember()
          lives.actorOf(row.id)?.send({ type: 'act.withdraw' })
        }}
        onDelete={(row) => {
          opener.remember()
          setDeleting(row)
        }}
      />
      {open ? (
        <WithdrawQuestion
          snapshot={open.snapshot}
          send={open.actor.send}
          title={titleOf(open.snapshot.context.row as ListedApplication)}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          open
          destructive
          title={t('application.delete.title', { title: titleOf(deleting) })}
          text={t('application.delete.text')}
          confirm={t('application.delete')}
          finalFocus={opener.finalFocus}
          onConfirm={() => {
            list.change({ kind: 'delete', row: deleting })
            setDeleting(null)
          }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  )
}
