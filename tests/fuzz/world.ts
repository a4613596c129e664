import { randomInt } from 'node:crypto'
import { desc, eq, or } from 'drizzle-orm'
import type { Operation } from '../../openapi/define.ts'
import type { ManagedFont } from '../../openapi/schemas/font.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { referenceSeeds } from '../../server/db/seed-reference.ts'
import { notifications, offers } from '../../server/db/company-tables.ts'
import { companySizes, infoSources } from '../../server/db/list-tables.ts'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { bindings, type Binding } from '../../server/resources/bindings.ts'
import { fileFields } from '../../server/resources/files.ts'
import { collectionOf, stagedFile } from '../factories/entries.ts'
import { familyBody, stagedFont } from '../factories/fonts.ts'
import { archiveToken } from '../factories/data-archive.ts'
import { notification } from '../factories/notifications.ts'
import { jobOffer } from '../factories/offers.ts'
import { administrator, company, individual, type Person } from '../factories/people.ts'
import { personEntry } from '../factories/registration.ts'
import { secondFactor } from '../factories/second-factor.ts'
import { department, position } from '../factories/structure.ts'
import type { TestApp } from '../setup/app.ts'
import { applicantReviewsWorld } from './applicant-reviews-world.ts'
import { applicationsWorld } from './applications-world.ts'
import { jobAlertsWorld } from './job-alerts-world.ts'
import { publishingWorld } from './publishing-world.ts'
import { companyWorld } from './company-world.ts'
import type { Generator, World } from './generate.ts'
import { refsOf } from './generate.ts'
import { letterSettingsWorld } from './letter-settings-world.ts'
import { lettersWorld } from './letters-world.ts'
import { hiringWorld } from './hiring-world.ts'
import { interviewsWorld } from './interviews-world.ts'
import { jobsWorld } from './jobs-world.ts'
import { offersWorld } from './offers-world.ts'
import { resumesWorld, type Found } from './resumes-world.ts'

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
  'claimRegistration',
  'discardRegistration',
  'createAbout',
  'changeUsername',
  'confirmContactChange',
  'cancelContactChange',
  'sendOffers',
  'importOffers',
  'modifyOffer',
  'withdrawOffer',
  'endEmployment',
  'editEmploymentRights',
  'disputeEmployment',
  'recordEmployment',
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
  'resetSecondFactor',
  'requestDataArchive',
  'requestDeletion',
])

const names = Object.keys(anyResources) as ResourceName[]
const ownedBy = (owner: 'account' | 'platform') => names.filter((name) => anyResources[name].owner === owner)
const seeds = referenceSeeds()
const keys = (list: string) => seeds.filter((entry) => entry.list === list).map((entry) => entry.key)

export interface Cast {
  readonly individuals: readonly Person[]
  readonly companies: readonly Person[]
  readonly administrators: readonly Person[]
}

/** People with something in their accounts, and collections with rows, so that calls can succeed. */
export async function populate(app: TestApp): Promise<Cast> {
  const admin = await administrator(app)
  for (const name of ownedBy('platform')) await collectionOf(() => ({ app, admin }), name).several(admin, 6)
  const individuals = await Promise.all(Array.from({ length: 6 }, () => individual(app)))
  const companies = await Promise.all(Array.from({ length: 4 }, () => company(app)))
  for (const name of ownedBy('account')) {
    const { several, resource } = collectionOf(() => ({ app, admin }), name)
    const owners =
      resource.write === 'company'
        ? companies
        : resource.write === 'member'
          ? [...individuals, ...companies]
          : individuals
    for (const owner of owners) await several(owner, Math.min(2, resource.most))
  }
  return { individuals, companies, administrators: [admin, await administrator(app)] }
}

/** Who calls: someone the operation is for, or, one time in six, someone it is not. */
export async function caller(
  app: TestApp,
  cast: Cast,
  id: OperationId,
  operation: Operation,
  generator: Generator,
): Promise<Person | undefined> {
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
    case 'staff':
      return consumed ? company(app) : generator.pick(cast.companies)
    case 'employer':
      return generator.pick([...cast.individuals, ...cast.companies])
    case 'user':
      if (id === 'createAccount') return company(app)
      return consumed
        ? individual(app)
        : generator.pick([...cast.individuals, ...cast.companies, ...cast.administrators])
    default: {
      if (!consumed)
        return generator.pick(
          operation.access === 'member' ? [...cast.individuals, ...cast.companies] : cast.individuals,
        )
      const person = await individual(app)
      if (id !== 'answerOffer') {
        await collectionOf(() => ({ app, admin: person }), 'education').several(person, 1)
        if (id === 'unpublishSite')
          await app.call('POST', '/site/publish', { as: person, body: { indexable: false, version: 1 } })
      }
      return person
    }
  }
}

/** Calls with the token of a registration's mail. */
const OF_REGISTRATION: ReadonlySet<OperationId> = new Set<OperationId>([
  'verifyEmail',
  'checkRegistration',
  'claimRegistration',
  'discardRegistration',
])

