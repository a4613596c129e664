import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ROLE } from '../openapi/define.ts'
import { explain } from '../openapi/explain.ts'
import { email, language, line, password, username } from '../openapi/schemas/primitives.ts'
import { verifyTrails } from './areas/letters/trail.queries.ts'
import { keepUserSearch } from './kernel/user-search.ts'
import { backup } from './backup.ts'
import { usernames } from './db/sign-in-tables.ts'
import { accounts, users } from './db/tables.ts'
import type { Services } from './kernel/context.ts'
import type { CommandAnswer, CommandCall } from './kernel/folder-lock.ts'
import type { Runtime } from './runtime.ts'

const newAdministrator = z.strictObject({
  email,
  username: username.default('sira.admin'),
  password: password.optional(),
  first_name: line(60).default('Sira'),
  middle_name: line(60).default('Platform'),
  last_name: line(60).default('Administrator'),
  language: language.default('en'),
})

/**
 * Makes an administrator. Without a password one is made and shown once. An email or username that is taken is refused.
 */
async function createAdministrator(services: Services, args: CommandCall['args']): Promise<CommandAnswer> {
  const parsed = newAdministrator.safeParse(args)
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => {
      const { id, values } = explain(issue)
      return `--${issue.path.join('.').replaceAll('_', '-')}: ${services.say('en', id, values)}`
    })
    return { ok: false, reason: reasons.join('\n') }
  }
  const given = parsed.data
  if (given.password !== undefined && services.passwords.isCommon(given.password))
    return { ok: false, reason: services.say('en', 'validation.password_common') }
  const secret = given.password ?? services.ids.token().slice(0, 20)
  const passwordHash = await services.passwords.hash(secret)
  const now = services.clock.now()
  const [userId, accountId] = [services.ids.uuid(), services.ids.uuid()]
  return services.transaction(async (tx): Promise<CommandAnswer> => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.emailKey, given.email.toLowerCase()))
    if (known) return { ok: false, reason: `Someone has the email ${given.email} already.` }
    const held = await tx
      .insert(usernames)
      .values({ key: given.username.toLowerCase(), state: 'current', createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (held.length === 0)
      return { ok: false, reason: `The username ${given.username} is taken: choose another with --username.` }
    const { first_name: firstName, middle_name: middleName, last_name: lastName } = given
    await tx.insert(users).values({
      id: userId,
      email: given.email,
      emailKey: given.email.toLowerCase(),
      passwordHash,
      role: ROLE.administrator,
      firstName,
      middleName,
      lastName,
      language: given.language,
      tierKey: 'free',
      currentAccountId: accountId,
      emailVerifiedAt: now,
      createdAt: now,
    })
    await tx.insert(accounts).values({
      id: accountId,
      ownerId: userId,
      kind: 'administrator',
      username: given.username.toLowerCase(),
      createdAt: now,
    })
    await keepUserSearch(tx, userId)
    await tx.update(usernames).set({ accountId }).where(eq(usernames.key, given.username.toLowerCase()))
    return {
      ok: true,
      lines: [
        `Administrator ${given.email} (username ${given.username.toLowerCase()}) was created.`,
        ...(given.password === undefined ? [`Password, shown this once: ${secret}`] : []),
      ],
    }
  })
}

/** One snapshot for all trails, so that what is added meanwhile looks like no fault. */
async function verifyLetters({ services }: Runtime): Promise<CommandAnswer> {
  const { trails, links, broken } = await services.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    return verifyTrails(tx)
  })
  return broken === null
    ? { ok: true, lines: [`${links} links of ${trails} trails are whole.`] }
    : { ok: false, reason: `The trail of account ${broken.accountId} is broken at link ${broken.seq}.` }
}

/**
 * The product's own commands, run by the process that has the database: the server, or the command itself when none
 * runs.
 */
export async function runCommand(runtime: Runtime, { command, args }: CommandCall): Promise<CommandAnswer> {
  switch (command) {
    case 'admin:create':
      return createAdministrator(runtime.services, args)
    case 'backup': {
      const made = await backup(runtime, args['file'] ?? '')
      return {
        ok: true,
        lines: [`${made.rows} rows and ${made.files} files are in ${made.path} (${made.bytes} bytes).`],
      }
    }
    case 'letters:verify':
      return verifyLetters(runtime)
    default:
      return { ok: false, reason: `There is no command ${command}.` }
  }
}
