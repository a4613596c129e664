import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoad } from '../../hooks/useLoad.ts'
import { LazyPart } from '../../ui/LazyPart.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { NEW, RESUME } from './address.ts'
import { OneResume } from './OneResume.tsx'
import { resumeListMachine } from './resume.effects.ts'

const StartResume = lazy(async () => ({ default: (await import('./StartResume.tsx')).StartResume }))

/** `/build/resume` and `/resume/list`: the resume of the address, else the one that was changed last, else a first one. */
export function Screen() {
  const [params, setParams] = useSearchParams()
  const list = useLoad(resumeListMachine, null)
  const [isNew, setNew] = useState(params.has(NEW))
  const open = (id: string) => {
    setNew(false)
    setParams({ [RESUME]: id })
  }
  return (
    <LoadGate load={list} skeleton={<FormSkeleton fields={5} />}>
      {({ data, limit }) => {
        const asked = params.get(RESUME) ?? data[0]?.id ?? null
        if (asked === null || isNew)
          return (
            <LazyPart fallback={<FormSkeleton fields={2} />}>
              <StartResume
                isFirst={data.length === 0}
                isFull={limit !== null && data.length >= limit}
                limit={limit}
                onCreated={(id) => {
                  list.refresh()
                  open(id)
                }}
                onCancel={data.length > 0 ? () => setNew(false) : null}
              />
            </LazyPart>
          )
        return <OneResume key={asked} id={asked} around={{ resumes: data, onOpen: open, onNew: () => setNew(true) }} />
      }}
    </LoadGate>
  )
}
