import { people } from '../../openapi/cast.ts'
import { randomInt } from 'node:crypto'
import { ROLE, type AccountKind } from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import { keepUserSearch } from '../../server/kernel/user-search.ts'
import { employments } from '../../server/db/company-tables.ts'
import { sessions, usernames } from '../../server/db/sign-in-tables.ts'
import { qrCodes, sites } from '../../server/db/site-tables.ts'
import { accounts, users } from '../../server/db/tables.ts'
import { hashToken } from '../../server/kernel/viewer.ts'
import type { TestApp } from '../setup/app.ts'
import { secondFactor } from './second-factor.ts'

/** Someone who is signed in. `accountId` is the account they act as. */
export interface Person {
  readonly userId: string
  readonly accountId: string
  readonly token: string
  readonly email: string
  readonly username: string
  readonly password: string
}

const PASSWORD = 'correct horse 42'
/** Hashing costs 10 ms and every person has the same password. */
const hashes = new WeakMap<object, Promise<string>>()
const hashOf = ({ services }: TestApp): Promise<string> => {
  const known = hashes.get(services)
  if (known) return known
  const made = services.passwords.hash(PASSWORD)
  hashes.set(services, made)
  return made
}

export interface PersonOptions {
  readonly username?: string
  readonly email?: string
  readonly user?: Partial<typeof users.$inferInsert>
  readonly account?: Partial<typeof accounts.$inferInsert>
}

/** Another session of the same user: its token. */
export async function signIn({ services, db }: TestApp, userId: string, device = 'Test browser'): Promise<string> {
  const token = services.ids.token()
  const now = services.clock.now()
  await db.insert(sessions).values({
    id: services.ids.uuid(),
    tokenHash: hashToken(token),
    userId,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * DAY),
  })
  return token
}

async function person(
  app: TestApp,
  kind: AccountKind,
  { username, email, user = {}, account = {} }: PersonOptions,
): Promise<Person> {
  const { services, db } = app
  const name = username ?? `${kind.slice(0, 3)}${randomInt(1e9)}`
  const address = email ?? `${name}@example.com`
  const [userId, accountId, now] = [services.ids.uuid(), services.ids.uuid(), services.clock.now()]
  const names =
    kind === 'company'
      ? {}
      : {
          firstName: people.abebe.names.first,
          middleName: people.abebe.names.middle,
          lastName: people.abebe.names.last,
        }
  const passwordHash = await hashOf(app)
  await db.insert(users).values({
    id: userId,
    email: address,
    emailKey: address.toLowerCase(),
    passwordHash,
    role: ROLE[kind],
    ...names,
    language: 'en',
    tierKey: 'free',
    currentAccountId: accountId,
    emailVerifiedAt: now,
    createdAt: now,
    ...user,
  })
  await db.insert(accounts).values({
    id: accountId,
    ownerId: userId,
    kind,
    username: name,
    ...(kind === 'company' ? { companyName: `${name} PLC` } : {}),
    createdAt: now,
    ...account,
  })
  await db.insert(usernames).values({ key: name.toLowerCase(), accountId, state: 'current', createdAt: now })
  if (kind === 'individual') {
    await db.insert(sites).values({ accountId, contentAt: now })
    await db.insert(qrCodes).values({ code: services.ids.code(), accountId, createdAt: now })
  }
  await services.transaction((tx) => keepUserSearch(tx, userId))
  return { userId, accountId, token: await signIn(app, userId), email: address, username: name, password: PASSWORD }
}

export const individual = (app: TestApp, options: PersonOptions = {}): Promise<Person> =>
  person(app, 'individual', options)
export const company = (app: TestApp, options: PersonOptions = {}): Promise<Person> => person(app, 'company', options)
/** An administrator, with the second factor that they need; they are signed in without having to enter a code. */
export const administrator = async (app: TestApp, options: PersonOptions = {}): Promise<Person> => {
  const made = await person(app, 'administrator', options)
  await secondFactor(app, made.userId)
  return made
}

/**
 * A person who works for a company (a new one unless given), acting as that company: `own` is the person's own account.
 */
export async function employee(
  app: TestApp,
  options: PersonOptions & { readonly of?: Person; readonly former?: boolean } = {},
): Promise<Person & { readonly own: string; readonly company: Person }> {
  const { services, db } = app
  const employer = options.of ?? (await company(app))
  const worker = await individual(app, options)
  const now = services.clock.now()
  await db.insert(employments).values({
    id: services.ids.uuid(),
    companyAccountId: employer.accountId,
    employeeAccountId: worker.accountId,
    userId: worker.userId,
    jobTitle: 'Accountant',
    startedOn: now.toISOString().slice(0, 10),
    endedAt: options.former ? now : null,
    createdAt: now,
  })
  return { ...worker, accountId: employer.accountId, own: worker.accountId, company: employer }
}
