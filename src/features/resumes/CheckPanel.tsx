import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { BuilderState } from './builder.ts'
import { Findings } from './Findings.tsx'
import { reviewMachines, type ReviewEffects } from './review.effects.ts'
import { Tailoring } from './Tailoring.tsx'

export interface CheckPanelProps {
  readonly state: Pick<BuilderState, 'row' | 'draft' | 'facts' | 'lang' | 'save' | 'edit'>
  /** Nothing is read while it is out of sight. */
  readonly isShown: boolean
  /** Opens the field of a text. */
  readonly onPlace: (at: string) => void
  /** Stories give their own calls. */
  readonly effects?: ReviewEffects | undefined
}

/** What could be better, what software reads, and what a job asks for. All of it is about the resume as saved. */
export function CheckPanel({ state, isShown, onPlace, effects }: CheckPanelProps) {
  const [machines] = useState(() => reviewMachines(state.row.id, effects))
  return (
    <chakra.div display="grid" gap="4">
      <Findings key={state.lang} machine={machines.check} state={state} isShown={isShown} onPlace={onPlace} />
      <Tailoring machine={machines.match} state={state} />
    </chakra.div>
  )
}