/** The token of a mail that was asked for now. */
async function tokenFor(app: TestApp, id: OperationId, person: Person): Promise<string | undefined> {
  if (id === 'confirmContactChange' || id === 'cancelContactChange') {
    const email = `fuzz${randomInt(1e9)}@example.com`
    await app.call('POST', '/user/contact/email', { as: person, body: { email, password: person.password } })
    return tokenIn(app, email)
  }
  const isRegistration = OF_REGISTRATION.has(id)
  if (id !== 'verifyPasswordToken' && id !== 'resetPassword' && !isRegistration) return undefined
  const entry = personEntry({ password: person.password, confirm_password: person.password })
  const email = isRegistration ? entry.email : person.email
  await app.call('POST', isRegistration ? '/register/user' : '/password/forgot', {
    body: isRegistration ? entry : { email },
    headers: { 'x-forwarded-for': `198.51.100.${randomInt(1, 255)}` },
  })
  return tokenIn(app, email)
}
const tokenIn = async (app: TestApp, email: string): Promise<string | undefined> =>
  (await app.mails(email))[0]?.links
    .map((link) => new URL(link).searchParams.get('token'))
    .find((token) => token !== null) ?? undefined

/** Ids of a collection's rows that the caller may name. Where there is none, whoever may add one does. */
async function entriesOf(app: TestApp, name: ResourceName, someone: Person): Promise<readonly string[]> {
  const binding: Binding = bindings[name]
  const find = () =>
    app.db
      .select({ id: binding.table.id })
      .from(binding.table)
      .where(binding.account ? eq(binding.account, someone.accountId) : undefined)
      .orderBy(desc(binding.table.createdAt))
      .limit(20)
  const found = await find()
  if (found.length > 0) return found.map((row) => String(row.id))
  await app.call('POST', binding.resource.path, {
    as: someone,
    body: await collectionOf(() => ({ app, admin: someone }), name).bodyFor(someone, randomInt(1e9)),
  })
  return (await find()).map((row) => String(row.id))
}

/** One of these entries that nothing refers to, which the caller has just deleted; or else a new one. */
async function deletedOf(
  app: TestApp,
  name: ResourceName,
  someone: Person,
  found: readonly string[],
): Promise<readonly string[]> {
  const { path } = anyResources[name]
  for (const id of found) if ((await app.call('DELETE', `${path}/${id}`, { as: someone })).status === 204) return [id]
  const world = () => ({ app, admin: someone })
  const body = await collectionOf(world, name).bodyFor(someone, randomInt(1e9))
  const { body: row } = await app.call<{ readonly id?: string }>('POST', path, { as: someone, body })
  if (row.id === undefined) return []
  await app.call('DELETE', `${path}/${row.id}`, { as: someone })
  return [row.id]
}

/** New files of the kind that the operation's fields name. */
async function filesFor(app: TestApp, id: OperationId, someone: Person): Promise<readonly string[]> {
  if (id === 'addFont') return Promise.all([1, 2, 3, 4].map(() => stagedFont(app, someone)))
  const resource = names.map((name) => anyResources[name]).find(({ operations }) => Object.hasOwn(operations, id))
  const kind = resource && fileFields(resource).some((field) => field.kind === 'document') ? 'document' : 'picture'
  return Promise.all([1, 2, 3].map(() => stagedFile(app, someone.accountId, kind)))
}
/** The form of a person as it is, whose audiences are right. */
const FORMS: Partial<Record<OperationId, string>> = {
  editPersonalDetail: '/personal/detail',
  editAccountSetup: '/account/setup',
}
/** Calls that ask for the password once more. */
const WITH_PASSWORD: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'verifyEmail',
  'changeEmail',
  'changePhone',
  'changeUsername',
  'startSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
  'requestDataArchive',
  'requestDeletion',
])

/** The parts of the world that areas add. */
const WORLDS = [
  companyWorld,
  jobsWorld,
  offersWorld,
  resumesWorld,
  applicationsWorld,
  applicantReviewsWorld,
  jobAlertsWorld,
  publishingWorld,
  hiringWorld,
  letterSettingsWorld,
  lettersWorld,
  interviewsWorld,
]

