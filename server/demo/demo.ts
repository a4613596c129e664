import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { people as known } from '../../openapi/cast.ts'
import { RIGHTS, ROLE, type AccountKind, type Viewer } from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import { referenceNames, type ReferenceNames } from '../kernel/reference-lists.ts'
import { keepUserSearch } from '../kernel/user-search.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { writeArticles } from './articles.ts'
import { builder } from './company.ts'
import { administrator, DEMO_PASSWORD, engineer, exporter } from './content.ts'
import { drawCompany, employ, type CompanyFiles } from './employ.ts'
import { drawFiles, furnish, type DemoFiles } from './furnish.ts'
import { applyForJobs } from './applicants.ts'
import { reviewApplicants } from './reviews.ts'
import { publishJobs } from './postings.ts'
import { people } from './staff.ts'
import { writeLetters } from './letters.ts'
import { jobs } from '../db/platform-tables.ts'
import { companySizes, infoSources } from '../db/list-tables.ts'
import { usernames } from '../db/sign-in-tables.ts'
import { qrCodes, sites, views } from '../db/site-tables.ts'
import { accounts, users } from '../db/tables.ts'
import { noteAcceptances } from '../areas/policies/acceptances.commands.ts'
import { listCurrentPolicies } from '../areas/policies/policies.queries.ts'

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY)
const isoDay = (date: Date) => date.toISOString().slice(0, 10)

interface Newcomer {
  readonly kind: AccountKind
  readonly email: string
  readonly username: string
  readonly passwordHash: string
  readonly createdAt: Date
  readonly user?: Partial<typeof users.$inferInsert>
  readonly account?: Partial<typeof accounts.$inferInsert>
}

/** A confirmed user with one account, as registration and confirmation leave it, without the mails. */
async function settle<K extends AccountKind>(
  tx: Tx,
  services: Services,
  who: Newcomer & { readonly kind: K },
): Promise<Viewer<K>> {
  const [userId, accountId] = [services.ids.uuid(), services.ids.uuid()]
  const { createdAt, kind, email, username, passwordHash } = who
  await tx.insert(users).values({
    id: userId,
    email,
    emailKey: email,
    passwordHash,
    role: ROLE[kind],
    language: 'en',
    tierKey: 'free',
    currentAccountId: accountId,
    emailVerifiedAt: createdAt,
    createdAt,
    ...who.user,
  })
  await tx.insert(accounts).values({ id: accountId, ownerId: userId, kind, username, createdAt, ...who.account })
  await tx.insert(usernames).values({ key: username, accountId, state: 'current', createdAt })
  if (kind === 'individual') {
    await tx.insert(sites).values({ accountId, contentAt: createdAt })
    await tx.insert(qrCodes).values({ code: services.ids.code(), accountId, createdAt })
  }
  await noteAcceptances(
    tx,
    userId,
    (await listCurrentPolicies(tx, services.clock.now())).map(({ id }) => id),
    services.clock.now(),
  )
  await keepUserSearch(tx, userId)
  return {
    userId,
    accountId,
    accountKind: kind,
    role: ROLE[kind],
    sessionId: services.ids.uuid(),
    isEmployee: false,
    rights: kind === 'company' ? RIGHTS : [],
  }
}

/**
 * The people of a demonstration, once: where the engineer is known already, nothing happens. Only on the embedded
 * database and loopback, because everyone knows their password. All of it in one transaction, so that half a
 * demonstration never stays.
 */
