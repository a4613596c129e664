import { Button } from '@chakra-ui/react/button'
import { useMemo, useState } from 'react'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router'
import { lists } from '../../../openapi/lists.ts'
import { pages } from '../../../openapi/routes.ts'
import type { ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import { useBulk } from '../../hooks/useBulk.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { ApplicantPanel } from './ApplicantPanel.tsx'
import {
  applicantsMachine,
  bulkMachine,
  listedApplicantLife,
  postingLoad,
  stagesLoad,
  type ListedApplicant,
  type PostingBrief,
} from './applicants.effects.ts'
import { ApplicantsView } from './ApplicantsView.tsx'
import type { ApplicationOutcome, Failed } from './application-life.ts'
import { ApplicantQuestion } from './ApplicantQuestion.tsx'
import { RejectDialog } from './DecisionDialog.tsx'
import { useApplicationOutcome } from './useApplicationOutcome.ts'
import { OFFER_TAB } from './panel-tabs.tsx'
import { withApplicant } from './with-applicant.ts'

/** The parameter that names the applicant who is looked at. */
const APPLICANT = 'applicant'
/** The parameter that names the tab of their panel; it stays from one applicant to the next. */
const TAB = 'tab'

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
      <Button asChild variant="ghost" colorPalette="gray" size="sm" mb="3" ms="-3">
        <RouterLink to={pages.manageJobs.path}>← {t('application.all_jobs')}</RouterLink>
      </Button>
      <LoadGate load={posting} skeleton={<FormSkeleton fields={5} />}>
        {(row) => <Applicants key={row.id} posting={row} />}
      </LoadGate>
    </>
  )
}

/** The applicants of one posting, one machine each, and the one who is looked at. */
export function Applicants({ posting }: { readonly posting: PostingBrief }) {
  const { t, pick } = useTexts()
  const [machines] = useState(() => ({ list: applicantsMachine(posting.id), bulk: bulkMachine(posting.id) }))
  const { list, opener } = useListScreen(machines.list, { address: lists.applicants })
  const bulk = useBulk<ListedApplicant>(machines.bulk, list.reload)
  const load = useLoad(stagesLoad, posting.id)
  const stages = load.data ?? []
  const reload = () => {
    list.reload()
    load.refresh()
  }
  const say = useApplicationOutcome()
  const { account } = useSession()
  const [params, setParams] = useSearchParams()
  const [read, setRead] = useState<ApplicantRow | null>(null)
  const [rejecting, setRejecting] = useState<readonly ListedApplicant[]>([])
  useLive('applications', reload)
  const nameOf = ({ name }: Pick<ApplicantRow, 'name'>) => pick(name ?? {})?.text ?? t('application.gone')
  const opened = params.get(APPLICANT)
  const look = (id: string | null, tab?: string) => {
    if (id === null) setRead(null)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) {
          next.delete(APPLICANT)
          next.delete(TAB)
        } else next.set(APPLICANT, id)
        if (tab !== undefined) next.set(TAB, tab)
        return next
      },
      // One entry for the panel, however many are looked at in it.
      { preventScrollReset: true, replace: opened !== null },
    )
  }
  const turnTo = (tab: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(TAB, tab)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  // The same rows are not told anew at every rendering.
  const known = useMemo(() => withApplicant(list.rows, read), [list.rows, read])
  const lives = useLives(listedApplicantLife, known, (outcome, row) => {
    const told = outcome as ApplicationOutcome
    if (told === 'failed') {
      const { failed, failure } = row as ListedApplicant & Failed
      say.failed(failed, failure)
    } else say.done(told, nameOf(row))
    // What comes next is the offer, which companies alone send.
    if (told === 'hire' && account?.kind === 'company') look(row.id, OFFER_TAB)
    list.reload()
  })
  const rejected = stages.find(({ kind }) => kind === 'rejected')?.id
  const rows = list.rows && (lives.rows?.slice(0, list.rows.length) ?? null)
  const place = rows?.findIndex(({ id }) => id === opened) ?? -1
  const neighbour = (by: 1 | -1) => (place < 0 ? undefined : rows?.[place + by]?.id)
  const actor = opened === null ? undefined : lives.actorOf(opened)
  return (
    <>
      <PageHeader title={t('application.applicants.of', { title: pick(posting.title)?.text ?? '' })} />
      <ApplicantsView
        list={{ ...list, rows }}
        stages={stages}
        bulk={{
          ...bulk,
          run: (action, all) => (action === rejected ? setRejecting(all) : bulk.run(action, all)),
        }}
        nameOf={nameOf}
        onOpen={({ id }) => {
          opener.remember()
          look(id)
        }}
        onAct={(event, row) => {
          opener.remember()
          lives.actorOf(row.id)?.send(event)
        }}
      />
      {opened === null ? null : (
        <ApplicantPanel
          key={opened}
          id={opened}
          now={lives.rows?.find(({ id }) => id === opened) ?? null}
          tab={params.get(TAB)}
          onTab={turnTo}
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
      {rejecting.length > 0 ? (
        <RejectDialog
          title={t('application.reject.several', { count: rejecting.length })}
          failure={null}
          isBusy={false}
          onClose={() => setRejecting([])}
          onDecide={(rejection) => {
            bulk.run(
              rejected ?? '',
              rejecting.map((row) => ({ ...row, rejection })),
            )
            setRejecting([])
          }}
        />
      ) : null}
    </>
  )
}
