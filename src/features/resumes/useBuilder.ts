import { useActor } from '@xstate/react'
import { useMemo } from 'react'
import type { ResumePages } from '../../../openapi/schemas/resume.ts'
import { connectResume, resumeActions } from '../../machines/resume/resume.connect.ts'
import type { ResumeInput, ResumeMachine } from '../../machines/resume/resume.machine.ts'

/** Runs the machine of the builder: what it shows, and the actor itself. */
export function useBuilder(machine: ResumeMachine<ResumePages>, input: ResumeInput) {
  const [snapshot, send, actor] = useActor(machine, { input })
  const actions = useMemo(() => resumeActions(send, () => actor.getSnapshot().context.draft), [send, actor])
  return { state: connectResume(snapshot, actions), actor }
}
