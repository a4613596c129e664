import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import { lists } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useCopy } from '../../ui/useCopy.ts'
import { NewPostingDialog } from './NewPostingDialog.tsx'
import { listedPostingLife, type Failed, type PostingOutcome } from './posting-life.ts'
import { PostingQuestion } from './PostingQuestion.tsx'
import { duplicatePostingMachine, postingsMachine, roomMachine, type ListedPosting } from './postings.effects.ts'
import { postingPath, PostingsView, type RowAction } from './PostingsView.tsx'
import { usePostingOutcome } from './usePostingOutcome.ts'

/** `/manage-jobs`: the postings of the account, one machine each. */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const { list, opener } = useListScreen(postingsMachine, { address: lists.jobPostings })
  const room = useLoad(roomMachine, null)
  const say = usePostingOutcome()
  const copy = useCopy({ copied: t('posting.copied'), byHand: t('posting.copy_by_hand') })
  const [isAdding, setAdding] = useState(false)
  const reload = () => {
    list.reload()
    room.refresh()
  }
  // A colleague, an administrator's decision or the clock.
  useLive('jobs', reload)
  const lives = useLives(listedPostingLife, list.rows, (outcome, row) => {
    const told = outcome as PostingOutcome
    if (told === 'failed') {
      const { failed, failure } = row as ListedPosting & Failed
      say.failed(failed, failure)
    } else say.done(told, row)
    reload()
  })
  // Opened once the dialog is gone, which holds what was typed until then.
  const [created, setCreated] = useState<string | null>(null)
  useEffect(() => {
    if (created !== null) void navigate(postingPath(created))
  }, [created, navigate])
  const duplicate = useSave(duplicatePostingMachine, {
    row: null,
    onSaved: (row) => {
      toast({ severity: 'success', text: t('posting.duplicated') })
      setCreated(row.id)
    },
    onFailed: (failure) => say.failed('duplicate', failure),
  })
  const act = (action: RowAction, row: ListedPosting) => {
    opener.remember()
    switch (action) {
      case 'open':
        window.open(ownLink(row.url ?? '') ?? undefined, '_blank', 'noopener')
        break
      case 'copy':
        copy(row.url ?? '')
        break
      case 'duplicate':
        if (!duplicate.busy) duplicate.submit(row.id)
        break
      case 'delete':
        list.change({ kind: 'delete', row })
        break
      default:
        lives.actorOf(row.id)?.send({ type: `act.${action}` })
    }
  }
  return (
    <>
      <PageHeader title={t('page.manageJobs.title')} purpose={t('posting.purpose')} />
      <PostingsView
        list={{ ...list, rows: lives.rows }}
        room={room.data}
        onAdd={() => {
          opener.remember()
          setAdding(true)
        }}
        onAct={act}
      />
      {isAdding ? (
        <NewPostingDialog
          onClose={() => setAdding(false)}
          onCreated={(row) => {
            setAdding(false)
            setCreated(row.id)
          }}
          finalFocus={opener.finalFocus}
        />
      ) : null}
      {lives.open ? (
        <PostingQuestion
          snapshot={lives.open.snapshot}
          send={lives.open.actor.send}
          opensAtOnce={room.data?.needsReview === false}
        />
      ) : null}
    </>
  )
}
