import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { failureOf } from '../../../openapi/failure.ts'
import { lists } from '../../../openapi/lists.ts'
import { pages } from '../../../openapi/routes.ts'
import type { ApplicantRow, HiringStage } from '../../../openapi/schemas/job-application.ts'
import { useBulk } from '../../hooks/useBulk.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { BoardPart } from '../../machines/applicant-board/board.machine.ts'
import { NOTHING_SAID } from '../../machines/job-application/job-application.machine.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import type { EmployersEvent } from './acts.ts'
import { ApplicantPanel } from './ApplicantPanel.tsx'
import {
  applicantsMachine,
  bulkMachine,
  listedApplicantLife,
  postingLoad,
  type Around,
  MOVE_BACK,
  type ListedApplicant,
  type MovedFrom,
  type PostingBrief,
} from './applicants.effects.ts'
import { ApplicantsHead } from './ApplicantsHead.tsx'
import { ApplicantsView } from './ApplicantsView.tsx'
import type { ApplicationOutcome, Failed } from './application-life.ts'
import { ApplicantQuestion } from './ApplicantQuestion.tsx'
import { readColumn, saveApplicants } from './board.effects.ts'
import { BoardGate } from './BoardGate.tsx'
import { RejectDialog } from './DecisionDialog.tsx'
import { useApplicantsAddress } from './useApplicantsAddress.ts'
import { useStageName } from './application-look.tsx'
import { useApplicationOutcome } from './useApplicationOutcome.ts'
import { OFFER_TAB } from './panel-tabs.tsx'
import { useBoard } from './useBoard.ts'
import { WholeStageQuestion } from './WholeStageQuestion.tsx'
import { withApplicant } from './with-applicant.ts'

/** `/job/applicants/{slug}`: who applied for one posting of the account. */
export function Screen() {
  const { slug = '' } = useParams()
  return <Found key={slug} slug={slug} />
}
function Found({ slug }: { readonly slug: string }) {
  const { t } = useTexts()
  const posting = useLoad(postingLoad, slug)
  return (
    <>
      <BackLink to={pages.manageJobs.path}>{t('application.all_jobs')}</BackLink>
      <LoadGate isPage load={posting} skeleton={<FormSkeleton fields={5} />}>
        {(row) => <Applicants key={row.id} posting={row} />}
      </LoadGate>
    </>
  )
}

const NOTHING: Around = { stages: [], interviewers: [] }
/** Everybody in a stage, who is to go to another once that is confirmed. */
interface WholeStage {
  readonly to: HiringStage
  readonly rows: readonly ListedApplicant[]
}
/** What was done with one applicant and can be undone, as the notice says it. */
interface Undoable {
  readonly title: string
  readonly row: ListedApplicant
  /** Where they were before they were moved; null: they were rejected, and the server knows it. */
  readonly from: HiringStage | null
}
const listed = (row: ApplicantRow, position = 0): ListedApplicant => ({ ...row, position })

