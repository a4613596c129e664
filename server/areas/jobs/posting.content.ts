import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ValidationId } from '../../../openapi/explain.ts'
import { jobGaps, type JobContent } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { jobPostingSkills, type jobPostings } from '../../db/job-posting-tables.ts'
import { jobSectors, jobTitles, skills } from '../../db/list-tables.ts'
import { referenceEntries } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { invalid, refuse, type FieldErrors } from '../../kernel/refusal.ts'
import { endOfDay } from './deadline.ts'
import { isOver, type Posting } from './postings.policy.ts'
import { employerName } from './postings.present.ts'
import { searchText } from './search-text.ts'

/** What a posting says to its readers. */
type Said = Omit<JobContent, 'hiring_process_id'>
/** The fields whose key is one of a fixed list. */
const LISTED = {
  employment_type: 'employment-types',
  location_type: 'location-types',
  region: 'regions',
  education_level: 'degrees',
} as const satisfies Partial<Record<keyof JobContent, ReferenceList>>

/** What a posting says in columns, but its skills and what it is searched by. */
export const columnsOf = (content: Omit<JobContent, 'skill_ids' | 'hiring_process_id'>) => ({
  title: content.title,
  ...titleKeys(content.title),
  jobTitleId: content.job_title_id,
  sectorId: content.sector_id,
  description: content.description,
  responsibilities: content.responsibilities,
  requirements: content.requirements,
  employmentType: content.employment_type,
  locationType: content.location_type,
  region: content.region,
  city: content.city,
  salaryFrom: content.salary_from,
  salaryTo: content.salary_to,
  currency: content.currency,
  salaryPeriod: content.salary_period,
  salaryShown: content.salary_shown,
  experienceYears: content.experience_years,
  educationLevel: content.education_level,
  vacancies: content.vacancies,
  deadline: content.deadline,
  timeZone: content.time_zone,
  closesAt: content.deadline === null ? null : endOfDay(content.deadline, content.time_zone),
  replyWithin: content.reply_within,
  questions: content.questions,
  documents: content.documents,
})

export const titleKeys = ({ en, am }: Localized) => ({
  titleKeyEn: fold(en ?? am ?? ''),
  titleKeyAm: fold(am ?? en ?? ''),
})

/** What a posting names, each with what it is called in both languages. */
interface Named {
  readonly names: readonly Localized[]
  readonly errors: FieldErrors
}

/**
 * Reads what a posting names, and locks it until the end of the transaction, so that nothing of it is deleted meanwhile.
 * Errors stand beside the fields whose row or key does not exist.
 */
async function named(tx: Tx, content: Said, before: Posting | null): Promise<Named> {
  const errors: Record<string, readonly ValidationId[]> = {}
  const names: Localized[] = []
  const take = (field: string, found: { readonly name: Localized } | undefined) => {
    if (found) names.push(found.name)
    else errors[field] = ['validation.reference']
  }
  for (const [field, table] of [
    ['job_title_id', jobTitles],
    ['sector_id', jobSectors],
  ] as const) {
    const id = content[field]
    if (id !== null)
      take(field, (await tx.select({ name: table.name }).from(table).where(eq(table.id, id)).for('key share'))[0])
  }
  if (content.skill_ids.length > 0) {
    const found = await tx
      .select({ id: skills.id, name: skills.name })
      .from(skills)
      .where(inArray(skills.id, content.skill_ids))
      .orderBy(asc(skills.id))
      .for('key share')
    for (const [at, id] of content.skill_ids.entries())
      take(
        `skill_ids.${at}`,
        found.find((one) => one.id === id),
      )
  }
  for (const [field, list] of Object.entries(LISTED) as [keyof typeof LISTED, ReferenceList][]) {
    const key = content[field]
    if (key === null) continue
    const [found] = await tx
      .select({ name: referenceEntries.name })
      .from(referenceEntries)
      .where(and(eq(referenceEntries.list, list), eq(referenceEntries.key, key)))
    // What it says already stays, even where the list has lost it.
    if (found || !before || before[COLUMN[field]] !== key) take(field, found)
  }
  return { names, errors }
}
const COLUMN = {
  employment_type: 'employmentType',
  location_type: 'locationType',
  region: 'region',
  education_level: 'educationLevel',
} as const satisfies Record<keyof typeof LISTED, keyof Posting>
/** The columns that keep a key of a fixed list, in the order in which a posting is searched by them. */
export const LISTED_COLUMNS = (Object.keys(LISTED) as (keyof typeof LISTED)[]).map(
  (field) => ({ list: LISTED[field], column: COLUMN[field] }) as const,
)

/** What the account of postings is called now. Refuses with `not_found` where there is none. */
export async function nameOfEmployer(tx: Tx, accountId: string): Promise<Localized> {
  const [employer] = await tx
    .select({ account: accounts, owner: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  return employer ? employerName(employer.account, employer.owner) : refuse('not_found', {})
}

/** What a posting is found by: its title, employer, what it names, its place and its texts. */
async function searchKeyOf(
  tx: Tx,
  accountId: string,
  content: Pick<JobContent, 'title' | 'city' | 'description' | 'responsibilities' | 'requirements'>,
  names: readonly Localized[],
): Promise<string> {
  return searchText({
    names: [content.title, await nameOfEmployer(tx, accountId), ...names, content.city],
    texts: [content.description, content.responsibilities, content.requirements],
  })
}

/**
 * Checks what a posting names, and gives the columns that keep it. Refuses with `invalid` and an error beside each field
 * that names what does not exist.
 */
export async function examined(tx: Tx, accountId: string, content: Said, before: Posting | null) {
  const { names, errors } = await named(tx, content, before)
  if (Object.keys(errors).length > 0) invalid(errors)
  return { ...columnsOf(content), searchKey: await searchKeyOf(tx, accountId, content, names) }
}

/** Writes which skills a posting asks for, in their order. */
export async function keepSkills(tx: Tx, postingId: string, skillIds: readonly string[]): Promise<void> {
  await tx.delete(jobPostingSkills).where(eq(jobPostingSkills.postingId, postingId))
  if (skillIds.length > 0)
    await tx.insert(jobPostingSkills).values(skillIds.map((skillId, place) => ({ postingId, skillId, place })))
}

/**
 * Refuses with `invalid` and a message beside each field without which no posting is open, or a deadline that passed.
 */
export function assertWhole(
  row: Pick<
    Posting,
    | 'jobTitleId'
    | 'sectorId'
    | 'description'
    | 'employmentType'
    | 'locationType'
    | 'deadline'
    | 'region'
    | 'city'
    | 'closesAt'
  >,
  now: Date,
): void {
  const gaps = jobGaps({
    job_title_id: row.jobTitleId,
    sector_id: row.sectorId,
    description: row.description,
    employment_type: row.employmentType,
    location_type: row.locationType,
    deadline: row.deadline,
    region: row.region,
    city: row.city,
  })
  const errors: Record<string, readonly ValidationId[]> = Object.fromEntries(
    gaps.map((field) => [field, ['validation.required']]),
  )
  if (isOver(row, now)) errors['deadline'] = ['validation.not_past']
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** The table, for callers that write the columns of `examined`. */
export type PostingColumns = Partial<typeof jobPostings.$inferInsert>
