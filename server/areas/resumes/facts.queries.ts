import { and, asc, eq, isNull } from 'drizzle-orm'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import { SUMMARY_ID } from '../../../openapi/resume-fields.ts'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { ResumeFact, ResumeFacts } from '../../../openapi/schemas/resume.ts'
import {
  educations,
  experiences,
  hobbies,
  personSkills,
  publishedWorks,
  socialMedias,
  summaries,
} from '../../db/collection-tables.ts'
import { employments } from '../../db/company-tables.ts'
import { confirmingLetters, type ConfirmingLetter } from '../../resources/confirming-letters.ts'
import { referenceEntries } from '../../db/platform-tables.ts'
import { sections, sites } from '../../db/site-tables.ts'
import { accounts, personalDetails, users } from '../../db/tables.ts'
import { audienceOf, maySee } from '../../kernel/audience.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { careerFacts } from './career-facts.queries.ts'
import { dated, factOf, joined, shownAddress, type SayBoth } from './fact.present.ts'

type Reading = Pick<Services, 'say' | 'config' | 'files'>

const bothOf =
  ({ say }: Pick<Services, 'say'>): SayBoth =>
  (id, values) => ({ en: say('en', id, values?.('en')), am: say('am', id, values?.('am')) })

async function experienceFacts(services: Reading, db: Readable, accountId: string): Promise<ResumeFact[]> {
  const { publicName, companyName, username } = accounts
  const rows = await db
    .select({ row: experiences, employer: { publicName, companyName, username } })
    .from(experiences)
    // While the person disputes a record, their employer confirms nothing.
    .leftJoin(employments, and(eq(employments.id, experiences.employmentId), isNull(employments.dispute)))
    .leftJoin(accounts, eq(accounts.id, employments.companyAccountId))
    .where(eq(experiences.accountId, accountId))
    .orderBy(asc(experiences.position))
  const letters = await confirmingLetters(
    db,
    rows.flatMap(({ row }) => row.letterId ?? []),
  )
  return rows.map(({ row, employer }) =>
    factOf('experience', row.id, {
      texts: {
        title: row.jobTitle,
        organisation: row.companyName,
        place: row.location,
        description: row.description,
      },
      from: dated(row.startDate, row.startKnown),
      to: row.currentlyEmployed ? null : dated(row.endDate, row.endKnown),
      ongoing: row.currentlyEmployed,
      confirmed: employer === null ? null : shownCompanyName(employer),
      letter: letterOf(services, letters.get(row.letterId ?? '')),
    }),
  )
}

const letterOf = ({ config }: Reading, letter: ConfirmingLetter | undefined): ResumeFact['letter'] =>
  letter === undefined
    ? null
    : {
        company: letter.company,
        reference: letter.reference,
        date: letter.date,
        href: new URL(letter.path, config.webOrigin).href,
      }

async function educationFacts(db: Readable, accountId: string, say: SayBoth): Promise<ResumeFact[]> {
  const rows = await db
    .select()
    .from(educations)
    .where(eq(educations.accountId, accountId))
    .orderBy(asc(educations.position))
  return rows.map((row) =>
    factOf('education', row.id, {
      texts: {
        title: joined([row.degree, row.fieldOfStudy], COMMA),
        organisation: row.schoolName,
        detail: row.grade === null ? null : say('document.resume.grade', () => ({ grade: row.grade ?? '' })),
        description: row.description,
      },
      from: dated(row.startDate, row.startKnown),
      to: dated(row.endDate, row.endKnown),
    }),
  )
}

async function workFacts(db: Readable, accountId: string): Promise<ResumeFact[]> {
  const rows = await db
    .select()
    .from(publishedWorks)
    // What its owner has not published yet is nobody else's to read (specification §3).
    .where(and(eq(publishedWorks.accountId, accountId), eq(publishedWorks.status, 'published')))
    .orderBy(asc(publishedWorks.position))
  return rows.map((row) => {
    const href = `https://doi.org/${encodeURIComponent(row.doi).replaceAll('%2F', '/')}`
    return factOf('published_works', row.id, {
      texts: {
        title: row.title,
        organisation: joined([row.journalName, row.publisher], COMMA),
        detail: row.authorNames,
        description: row.description,
      },
      to: dated(row.publicationDate),
      link: { text: shownAddress(href), href },
    })
  })
}

