import { and, eq, inArray, notExists } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { APPLICATION_STAGES } from '../../../openapi/schemas/job-application.ts'
import { offers } from '../../db/company-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'

/** An offer that came of the application and was accepted, whether or not the job ended since. */
const acceptedOffer = new QueryBuilder()
  .select({ id: offers.id })
  .from(offers)
  .where(and(eq(offers.applicationId, jobApplications.id), inArray(offers.status, ['accepted', 'ended'])))

/**
 * Who still waits for a decision. Whoever accepted an offer does not, even where their employer has not recorded that
 * they are hired.
 */
export const isUndecided = and(inArray(jobApplications.status, [...APPLICATION_STAGES]), notExists(acceptedOffer))
