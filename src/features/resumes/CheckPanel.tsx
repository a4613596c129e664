import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Loading } from '../../ui/StateView.tsx'
import type { BuilderState } from './builder.ts'
import { Findings } from './Findings.tsx'
import { jobTextIn } from './job-text.ts'
import { reviewMachines, type ReviewEffects, type ReviewMachines } from './review.effects.ts'
import { Tailoring } from './Tailoring.tsx'

export interface CheckPanelProps {
  readonly state: Pick<BuilderState, 'row' | 'draft' | 'facts' | 'lang' | 'save' | 'edit'>
  /** The slug of a job that the resume is compared with at once; null: none. */
  readonly job: string | null
  /** Nothing is read while it is out of sight. */
  readonly isShown: boolean
  /** Opens the field of a text. */
  readonly onPlace: (at: string) => void
  /** Stories give their own calls. */
  readonly effects?: ReviewEffects | undefined
}

/** What could be better, what software reads, and what a job asks for. All of it is about the resume as saved. */
export function CheckPanel({ state, job, isShown, onPlace, effects }: CheckPanelProps) {
  const [machines] = useState(() => reviewMachines(state.row.id, effects))
  return (
    <chakra.div display="grid" gap="4">
      {job === null ? null : <ForJob slug={job} machines={machines} state={state} />}
      <Findings key={state.lang} machine={machines.check} state={state} isShown={isShown} onPlace={onPlace} />
      {job === null ? <Tailoring machine={machines.match} state={state} given={null} /> : null}
    </chakra.div>
  )
}

interface ForJobProps extends Pick<CheckPanelProps, 'state'> {
  readonly slug: string
  readonly machines: ReviewMachines
}
/** The comparison with a job, which stands first for who came for it. A job that cannot be read leaves the empty field. */
function ForJob({ slug, machines: { job, match }, state }: ForJobProps) {
  const load = useLoad(job, slug)
  const [lang] = useState(state.lang)
  if (load.data === null && load.failure === null)
    return (
      <Loading>
        <FormSkeleton fields={2} />
      </Loading>
    )
  return <Tailoring machine={match} state={state} given={load.data === null ? null : jobTextIn(load.data, lang)} />
}
