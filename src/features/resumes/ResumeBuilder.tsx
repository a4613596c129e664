import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { LazyPart, partOf } from '../../ui/LazyPart.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { JOB, NEW, RESUME } from './address.ts'
import { OneResume } from './OneResume.tsx'
import { resumeListMachine } from './resume.effects.ts'

const { Part: StartResume } = partOf(async () => (await import('./StartResume.tsx')).StartResume)
const { Part: FirstResume } = partOf(async () => (await import('./StartResume.tsx')).FirstResume)

/** The way back for whoever came from the form of a job. */
function BackToApplication({ job }: { readonly job: string }) {
  const { t } = useTexts()
  return (
    <BackLink to={pages.applyForJob.path.replace('{slug}', encodeURIComponent(job))}>
      {t('resume.build.application')}
    </BackLink>
  )
}

/** `/build/resume` and `/resume/list`: the resume of the address, else the one that was changed last, else a first one. */
export function Screen() {
  const [params, setParams] = useSearchParams()
  const list = useLoad(resumeListMachine, null)
  const [isNew, setNew] = useState(params.has(NEW))
  const [created, setCreated] = useState<string | null>(null)
  const job = params.get(JOB)
  const open = (id: string) => {
    setNew(false)
    setParams({ [RESUME]: id, ...(job === null ? {} : { [JOB]: job }) })
  }
  return (
    <>
      {job === null ? null : <BackToApplication job={job} />}
      <LoadGate isPage load={list} skeleton={<FormSkeleton fields={5} />}>
        {({ data, limit }) => {
          const asked = params.get(RESUME) ?? data[0]?.id ?? null
          const start = {
            isFull: limit !== null && data.length >= limit,
            limit,
            onCreated: (id: string) => {
              list.refresh()
              setCreated(id)
              open(id)
            },
          }
          if (asked === null || isNew)
            return (
              <LazyPart fallback={<FormSkeleton fields={2} />}>
                {data.length === 0 ? (
                  <FirstResume {...start} />
                ) : (
                  <StartResume isFirst={false} onCancel={() => setNew(false)} {...start} />
                )}
              </LazyPart>
            )
          return (
            <OneResume
              key={asked}
              id={asked}
              job={job}
              opensAt={job === null || asked === created ? 'content' : 'check'}
              around={{ resumes: data, onOpen: open, onNew: () => setNew(true) }}
            />
          )
        }}
      </LoadGate>
    </>
  )
}