export async function seedDemo(services: Services): Promise<void> {
  if (!services.config.isDemo) throw new Error('Demo people exist only on the embedded database, on loopback.')
  const [known] = await services.db.select({ id: users.id }).from(users).where(eq(users.emailKey, engineer.email))
  if (known) return
  const passwordHash = await services.passwords.hash(DEMO_PASSWORD)
  const folder = await fs.mkdtemp(path.join(services.config.dataDir, 'demo-'))
  try {
    const [files, company] = await Promise.all([drawFiles(folder), drawCompany(folder)])
    const drawn = { ...files, company, names: await referenceNames(services) }
    await services.transaction((tx) => settleAll(tx, services, passwordHash, drawn))
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function settleAll(
  tx: Tx,
  services: Services,
  passwordHash: string,
  drawn: DemoFiles & { readonly company: CompanyFiles; readonly names: ReferenceNames },
): Promise<void> {
  const now = services.clock.now()
  const [admin, person] = [administrator, engineer]
  const chief = await settle(tx, services, {
    kind: 'administrator',
    email: admin.email,
    username: admin.username,
    passwordHash,
    createdAt: before(now, 440),
    user: namesOf(admin.names),
  })
  const [size] = await tx
    .select({ id: companySizes.id })
    .from(companySizes)
    .orderBy(asc(companySizes.position))
    .offset(2)
    .limit(1)
  const [source] = await tx.select({ id: infoSources.id }).from(infoSources).orderBy(asc(infoSources.position)).limit(1)
  const settleCompany = (firm: typeof exporter | typeof builder, tierKey: 'free' | 'growth', days: number) =>
    settle(tx, services, {
      kind: 'company',
      email: firm.email,
      username: firm.username,
      passwordHash,
      createdAt: before(now, days),
      user: { tierKey },
      account: {
        companyName: firm.name,
        phoneNumber: firm.phone,
        companySizeId: size?.id ?? null,
        infoSourceId: source?.id ?? null,
      },
    })
  const company = await settleCompany(exporter, 'growth', 430)
  const waiting = await settleCompany(builder, 'free', 6)
  const viewer = await settle(tx, services, {
    kind: 'individual',
    email: person.email,
    username: person.username,
    passwordHash,
    createdAt: before(now, 25),
    user: { ...namesOf(person.names), phoneNumber: person.phone },
  })
  await furnish(tx, services, viewer, drawn)
  await writeArticles(tx, services, chief)
  const staff = new Map<string, { readonly viewer: Viewer<'individual'>; readonly email: string }>()
  for (const { username, names } of people) {
    const email = `${username}@sira.example`
    staff.set(username, {
      email,
      viewer: await settle(tx, services, {
        kind: 'individual',
        email,
        username,
        passwordHash,
        createdAt: before(now, 425),
        user: namesOf(names),
      }),
    })
  }
  const cast = {
    company,
    builder: waiting,
    administrator: chief,
    engineer: { viewer, email: person.email },
    people: staff,
    companySizeId: size?.id ?? null,
  }
  await employ(tx, services, cast, drawn.company)
  await publishJobs(tx, services, { company, builder: waiting, person: viewer, administrator: chief })
  const paper = drawn.company.paper
  const applicants = [
    {
      ...known.dawit,
      letter:
        'Last year Djibouti was too far from my family. Jimma is where they live, and I know your coffee from its papers.',
    },
    { ...known.kedir, letter: 'ቡናን ከእሸቱ ጀምሮ አውቀዋለሁ። በጅማ ጣቢያ ለመሥራት ዝግጁ ነኝ።' },
  ].flatMap(({ username, letter }) => {
    const one = staff.get(username)
    return one ? [{ viewer: one.viewer, letter }] : []
  })
  const applications = await applyForJobs(tx, services, { company, people: applicants, paper })
  await reviewApplicants(tx, services, { company, applications })
  const letter =
    'Pipes and reservoirs taught me to build for those who live with the result. A school would be my next one.'
  await applyForJobs(tx, services, { company: waiting, people: [{ viewer, letter }], paper })
  const buyer = staff.get(known.abdi.username)
  if (buyer)
    await writeLetters(tx, services, {
      company,
      names: drawn.names,
      // As employee of the company.
      manager: {
        ...company,
        userId: buyer.viewer.userId,
        role: buyer.viewer.role,
        isEmployee: true,
        rights: ['letters'],
      },
    })
  await tx.insert(views).values([viewer, company].flatMap(({ accountId }) => viewsOf(accountId, now)))
  // Nobody reads the mails of before the demonstration began, and everyone was told of their offer.
  await tx
    .delete(jobs)
    .where(
      or(
        inArray(jobs.queue, ['mail', 'digest', 'company', 'account', 'applications']),
        sql`${jobs.payload}->>'about' = 'announce'`,
      ),
    )
}
const namesOf = (names: { readonly first: string; readonly middle: string; readonly last: string }) => ({
  firstName: names.first,
  middleName: names.middle,
  lastName: names.last,
})

/**
 * Five weeks of readers: more on weekdays, more of late, some by the printed code. The same figures at every first
 * start.
 */
function viewsOf(accountId: string, now: Date): (typeof views.$inferInsert)[] {
  return Array.from({ length: 35 }, (_, ago) => ago).flatMap((ago) => {
    const day = before(now, ago)
    const weekend = [0, 6].includes(day.getUTCDay())
    const readers = Math.round((weekend ? 3 : 8) * (1.5 - ago / 40) + ((ago * 7) % 5))
    return Array.from({ length: readers }, (_, reader) => ({
      accountId,
      day: isoDay(day),
      viewer: createHash('sha256').update(`demo ${ago} ${reader}`).digest().subarray(0, 16),
      source: reader % 5 === 1 ? ('qr' as const) : reader % 7 === 3 ? ('search' as const) : ('link' as const),
      count: 1 + ((reader + ago) % 3 === 0 ? 1 : 0),
      lastAt: day,
    }))
  })
}
