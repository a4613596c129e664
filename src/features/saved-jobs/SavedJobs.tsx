import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Failure } from '../../../openapi/failure.ts'
import { lists } from '../../../openapi/lists.ts'
import type { SavedJob } from '../../../openapi/schemas/job-alert.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { savedJobsMachine, saveJobLoad } from './saved-jobs.effects.ts'
import { SavedJobsView } from './SavedJobsView.tsx'
import { Searches } from './Searches.tsx'

const VIEWS = ['jobs', 'searches'] as const
/** The parameters with which a public page leads here: a job to keep, or a search and what to call it. */
const SAVE = 'save'
const SEARCH = 'search'
const NAME = 'name'

/** `/job/saved`: the jobs that the person keeps, and their searches. */
export function Screen() {
  const { t, pick } = useTexts()
  const toast = useToast()
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'jobs'
  const saving = params.get(SAVE)
  const search = params.get(SEARCH)
  /** What brought the person here was done: doing it again by a reload would surprise them. */
  const forget = () =>
    setParams(
      (now) => {
        for (const name of [SAVE, SEARCH, NAME]) now.delete(name)
        return now
      },
      { replace: true },
    )
  return (
    <>
      <PageHeader title={t('page.savedJobs.title')} purpose={t('saved.purpose')} />
      <Views view={view} />
      {saving !== null ? (
        <Saving
          slug={saving}
          onSaved={({ title }) => {
            toast({ severity: 'success', text: t('saved.title.saved', { title: pick(title)?.text ?? '' }) })
            forget()
          }}
          onRefused={(failure) => {
            const said = failureText(failure, t)
            toast({ severity: 'error', title: t('saved.failed'), text: said.text || said.title })
            forget()
          }}
        />
      ) : view === 'jobs' ? (
        <Jobs />
      ) : (
        <Searches wanted={search === null ? null : { search, name: params.get(NAME) ?? '' }} onTaken={forget} />
      )}
    </>
  )
}

function Views({ view }: { readonly view: (typeof VIEWS)[number] }) {
  const { t } = useTexts()
  return (
    <chakra.nav aria-label={t('saved.views')} mb="5" borderBottomWidth="1px" display="flex" flexWrap="wrap" gap="1">
      {VIEWS.map((each) => (
        <chakra.span
          key={each}
          borderBottomWidth="3px"
          borderColor={each === view ? 'primary.solid' : 'transparent'}
          color={each === view ? 'primary.fg' : 'fg.muted'}
          fontWeight="600"
          mb="-1px"
          css={{
            '& a': {
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: '2.75rem',
              paddingInline: '0.75rem',
              borderRadius: 'l1',
            },
          }}
        >
          <Link to={each === 'jobs' ? '?' : `?view=${each}`} aria-current={each === view ? 'page' : undefined}>
            {t(`saved.view.${each}`)}
          </Link>
        </chakra.span>
      ))}
    </chakra.nav>
  )
}

function Jobs() {
  const { list } = useListScreen(savedJobsMachine, { address: lists.savedJobs })
  // Saved in another window, or applied for.
  useLive('applications', list.reload)
  return <SavedJobsView list={list} />
}

interface SavingProps {
  readonly slug: string
  readonly onSaved: (job: SavedJob) => void
  readonly onRefused: (failure: Failure) => void
}
/** Keeps the job with which the person came; the list stands in its place once that is done. */
function Saving({ slug, onSaved, onRefused }: SavingProps) {
  const load = useLoad(saveJobLoad, slug)
  const { data, failure } = load
  const saved = useEffectEvent(onSaved)
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (data !== null) saved(data)
    else if (failure !== null && failure.status >= 400 && failure.status < 500) refused(failure)
  }, [data, failure])
  return (
    <LoadGate load={load} skeleton={<RowsSkeleton rows={3} />}>
      {() => <RowsSkeleton rows={3} />}
    </LoadGate>
  )
}
