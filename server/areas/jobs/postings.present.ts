import type { z } from 'zod'
import type { jobPosting, jobPostingRow, jobReview } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import { jobPath } from '../../../src/documents/jobs/job-address.ts'
import type { accounts, users } from '../../db/tables.ts'
import { administratorsAbilities, employersAbilities, type Posting } from './postings.policy.ts'

export type PresentedPosting = z.input<typeof jobPosting>
export type PresentedRow = z.input<typeof jobPostingRow>
export type PresentedReview = z.input<typeof jobReview>

/** What is needed to show a posting: the time, and the origin of public addresses. */
export interface Showing {
  readonly now: Date
  readonly webOrigin: string
}

/** The public page of a posting; null before its first publication. */
export const publicUrl = ({ slug }: Pick<Posting, 'slug'>, { webOrigin }: Pick<Showing, 'webOrigin'>): string | null =>
  slug === null ? null : webOrigin + jobPath(slug)

const presentShort = (row: Posting, showing: Showing): Omit<PresentedRow, 'abilities' | 'applicants'> => ({
  id: row.id,
  version: row.version,
  status: row.status,
  title: row.title,
  employment_type: row.employmentType,
  location_type: row.locationType,
  vacancies: row.vacancies,
  deadline: row.deadline,
  url: publicUrl(row, showing),
  published_at: row.publishedAt?.toISOString() ?? null,
  closes_at: row.closesAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})
const presentWhole = (
  row: Posting,
  skillIds: readonly string[],
  showing: Showing,
): Omit<PresentedPosting, 'abilities' | 'has_applicants' | 'hiring_process_id'> => ({
  ...presentShort(row, showing),
  job_title_id: row.jobTitleId,
  sector_id: row.sectorId,
  description: row.description as PresentedPosting['description'],
  responsibilities: row.responsibilities as PresentedPosting['responsibilities'],
  requirements: row.requirements as PresentedPosting['requirements'],
  skill_ids: [...skillIds],
  region: row.region,
  city: row.city,
  salary_from: row.salaryFrom,
  salary_to: row.salaryTo,
  currency: row.currency as PresentedPosting['currency'],
  salary_period: row.salaryPeriod,
  salary_shown: row.salaryShown,
  experience_years: row.experienceYears,
  education_level: row.educationLevel,
  time_zone: row.timeZone,
  reply_within: row.replyWithin,
  questions: [...row.questions],
  documents: [...row.documents],
  code: row.code,
  review_note: row.reviewNote,
  closed_at: row.closedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
})

/** A row of the account's list. */
export const presentRow = (row: Posting, applicants: number, showing: Showing): PresentedRow => ({
  ...presentShort(row, showing),
  applicants,
  abilities: employersAbilities(row, showing.now),
})

/** A posting with its skills, as its account sees it; whether anybody applied for it. */
export function presentPosting(
  row: Posting,
  skillIds: readonly string[],
  hasApplicants: boolean,
  showing: Showing,
): PresentedPosting {
  return {
    ...presentWhole(row, skillIds, showing),
    hiring_process_id: row.hiringProcessId,
    has_applicants: hasApplicants,
    abilities: employersAbilities(row, showing.now),
  }
}

/** What the account of a posting is called, in both languages. */
export const employerName = (
  account: Pick<typeof accounts.$inferSelect, 'kind' | 'companyName' | 'publicName' | 'username'>,
  owner: Parameters<typeof shownName>[0],
) => (account.kind === 'company' ? shownCompanyName(account) : shownName(owner))

/** A posting as administrators see it. */
export function presentReview(
  {
    row,
    jobTitle,
    sector,
    skills,
    account,
    owner,
  }: {
    readonly row: Posting
    readonly jobTitle: Localized | null
    readonly sector: Localized | null
    readonly skills: readonly { readonly skillId: string; readonly name: Localized }[]
    readonly account: typeof accounts.$inferSelect
    readonly owner: typeof users.$inferSelect
  },
  showing: Showing,
): PresentedReview {
  return {
    ...presentWhole(
      row,
      skills.map(({ skillId }) => skillId),
      showing,
    ),
    job_title: jobTitle,
    sector,
    skills: skills.map(({ name }) => name),
    account_id: account.id,
    username: account.username,
    account_name: employerName(account, owner),
    is_verified: account.verifiedAt !== null,
    abilities: administratorsAbilities(row, showing.now),
  }
}
