import { asc, eq, inArray, sql } from 'drizzle-orm'
import { jobPostings, jobPostingSkills } from '../../db/job-posting-tables.ts'
import { jobSectors, jobTitles, skills } from '../../db/list-tables.ts'
import { referenceEntries } from '../../db/platform-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { LISTED_COLUMNS, nameOfEmployer } from './posting.content.ts'
import { searchText } from './search-text.ts'

/** The postings of an account are found by what it is called now, and no longer by its former name. */
export async function renameEmployer(tx: Tx, services: Services, accountId: string): Promise<void> {
  const rows = await tx
    .select({ row: jobPostings, jobTitle: jobTitles.name, sector: jobSectors.name })
    .from(jobPostings)
    .leftJoin(jobTitles, eq(jobTitles.id, jobPostings.jobTitleId))
    .leftJoin(jobSectors, eq(jobSectors.id, jobPostings.sectorId))
    .where(eq(jobPostings.accountId, accountId))
  if (rows.length === 0) return
  const employer = await nameOfEmployer(tx, accountId)
  const asked = await tx
    .select({ postingId: jobPostingSkills.postingId, name: skills.name })
    .from(jobPostingSkills)
    .innerJoin(jobPostings, eq(jobPostings.id, jobPostingSkills.postingId))
    .innerJoin(skills, eq(skills.id, jobPostingSkills.skillId))
    .where(eq(jobPostings.accountId, accountId))
    .orderBy(asc(jobPostingSkills.place))
  const skillNames = Map.groupBy(asked, ({ postingId }) => postingId)
  const entries = await tx
    .select({ list: referenceEntries.list, key: referenceEntries.key, name: referenceEntries.name })
    .from(referenceEntries)
    .where(
      inArray(
        referenceEntries.list,
        LISTED_COLUMNS.map(({ list }) => list),
      ),
    )
  const listed = new Map(entries.map(({ list, key, name }) => [`${list} ${key}`, name] as const))
  const keys = rows.map(({ row, jobTitle, sector }) =>
    searchText({
      names: [
        row.title,
        employer,
        jobTitle,
        sector,
        ...(skillNames.get(row.id) ?? []).map(({ name }) => name),
        ...LISTED_COLUMNS.map(({ list, column }) => listed.get(`${list} ${row[column]}`) ?? null),
        row.city,
      ],
      texts: [row.description, row.responsibilities, row.requirements],
    }),
  )
  const ids = rows.map(({ row }) => row.id)
  await tx.execute(sql`
    update ${jobPostings} set search_key = named.key
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(keys)}::text[]) as named(id, key)
    where ${jobPostings.id} = named.id`)
  services.events.publish(tx, 'jobs', accountId)
}
