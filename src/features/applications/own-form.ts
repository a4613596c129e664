import type { z } from 'zod'
import type { applicationForm } from '../../../openapi/schemas/job-application.ts'

/** A job with what is saved of the own application, as the server answers it. */
export type OwnForm = z.output<typeof applicationForm>
