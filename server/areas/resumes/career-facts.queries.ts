import { asc, eq } from 'drizzle-orm'
import type { Known } from '../../../openapi/format/dates.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { ResumeFact } from '../../../openapi/schemas/resume.ts'
import {
  awards,
  certificates,
  courses,
  projects,
  referees,
  spokenLanguages,
  volunteerings,
} from '../../db/collection-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { dated, factOf, joined, shownAddress, type SayBoth } from './fact.present.ts'

/** How far each level of a language goes, from 0 to 1. */
const SHARES = { native: 1, c2: 1, c1: 0.85, b2: 0.7, b1: 0.5, a2: 0.35, a1: 0.2 } as const

const linkTo = (href: string | null): ResumeFact['link'] => (href === null ? null : { text: shownAddress(href), href })
interface Period {
  readonly startDate: string | null
  readonly startKnown: Known
  readonly endDate: string | null
  readonly endKnown: Known
}
/** What has begun and not ended still goes on. */
const periodOf = ({ startDate, startKnown, endDate, endKnown }: Period) => ({
  from: dated(startDate, startKnown),
  to: dated(endDate, endKnown),
  ongoing: startDate !== null && endDate === null,
})

/** How to reach somebody, the same in both languages. */
function reachOf({ phone, email }: { readonly phone: string | null; readonly email: string | null }): Localized | null {
  const text = [phone, email].filter((one) => one !== null).join('\n')
  return text === '' ? null : { en: text, am: text }
}

/** Languages and certificates, projects, awards, voluntary work, courses and referees: each part in its owner's order. */
export async function careerFacts(db: Readable, accountId: string, say: SayBoth): Promise<ResumeFact[]> {
  const languages = await db
    .select()
    .from(spokenLanguages)
    .where(eq(spokenLanguages.accountId, accountId))
    .orderBy(asc(spokenLanguages.position))
  const papers = await db
    .select()
    .from(certificates)
    .where(eq(certificates.accountId, accountId))
    .orderBy(asc(certificates.position))
  const works = await db
    .select()
    .from(projects)
    .where(eq(projects.accountId, accountId))
    .orderBy(asc(projects.position))
  const honours = await db.select().from(awards).where(eq(awards.accountId, accountId)).orderBy(asc(awards.position))
  const unpaid = await db
    .select()
    .from(volunteerings)
    .where(eq(volunteerings.accountId, accountId))
    .orderBy(asc(volunteerings.position))
  const learnt = await db.select().from(courses).where(eq(courses.accountId, accountId)).orderBy(asc(courses.position))
  const people = await db
    .select()
    .from(referees)
    .where(eq(referees.accountId, accountId))
    .orderBy(asc(referees.position))
  return [
    ...languages.map((row) =>
      factOf('languages', row.id, {
        texts: { title: row.name },
        level: { text: say(`document.resume.level.${row.level}`), share: SHARES[row.level] },
      }),
    ),
    ...papers.map((row) =>
      factOf('certificates', row.id, {
        texts: {
          title: row.name,
          organisation: row.issuer,
          detail: row.number === null ? null : say('document.resume.number', () => ({ number: row.number ?? '' })),
        },
        from: dated(row.issuedOn, row.issuedKnown),
        to: dated(row.expiresOn, row.expiresKnown),
        link: linkTo(row.link),
      }),
    ),
    ...works.map((row) =>
      factOf('projects', row.id, {
        texts: { title: row.name, organisation: row.role, description: row.description },
        ...periodOf(row),
        link: linkTo(row.link),
      }),
    ),
    ...honours.map((row) =>
      factOf('awards', row.id, {
        texts: { title: row.title, organisation: row.awarder, description: row.description },
        to: dated(row.awardedOn, row.awardedKnown),
      }),
    ),
    ...unpaid.map((row) =>
      factOf('volunteering', row.id, {
        texts: { title: row.role, organisation: row.organisation, place: row.location, description: row.description },
        ...periodOf(row),
        link: linkTo(row.link),
      }),
    ),
    ...learnt.map((row) =>
      factOf('courses', row.id, {
        texts: { title: row.name, organisation: row.provider, description: row.description },
        to: dated(row.completedOn, row.completedKnown),
        link: linkTo(row.link),
      }),
    ),
    ...people.map((row) =>
      factOf('references', row.id, {
        texts: {
          title: row.name,
          organisation: joined([row.jobTitle, row.organisation], COMMA),
          detail: row.relation,
          description: reachOf(row),
        },
      }),
    ),
  ]
}