/** The applicants of one posting, one machine each, and the one who is looked at. */
export function Applicants({ posting }: { readonly posting: PostingBrief }) {
  const { t, pick } = useTexts()
  const address = useApplicantsAddress()
  const { opened, view } = address
  const [{ stages, interviewers }, setAround] = useState(NOTHING)
  const [machines] = useState(() => ({
    list: applicantsMachine(posting.id, setAround),
    bulk: bulkMachine(posting.id),
  }))
  const { list, opener, exporting } = useListScreen(machines.list, {
    address: lists.applicants,
    save: (query) => saveApplicants(posting.id, query),
  })
  const board = useBoard(posting.id, { isShown: view === 'board', query: list.query, isSettled: !list.isFetching })
  const reload = () => {
    list.reload()
    board.reload()
  }
  const bulk = useBulk<ListedApplicant>(machines.bulk, reload)
  const say = useApplicationOutcome()
  const nameOfStage = useStageName()
  const { account } = useSession()
  const [read, setRead] = useState<ApplicantRow | null>(null)
  const [rejecting, setRejecting] = useState<readonly ListedApplicant[]>([])
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const [moving, setMoving] = useState<WholeStage | null>(null)
  useLive('applications', reload)
  const nameOf = ({ name }: Pick<ApplicantRow, 'name'>) => pick(name ?? {})?.text ?? t('application.gone')
  // The same rows are not told anew at every rendering.
  const known = useMemo(() => withApplicant(list.rows, read), [list.rows, read])
  const lives = useLives(listedApplicantLife, known, (outcome, row) => {
    const told = outcome as ApplicationOutcome
    if (told === 'failed') {
      const { failed, failure } = row as ListedApplicant & Failed
      say.failed(failed, failure)
      // The board showed the move before it was done, and cannot be read anew without a line.
      board.send({ type: 'row.placed', row: row as ListedApplicant, to: row.stage.id })
    } else {
      const { from: before } = row as ListedApplicant & Partial<MovedFrom>
      const from = stages.find(({ id }) => id === before) ?? null
      const said = [told, nameOf(row), nameOfStage(row.stage)] as const
      const canUndo = from !== null || told === 'reject'
      setUndoable(canUndo ? { title: say.textOf(...said), row, from } : null)
      if (!canUndo) say.done(...said)
    }
    // What comes next is the offer, which companies alone send.
    if (told === 'hire' && account?.kind === 'company') address.look(row.id, OFFER_TAB)
    reload()
  })
  const undo = ({ row, from }: Undoable) => {
    setUndoable(null)
    // As it was before: where somebody else moved them on meanwhile, that is said instead.
    if (from) bulk.run(MOVE_BACK, [{ ...row, stage: from, version: row.version - 1 }])
    else lives.want(row, { type: 'act.reconsider', said: NOTHING_SAID })
  }
  const rejectedStage = stages.find(({ kind }) => kind === 'rejected')?.id
  const look = (id: string | null) => {
    if (id === null) setRead(null)
    address.look(id)
  }
  const open = ({ id }: Pick<ApplicantRow, 'id'>) => {
    opener.remember()
    look(id)
  }
  const onBoard = (event: EmployersEvent, row: ApplicantRow) => {
    opener.remember()
    const to = stages.find(({ id }) => id === event.said.stage)
    lives.want(listed(row), event)
    if (to) board.send({ type: 'row.placed', row: { ...row, stage: to }, to: to.id })
  }
  /** All that stand in a stage are read first: what is asked about says how many they are. */
  const beginWhole = async (from: HiringStage, to: HiringStage) => {
    try {
      const rows = (await readColumn(posting.id, board.query, from.id)).map(listed)
      if (to.id === rejectedStage) setRejecting(rows)
      else setMoving({ to, rows })
    } catch (error) {
      say.failed('to_applied', failureOf(error))
    }
  }
  const rows = list.rows && (lives.rows?.slice(0, list.rows.length) ?? null)
  const among = view === 'board' ? columnOf(board.parts, opened) : rows
  const place = among?.findIndex(({ id }) => id === opened) ?? -1
  const neighbour = (by: 1 | -1) => (place < 0 ? undefined : among?.[place + by]?.id)
  const actor = opened === null ? undefined : lives.actorOf(opened)
  return (
    <>
      <ApplicantsHead
        title={t('application.applicants.of', { title: pick(posting.title)?.text ?? '' })}
        analysis={pages.applicantsAnalysis.path.replace('{slug}', posting.id)}
        view={view}
        onView={address.show}
        address={address.kept}
        onAddress={address.goTo}
      />
      <ApplicantsView
        list={{ ...list, rows }}
        stages={stages}
        interviewers={interviewers}
        exporting={exporting}
        bulk={{
          ...bulk,
          run: (action, all) => (action === rejectedStage ? setRejecting(all) : bulk.run(action, all)),
        }}
        nameOf={nameOf}
        onOpen={open}
        onAct={(event, row) => {
          opener.remember()
          lives.actorOf(row.id)?.send(event)
        }}
        board={
          view === 'board' ? (
            <BoardGate
              board={board}
              stages={stages}
              nameOf={nameOf}
              onOpen={open}
              onAct={onBoard}
              onAll={(from, to) => void beginWhole(from, to)}
            />
          ) : null
        }
      />
      {opened === null ? null : (
        <ApplicantPanel
          key={opened}
          id={opened}
          now={lives.rows?.find(({ id }) => id === opened) ?? null}
          tab={address.tab}
          onTab={address.turnTo}
          onAct={(event) => actor?.send(event)}
          onRead={setRead}
          onPrevious={neighbour(-1) === undefined ? null : () => look(neighbour(-1) ?? null)}
          onNext={neighbour(1) === undefined ? null : () => look(neighbour(1) ?? null)}
          isAsking={lives.open !== null}
          finalFocus={opener.finalFocus}
          onClose={() => look(null)}
        />
      )}
      {lives.open ? (
        <ApplicantQuestion
          snapshot={lives.open.snapshot}
          send={lives.open.actor.send}
          name={nameOf(lives.open.snapshot.context.row as ListedApplicant)}
        />
      ) : null}
      {undoable ? (
        <OutcomeNotice
          kind="success"
          title={undoable.title}
          takesFocusFor={null}
          onUndo={() => undo(undoable)}
          onDismiss={() => setUndoable(null)}
        />
      ) : null}
      {moving ? (
        <WholeStageQuestion
          count={moving.rows.length}
          to={moving.to}
          onClose={() => setMoving(null)}
          onConfirm={() => {
            bulk.run(moving.to.id, moving.rows)
            setMoving(null)
          }}
        />
      ) : null}
      {rejecting.length > 0 ? (
        <RejectDialog
          title={t('application.reject.several', { count: rejecting.length })}
          failure={null}
          isBusy={false}
          onClose={() => setRejecting([])}
          onDecide={(rejection) => {
            bulk.run(
              rejectedStage ?? '',
              rejecting.map((row) => ({ ...row, rejection })),
            )
            setRejecting([])
          }}
        />
      ) : null}
    </>
  )
}

/** Those among whom somebody stands on the board. */
const columnOf = (parts: readonly BoardPart<ApplicantRow>[] | null, id: string | null) =>
  parts?.find(({ rows }) => rows.some((row) => row.id === id))?.rows ?? null