/** Facts that are a name and nothing else. */
async function namedFacts(db: Readable, accountId: string): Promise<ResumeFact[]> {
  const skills = await db
    .select({ id: personSkills.id, name: personSkills.name })
    .from(personSkills)
    .where(eq(personSkills.accountId, accountId))
    .orderBy(asc(personSkills.position))
  const pastimes = await db
    .select({ id: hobbies.id, name: hobbies.name })
    .from(hobbies)
    .where(eq(hobbies.accountId, accountId))
    .orderBy(asc(hobbies.position))
  return [
    ...skills.map(({ id, name }) => factOf('skills', id, { texts: { title: name } })),
    ...pastimes.map(({ id, name }) => factOf('hobbies', id, { texts: { title: name } })),
  ]
}

async function socialContacts(db: Readable, accountId: string): Promise<ResumeFacts['contacts']> {
  const rows = await db
    .select({ id: socialMedias.id, url: socialMedias.url, name: referenceEntries.name })
    .from(socialMedias)
    .leftJoin(
      referenceEntries,
      and(eq(referenceEntries.list, 'platforms'), eq(referenceEntries.key, socialMedias.platform)),
    )
    .where(eq(socialMedias.accountId, accountId))
    .orderBy(asc(socialMedias.position))
  return rows.map(({ id, url, name }) => ({
    key: `social/${id}`,
    kind: 'social' as const,
    text: { en: shownAddress(url) },
    name,
    href: url,
  }))
}

/** The sections that their owner keeps from resumes. */
async function keptSections(db: Readable, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: sections.key, audience: sections.audience })
    .from(sections)
    .where(eq(sections.accountId, accountId))
  return new Set(rows.flatMap(({ key, audience }) => (maySee(audience, 'resume') ? [] : [key])))
}

/**
 * Everything that a resume of this account can select, in both languages: what its owner lets readers of resumes see.
 * Birth date, religion, blood group, marital status and salary are never among it.
 */
export async function readFacts(services: Reading, db: Readable, accountId: string): Promise<ResumeFacts> {
  const [face] = await db
    .select({
      username: accounts.username,
      headline: accounts.headline,
      bio: accounts.bio,
      pictureId: accounts.pictureId,
      email: users.email,
      phone: users.phoneNumber,
      displayName: users.displayName,
      firstName: users.firstName,
      middleName: users.middleName,
      lastName: users.lastName,
      place: personalDetails.location,
      userAudiences: users.audiences,
      accountAudiences: accounts.audiences,
      site: sites.status,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(personalDetails, eq(personalDetails.userId, users.id))
    .leftJoin(sites, eq(sites.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (face === undefined) return refuse('not_found', {})
  const say = bothOf(services)
  const kept = await keptSections(db, accountId)
  const own = <T>(field: 'headline' | 'bio' | 'photo', value: T | null) =>
    maySee(audienceOf(face.accountAudiences, field), 'resume') ? value : null
  const personal = <T>(field: 'email' | 'phone_number' | 'location', value: T | null) =>
    maySee(audienceOf(face.userAudiences, field), 'resume') ? value : null
  const [email, phone, place] = [
    personal('email', face.email),
    personal('phone_number', face.phone),
    personal('location', face.place),
  ]
  const photo = own('photo', face.pictureId)
  const [written] = await db.select({ text: summaries.text }).from(summaries).where(eq(summaries.accountId, accountId))
  // Until they have written one for resumes, what they say of themselves on their page.
  const summary = written === undefined ? own('bio', face.bio) : written.text
  const web = `${services.config.webOrigin}/@${face.username}`
  return {
    name: shownName(face),
    headline: own('headline', face.headline),
    photo: photo === null ? null : services.files.ownUrl(photo),
    contacts: [
      ...(email === null
        ? []
        : [{ key: 'email', kind: 'email' as const, text: { en: email }, name: null, href: `mailto:${email}` }]),
      ...(phone === null
        ? []
        : [{ key: 'phone', kind: 'phone' as const, text: { en: phone }, name: null, href: `tel:${phone}` }]),
      ...(place === null ? [] : [{ key: 'place', kind: 'place' as const, text: place, name: null, href: null }]),
      ...(face.site === 'published'
        ? [{ key: 'web', kind: 'web' as const, text: { en: shownAddress(web) }, name: null, href: web }]
        : []),
      ...(kept.has('social_media') ? [] : await socialContacts(db, accountId)),
    ],
    entries: [
      ...(summary === null ? [] : [factOf('summary', SUMMARY_ID, { texts: { description: summary } })]),
      ...[
        ...(await experienceFacts(services, db, accountId)),
        ...(await educationFacts(db, accountId, say)),
        ...(await namedFacts(db, accountId)),
        ...(await workFacts(db, accountId)),
      ].filter(({ part }) => !kept.has(part)),
      ...(await careerFacts(db, accountId, say)),
    ],
  }
}
