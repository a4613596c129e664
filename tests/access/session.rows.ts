import type { sessionOperations } from '../../openapi/operations/session.ts'
import type { systemOperations } from '../../openapi/operations/system.ts'
import { contactChanges, sessions } from '../../server/db/sign-in-tables.ts'
import { hashToken } from '../../server/kernel/viewer.ts'
import { individual, signIn } from '../factories/people.ts'
import { companyEntry, mailedToken, personEntry } from '../factories/registration.ts'
import type { Rows, Statuses } from './row.ts'
import { resetPasswordOf, type ViewerName, type World } from './world.ts'

const nothing = () => ({})
const switching = (about: string, idOf: (world: World) => string) => ({
  about,
  ask: (world: World) => ({ params: { id: idOf(world) } }),
})

async function resetToken({ app, next }: World): Promise<string> {
  const person = await individual(app)
  await app.call('POST', '/password/forgot', { body: { email: person.email }, address: `10.250.0.${next() % 250}` })
  return mailedToken(app, person.email)
}

/** A new person's registration that waits: the token of its mail, with what else the body needs. */
async function waitingToken<B extends object>({ app, next }: World, more?: B): Promise<{ token: string } & Partial<B>> {
  const entry = personEntry()
  await app.call('POST', '/register/user', { body: entry, address: `10.251.0.${next() % 250}` })
  return { token: await mailedToken(app, entry.email), ...more } as { token: string } & Partial<B>
}
const ALL_200: Statuses = [200, 200, 200, 200, 200, 200, 200, 200]

/** The viewer's own password, as the factories gave it. */
const passwordOf = (world: World, viewer: ViewerName) =>
  resetPasswordOf(world, viewer === 'anonymous' ? 'individual' : viewer)