/** What is there for this caller and this call. */
export async function worldFor(
  app: TestApp,
  id: OperationId,
  operation: Operation,
  person: Person | undefined,
  cast: Cast,
  generator: Generator,
): Promise<World> {
  const { db } = app
  const someone = person ?? (CONSUMES.has(id) ? await individual(app) : generator.pick(cast.individuals))
  const refs = new Set(refsOf(operation))
  const ids: Record<string, readonly string[]> = { account: [someone.accountId], file: [] }
  const known: Record<string, unknown> = {
    login: someone.email,
    current_password: someone.password,
    username: `fuzz${generator.int(0, 1e12)}`,
    phone_number: '+251911234567',
    publish_at: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
  }
  if (WITH_PASSWORD.has(id)) known['password'] = someone.password
  if (id === 'confirmSecondFactor' || id === 'renewRecoveryCodes' || id === 'disableSecondFactor')
    known['code'] = (await secondFactor(app, someone.userId, { isOn: id !== 'confirmSecondFactor' })).code()
  if (id === 'cancelContactChange') known['kind'] = 'email'
  if (id === 'editText') {
    const { body } = await app.call('GET', '/manage/texts?q=menu.dashboard', { as: someone })
    Object.assign(known, { key: 'menu.dashboard', version: body['data']?.[0]?.['version'] })
  }
  // It has no read of its own to see the version in.
  if (id === 'editAccountFace')
    known['version'] = (await app.call('GET', '/account/setup', { as: someone })).body['version']
  // There is room for one.
  if (id === 'createSummary') {
    const { body } = await app.call<{ readonly data?: readonly { readonly id: string }[] }>('GET', '/summaries', {
      as: someone,
    })
    for (const { id: one } of body.data ?? []) await app.call('DELETE', `/summaries/${one}`, { as: someone })
  }
  if (id === 'orderFonts') known['key'] = 'serif'
  if (id === 'editFont') {
    const { status, body } = await app.call<readonly ManagedFont[]>('GET', '/fonts', { as: someone })
    const serif = status === 200 ? body.find(({ key }) => key === 'serif') : undefined
    if (serif !== undefined) Object.assign(known, { key: 'serif', version: serif.version })
  }
  if (id === 'deleteFont') {
    const { body } = await app.call('POST', '/fonts', { as: someone, body: await familyBody(app, someone) })
    if (body['key'] !== undefined) known['key'] = body['key']
  }
  const form = FORMS[id]
  if (form !== undefined) known['audiences'] = (await app.call('GET', form, { as: someone })).body['audiences']
  if (refs.has('session'))
    ids['session'] = (await db.select().from(sessions).where(eq(sessions.userId, someone.userId))).map((row) => row.id)
  if (refs.has('file')) ids['file'] = await filesFor(app, id, someone)
  // An administrator may have switched all of them off by now, as they may.
  if (id === 'registerCompany')
    for (const table of [companySizes, infoSources]) await db.update(table).set({ active: true })
  for (const name of names) if (refs.has(name)) ids[name] = await entriesOf(app, name, someone)
  if (operation.path.endsWith('/restore'))
    for (const name of names) if (refs.has(name)) ids[name] = await deletedOf(app, name, someone, ids[name] ?? [])
  if (refs.has('notification')) {
    await notification(app, someone.accountId, 'ownership_offered')
    ids['notification'] = (
      await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(eq(notifications.accountId, someone.accountId))
    ).map((row) => row.id)
  }
  if (id === 'editNotificationPreferences')
    Object.assign(known, (await app.call('GET', '/notifications/preferences', { as: someone })).body)
  if (id === 'deleteDepartment') ids['department'] = [(await department(app, someone)).id]
  else if (refs.has('department') || refs.has('position')) {
    const [inside, above] = [await department(app, someone), await department(app, someone)]
    ids['department'] = [inside.id, above.id]
    ids['position'] = (
      await Promise.all([inside, above].map(({ id: departmentId }) => position(app, someone, { departmentId })))
    ).map((row) => row.id)
  }
  if (refs.has('offer')) {
    const offer =
      person && generator.chance(0.8) ? await jobOffer(app, generator.pick(cast.companies), person) : undefined
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
  if (operation.path.endsWith('.import'))
    known['csv'] = (await app.call('GET', operation.path.replace(/import$/, 'csv'), { as: someone })).body
  const token = await tokenFor(app, id, someone)
  if (token) known['token'] = token
  if (id === 'downloadDataArchive') known['token'] = await archiveToken(app, await individual(app))
  for (const world of WORLDS) {
    const more: Found = await world(app, id, someone)
    Object.assign(ids, more.ids)
    Object.assign(known, more.known)
  }
  return { ids: (ref) => ids[ref] ?? [], keys, version: undefined, known }
}

/** Lists that come whole, without a query. */
const UNPAGED: ReadonlySet<string> = new Set(['/departments', '/resumes'])

interface Versioned {
  readonly version?: number
  readonly key?: string
  readonly id?: string
}
/** The version a caller has just seen of what the call changes, or undefined when there is none. */
export async function currentVersion(
  app: TestApp,
  operation: Operation,
  person: Person,
  params: Readonly<Record<string, unknown>>,
): Promise<number | undefined> {
  const collection = operation.path.split('/{')[0] ?? operation.path
  const { status, body } = await app.call<Versioned | readonly Versioned[] | { readonly data: readonly Versioned[] }>(
    'GET',
    collection.replace(/\/(publish|unpublish)$/, '') +
      (operation.params?.['id'] && !UNPAGED.has(collection) ? '?per_page=100&sort=-created_at' : ''),
    { as: person, address: '198.51.100.8' },
  )
  if (status !== 200) return undefined
  if ('data' in body) return body.data.find((row) => row.id === params['id'])?.version
  if (Array.isArray(body))
    return (body as readonly Versioned[]).find((row) => row.key === params['key'] || row.id === params['id'])?.version
  return (body as Versioned).version
}
