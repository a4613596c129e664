import { z } from 'zod'
import type { HiringStage } from './job-application.ts'
import { line, localized, paragraph } from './primitives.ts'

/** What a new process has: one stage of each kind, which has no name of its own. */
export const STANDARD_STAGES: readonly HiringStage['kind'][] = [
  'applied',
  'screening',
  'assessment',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
]

/** What who enters a stage is written. */
const stageMail = z.strictObject({ subject: localized(line(150)), text: localized(paragraph(4000)) })
export type StageMail = z.output<typeof stageMail>