/** A change of phone that waits for a user: its token. */
async function waitingChange({ app }: World, userId: string): Promise<string> {
  const token = app.services.ids.token()
  const now = app.services.clock.now()
  const row = {
    userId,
    kind: 'phone',
    to: '+251922345678',
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + 86_400_000),
    createdAt: now,
  } as const
  await app.db
    .insert(contactChanges)
    .values(row)
    .onConflictDoUpdate({ target: [contactChanges.userId, contactChanges.kind], set: row })
  return token
}

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const systemRows = {
  getHealth: [{ about: 'the server', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
  listCaches: [{ about: 'this process', ask: nothing, answers: [401, 403, 403, 403, 403, 403, 403, 200] }],
  clearCache: [
    { about: 'all caches', ask: () => ({ body: { name: null } }), answers: [401, 403, 403, 403, 403, 403, 403, 204] },
  ],
} satisfies Record<keyof typeof systemOperations, Rows>

export const sessionRows = {
  getUser: [{ about: 'oneself', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  login: [
    {
      about: 'right password',
      ask: ({ people }) => ({ body: { login: people.individual.email, password: people.individual.password } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
    {
      about: 'wrong password',
      ask: ({ people }) => ({ body: { login: people.individual.email, password: 'not the password' } }),
      answers: [401, 401, 401, 401, 401, 401, 401, 401],
    },
  ],
  // Whoever lost the account they act as can still sign out.
  logout: [{ about: 'own session', ask: nothing, answers: [401, 204, 204, 204, 204, 204, 204, 204] }],
  listFrontLanguages: [{ about: 'all', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] }],
  switchAccountByGet: [
    {
      ...switching('the individual’s account', ({ people }) => people.individual.accountId),
      answers: [401, 200, 403, 403, 403, 403, 403, 403],
    },
    {
      ...switching('the company’s account', ({ people }) => people.company.accountId),
      answers: [401, 403, 403, 200, 403, 200, 403, 403],
    },
  ],
  switchAccount: [
    {
      ...switching('the individual’s account', ({ people }) => people.individual.accountId),
      answers: [401, 200, 403, 403, 403, 403, 403, 403],
    },
    {
      ...switching('the company’s account', ({ people }) => people.company.accountId),
      answers: [401, 403, 403, 200, 403, 200, 403, 403],
    },
    {
      ...switching('the employee’s own account', (world) => world.ownOfEmployee),
      answers: [401, 403, 403, 403, 403, 200, 403, 403],
    },
    {
      ...switching('the administrator’s account', ({ people }) => people.administrator.accountId),
      answers: [401, 403, 403, 403, 403, 403, 403, 200],
    },
  ],
  getEligibility: [{ about: 'oneself', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  checkUsername: [
    {
      about: 'a free name',
      ask: (world) => ({ params: { username: `free${world.next()}` } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
    {
      about: 'the individual’s name',
      ask: ({ people }) => ({ params: { username: people.individual.username } }),
      answers: [409, 409, 409, 409, 409, 409, 409, 409],
    },
  ],
  createAccount: [
    {
      about: 'a new account of one’s own',
      ask: (world) => ({ body: { username: `made${world.next()}` } }),
      answers: [401, 403, 403, 201, 201, 403, 403, 403],
    },
  ],
  setLanguage: [
    { about: 'oneself', ask: () => ({ body: { language: 'am' } }), answers: [401, 204, 204, 204, 204, 204, 403, 204] },
  ],
  registerUser: [
    { about: 'a new person', ask: () => ({ body: personEntry() }), answers: [201, 201, 201, 201, 201, 201, 201, 201] },
  ],
  registerCompany: [
    {
      about: 'a new company',
      ask: async ({ app }) => ({ body: await companyEntry(app) }),
      answers: [201, 201, 201, 201, 201, 201, 201, 201],
    },
  ],
  verifyEmail: [
    {
      about: 'a token from a mail and the password of the registration',
      ask: async (world) => ({ body: await waitingToken(world, { password: 'a long sentence' }) }),
      answers: ALL_200,
    },
  ],
  checkRegistration: [
    { about: 'a token from a mail', ask: async (world) => ({ body: await waitingToken(world) }), answers: ALL_200 },
  ],
  getRegistrationState: [{ about: 'any secret', ask: () => ({ body: { watch: 'w'.repeat(43) } }), answers: ALL_200 }],
  claimRegistration: [
    {
      about: 'a token from a mail and a new password',
      ask: async (world) => ({
        body: await waitingToken(world, { password: 'another long one', confirm_password: 'another long one' }),
      }),
      answers: ALL_200,
    },
  ],
  discardRegistration: [
    { about: 'a token from a mail', ask: async (world) => ({ body: await waitingToken(world) }), answers: ALL_200 },
  ],
  resendVerification: [
    {
      about: 'any email',
      ask: ({ people }) => ({ body: { email: people.individual.email } }),
      answers: [202, 202, 202, 202, 202, 202, 202, 202],
    },
  ],
  correctRegistration: [
    {
      about: 'a registration that waits',
      ask: async ({ app, next }) => {
        const { username, password, email } = personEntry()
        await app.call('POST', '/register/user', {
          body: personEntry({ username }),
          address: `10.252.0.${next() % 250}`,
        })
        return { body: { username, password, email: `right.${email}` } }
      },
      answers: [202, 202, 202, 202, 202, 202, 202, 202],
    },
    {
      about: 'no registration',
      ask: () => ({ body: { username: 'nobody.here', password: 'not the password', email: 'nobody@example.com' } }),
      answers: [202, 202, 202, 202, 202, 202, 202, 202],
    },
  ],
  forgotPassword: [
    {
      about: 'any email',
      ask: ({ people }) => ({ body: { email: people.individual.email } }),
      answers: [202, 202, 202, 202, 202, 202, 202, 202],
    },
  ],
  verifyPasswordToken: [
    {
      about: 'a token from a mail',
      ask: async (world) => ({ body: { token: await resetToken(world) } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
  resetPassword: [
    {
      about: 'a token from a mail',
      ask: async (world) => ({
        body: { token: await resetToken(world), password: 'a wholly new one', confirm_password: 'a wholly new one' },
      }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
  changePassword: [
    {
      about: 'own password',
      ask: async (world, viewer) => ({
        body: {
          current_password: await resetPasswordOf(world, viewer === 'anonymous' ? 'individual' : viewer),
          password: 'a wholly new one',
          confirm_password: 'a wholly new one',
        },
      }),
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
  getContact: [{ about: 'own details', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  changeEmail: [
    {
      about: 'own email',
      ask: async (world, viewer) => ({
        body: { email: `new${world.next()}@example.com`, password: await passwordOf(world, viewer) },
      }),
      answers: [401, 202, 202, 202, 202, 202, 403, 202],
    },
  ],
  changePhone: [
    {
      about: 'own phone number',
      ask: async (world, viewer) => ({
        body: { phone_number: '+251933456789', password: await passwordOf(world, viewer) },
      }),
      answers: [401, 202, 202, 202, 202, 202, 403, 202],
    },
  ],
  cancelContactChange: [
    {
      about: 'an own change',
      ask: async (world, viewer) => {
        await waitingChange(world, world.people[viewer === 'anonymous' ? 'individual' : viewer].userId)
        return { params: { kind: 'phone' } }
      },
      answers: [401, 204, 204, 204, 204, 204, 403, 204],
    },
    {
      about: 'a change that no longer waits',
      ask: () => ({ params: { kind: 'phone' } }),
      answers: [401, 404, 404, 404, 404, 404, 403, 404],
    },
  ],
  confirmContactChange: [
    {
      about: 'a token from a mail',
      ask: async (world) => ({ body: { token: await waitingChange(world, (await individual(world.app)).userId) } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
  changeUsername: [
    {
      about: 'the account that acts',
      ask: async (world, viewer) => ({
        body: { username: `renamed${world.next()}`, password: await passwordOf(world, viewer) },
      }),
      answers: [401, 200, 200, 200, 200, 403, 403, 200],
    },
  ],
  editPreferences: [
    {
      about: 'oneself',
      ask: () => ({ body: { calendar: 'ethiopian' } }),
      answers: [401, 204, 204, 204, 204, 204, 403, 204],
    },
  ],
  listSessions: [{ about: 'own sessions', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  revokeSession: [
    {
      about: 'a session of the individual',
      ask: async ({ app, people }) => {
        const hash = hashToken(await signIn(app, people.individual.userId))
        const all = await app.db.select({ id: sessions.id, hash: sessions.tokenHash }).from(sessions)
        return { params: { id: all.find((row) => row.hash.equals(hash))?.id ?? '' } }
      },
      answers: [401, 204, 404, 404, 404, 404, 403, 404],
    },
  ],
} satisfies Record<keyof typeof sessionOperations, Rows>
