import type { ResumeView } from '../../machines/resume/resume.connect.ts'
import type { ResumePages } from '../../../openapi/schemas/resume.ts'

/** What the parts of the builder show. */
export type BuilderState = ResumeView<ResumePages>
