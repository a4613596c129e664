import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import type { requisition } from '../../../openapi/schemas/job-offer.ts'
import type { Services } from '../../kernel/context.ts'
import { abilities, type OfferStatus } from './offers.policy.ts'
import type { OfferRow } from './offers.queries.ts'

/** An offer as the viewer sees it. A person who received it by e-mail sees the own account as the employee's, which an answer has to name. */
export function presentOffer({ offer, company }: OfferRow, viewer: Viewer<'individual' | 'company'>, services: Pick<Services, 'files'>): z.input<typeof requisition> {
  const status = offer.status as OfferStatus
  return {
    id: offer.id,
    version: offer.version,
    status,
    is_read: offer.readAt !== null,
    company_logo: company.pictureId === null ? null : services.files.ownUrl(company.pictureId),
    company_name: company.name ?? company.username,
    company_account_id: offer.companyAccountId,
    employee_account_id: offer.employeeAccountId ?? (viewer.accountKind === 'individual' ? viewer.accountId : null),
    employee_email: offer.employeeEmailKey,
    roles: offer.roles,
    job_title: offer.jobTitle,
    job_description: offer.jobDescription,
    employment_type: offer.employmentType,
    location_type: offer.locationType,
    salary: offer.salary,
    currency: offer.currency,
    from_date: offer.fromDate,
    to_date: offer.toDate,
    rejection_note: offer.rejectionNote,
    created_at: offer.createdAt.toISOString(),
    abilities: abilities(status, viewer),
  }
}
