import { randomInt } from 'node:crypto'
import { desc, eq, or } from 'drizzle-orm'
import type { Operation } from '../../openapi/define.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { companySizes, educations, infoSources, offers, sessions, skills } from '../../server/db/tables.ts'
import { collectionOf } from '../factories/entries.ts'
import { jobOffer } from '../factories/offers.ts'
import { administrator, company, individual, type Person } from '../factories/people.ts'
import { personEntry } from '../factories/registration.ts'
import type { TestApp } from '../setup/app.ts'
import type { Generator, World } from './generate.ts'
import { refsOf } from './generate.ts'

/** Calls after which the caller is no longer who they were: each gets people of its own. */
const CONSUMES: ReadonlySet<OperationId> = new Set<OperationId>([
  'logout',
  'revokeSession',
  'resetPassword',
  'changePassword',
  'createAccount',
  'publishSite',
  'unpublishSite',
  'answerOffer',
  'verifyEmail',
  'createEducation',
])

export interface Cast {
  readonly individuals: readonly Person[]
  readonly companies: readonly Person[]
  readonly administrators: readonly Person[]
}

/** People with something in their accounts, and collections with rows, so that calls can succeed. */
export async function populate(app: TestApp): Promise<Cast> {
  const admin = await administrator(app)
  for (const name of ['skill', 'companySize', 'infoSource'] as const) await collectionOf(() => ({ app, admin }), name).several(admin, 6)
  const individuals = await Promise.all(Array.from({ length: 6 }, () => individual(app)))
  const companies = await Promise.all(Array.from({ length: 4 }, () => company(app)))
  const education = collectionOf(() => ({ app, admin }), 'education')
  for (const person of individuals) await education.several(person, 2)
  return { individuals, companies, administrators: [admin, await administrator(app)] }
}

/** Who calls: someone the operation is for, or, one time in six, someone it is not. */
export async function caller(app: TestApp, cast: Cast, id: OperationId, operation: Operation, generator: Generator): Promise<Person | undefined> {
  const consumed = CONSUMES.has(id)
  if (generator.chance(0.16))
    return consumed
      ? generator.pick([undefined, await individual(app), await company(app)])
      : generator.pick([undefined, ...cast.individuals, ...cast.companies, ...cast.administrators])
  switch (operation.access) {
    case 'anyone':
      if (consumed) return individual(app)
      return generator.chance(0.5) ? undefined : generator.pick(cast.individuals)
    case 'admin':
      return generator.pick(cast.administrators)
    case 'company':
      return consumed ? company(app) : generator.pick(cast.companies)
    case 'user':
      if (id === 'createAccount') return company(app)
      return consumed ? individual(app) : generator.pick([...cast.individuals, ...cast.companies, ...cast.administrators])
    default: {
      if (!consumed) return generator.pick(cast.individuals)
      const person = await individual(app)
      if (id !== 'createEducation' && id !== 'answerOffer') {
        await collectionOf(() => ({ app, admin: person }), 'education').several(person, 1)
        if (id === 'unpublishSite') await app.call('POST', '/site/publish', { as: person, body: { indexable: false, version: 1 } })
      }
      return person
    }
  }
}

/** The token of a mail that was asked for now. */
async function tokenFor(app: TestApp, id: OperationId, person: Person): Promise<string | undefined> {
  if (id !== 'verifyPasswordToken' && id !== 'resetPassword' && id !== 'verifyEmail') return undefined
  const entry = personEntry()
  const email = id === 'verifyEmail' ? entry.email : person.email
  await app.call('POST', id === 'verifyEmail' ? '/register/user' : '/password/forgot', {
    body: id === 'verifyEmail' ? entry : { email },
    headers: { 'x-forwarded-for': `198.51.100.${randomInt(1, 255)}` },
  })
  return (await app.mails(email))[0]?.links.map((link) => new URL(link).searchParams.get('token')).find((token) => token !== null) ?? undefined
}

/** What is there for this caller and this call. */
export async function worldFor(app: TestApp, id: OperationId, operation: Operation, person: Person | undefined, cast: Cast, generator: Generator): Promise<World> {
  const { db } = app
  const someone = person ?? (CONSUMES.has(id) ? await individual(app) : generator.pick(cast.individuals))
  const refs = new Set(refsOf(operation))
  const ids: Record<string, readonly string[]> = { account: [someone.accountId], file: [] }
  const known: Record<string, unknown> = { login: someone.email, current_password: someone.password, username: `fuzz${generator.int(0, 1e12)}`, phone_number: '+251911234567' }
  if (id === 'login') known['password'] = someone.password
  if (refs.has('session')) ids['session'] = (await db.select().from(sessions).where(eq(sessions.userId, someone.userId))).map((row) => row.id)
  if (refs.has('education')) ids['education'] = (await db.select().from(educations).where(eq(educations.accountId, someone.accountId)).limit(20)).map((row) => row.id)
  if (refs.has('skill')) ids['skill'] = (await db.select().from(skills).orderBy(desc(skills.createdAt)).limit(20)).map((row) => row.id)
  if (refs.has('companySize')) ids['companySize'] = (await db.select().from(companySizes).limit(20)).map((row) => row.id)
  if (refs.has('infoSource')) ids['infoSource'] = (await db.select().from(infoSources).limit(20)).map((row) => row.id)
  if (refs.has('offer')) {
    const offer = person && generator.chance(0.8) ? await jobOffer(app, generator.pick(cast.companies), person) : undefined
    const found = offer
      ? [offer]
      : await db
          .select()
          .from(offers)
          .where(or(eq(offers.employeeAccountId, someone.accountId), eq(offers.employeeEmailKey, someone.email)))
          .limit(5)
    ids['offer'] = found.map((row) => row.id)
    known['company_account_id'] = found[0]?.companyAccountId
    known['employee_account_id'] = someone.accountId
    known['version'] = found[0]?.version
  }
  const token = await tokenFor(app, id, someone)
  if (token) known['token'] = token
  return { ids: (ref) => ids[ref] ?? [], version: undefined, known }
}

interface Versioned {
  readonly version?: number
  readonly key?: string
  readonly id?: string
}
/** The version a caller has just seen of what the call changes, or undefined when there is none. */
export async function currentVersion(app: TestApp, operation: Operation, person: Person, params: Readonly<Record<string, unknown>>): Promise<number | undefined> {
  const collection = operation.path.split('/{')[0] ?? operation.path
  const { status, body } = await app.call<Versioned | readonly Versioned[] | { readonly data: readonly Versioned[] }>(
    'GET',
    collection.replace(/\/(publish|unpublish)$/, '') + (operation.params?.['id'] ? '?per_page=100&sort=-created_at' : ''),
    { as: person, address: '198.51.100.8' },
  )
  if (status !== 200) return undefined
  if ('data' in body) return body.data.find((row) => row.id === params['id'])?.version
  if (Array.isArray(body)) return (body as readonly Versioned[]).find((row) => row.key === params['key'] || row.id === params['id'])?.version
  return (body as Versioned).version
}
