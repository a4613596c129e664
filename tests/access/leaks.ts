import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { problemSchema } from '../../openapi/errors.ts'
import { allErrors } from '../../openapi/implied.ts'
import { anyOperations, type OperationId } from '../../openapi/operations/registry.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { anyResources } from '../../openapi/resources/registry.ts'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { accounts, users } from '../../server/db/tables.ts'
import { completeBody } from '../factories/entries.ts'
import { jobOffer } from '../factories/offers.ts'
import { individual } from '../factories/people.ts'
import type { Answered } from '../setup/app.ts'
import type { SignedIn, ViewerName, World } from './world.ts'

/** Names of what nobody is given at all. */
const NOBODY = [
  '$argon2',
  'passwordHash',
  'password_hash',
  'tokenHash',
  'token_hash',
  'emailKey',
  'email_key',
  'addressHash',
  'tierKey',
]

/** A text planted into rows of one person that nobody else may see. */
const mark = (name: SignedIn) => `planted-${name}`

/** Collections of accounts. */
const kept = Object.values(anyResources).filter((resource) => resource.owner === 'account')
/** Who has entries of a collection: people, or companies where companies alone have any. */
const keepers = ({ write }: AnyResource) =>
  write === 'company' ? (['company', 'anotherCompany'] as const) : (['individual', 'anotherIndividual'] as const)

/** Every text of an entry is planted. */
function plantedIn(resource: AnyResource, name: SignedIn): Record<string, unknown> {
  const text = mark(name)
  const values = Object.entries(resource.fields).flatMap(([field, { kind }]): [string, unknown][] => {
    if (kind === 'localized') return [[field, { en: text }]]
    if (kind === 'localized-long') return [[field, { en: `${text}, told at some length.` }]]
    if (kind === 'rich-text') return [[field, { en: [{ type: 'paragraph', text: [{ text }] }] }]]
    return kind === 'address' ? [[field, `https://example.com/${text}`]] : []
  })
  return Object.fromEntries(values)
}

/** The company employs the individual in the course of the matrix: of them it is given the name, and nothing else. */
const nameOfStaff = (viewer: ViewerName) =>
  viewer === 'company' || viewer === 'employee' ? `${mark('individual')}-name` : null

export interface Leaks {
  /**
   * Fails unless everybody is given what was planted into their own rows: else nothing of it could be found with
   * others.
   */
  readonly assertPlanted: () => Promise<void>
  /** Fails when an answer has what its contract does not name, or something of others. */
  readonly assertNone: (id: OperationId, viewer: ViewerName, answer: Answered) => void
}

/** Plants texts into what the people of the world keep, and looks for them in answers to others. */
export async function plantLeaks(world: World): Promise<Leaks> {
  const { app } = world
  const people = Object.keys(world.people) as SignedIn[]
  const phoneOf = (name: SignedIn) => `+25191155500${people.indexOf(name)}`
  for (const name of people) {
    const { userId, accountId } = world.people[name]
    await app.db
      .update(sessions)
      .set({ device: `${mark(name)}-device` })
      .where(eq(sessions.userId, userId))
    if (name === 'employee' || name === 'formerEmployee') continue
    await app.db
      .update(users)
      .set({ displayName: { en: `${mark(name)}-name` } })
      .where(eq(users.id, userId))
    await app.db
      .update(accounts)
      .set({ headline: { en: `${mark(name)}-headline` }, bio: { en: `${mark(name)}-bio` }, phoneNumber: phoneOf(name) })
      .where(eq(accounts.id, accountId))
  }
  for (const resource of kept)
    for (const name of keepers(resource)) {
      const { accountId } = world.people[name]
      await world.make(
        world.people[name],
        resource.path,
        await completeBody(app, accountId, resource, 1, plantedIn(resource, name)),
      )
    }
  const third = await individual(app)
  await jobOffer(app, world.people.anotherCompany, third, { jobDescription: 'planted-anotherCompany-offer' })
  await jobOffer(app, world.people.company, world.people.individual, { jobDescription: 'planted-offer-of-both' })

  return {
    assertPlanted: async () => {
      const as = await world.as('individual')
      const shows = async (path: string, who: typeof as, text: string) =>
        (await app.call('GET', path, { as: who })).bytes.toString('utf8').includes(text)
      expect(await shows('/sessions', as, 'planted-individual-device')).toBe(true)
      expect(await shows('/account/setup', as, 'planted-individual-bio')).toBe(true)
      expect(await shows('/company/information', await world.as('company'), phoneOf('company'))).toBe(true)
      for (const resource of kept) {
        const [name] = keepers(resource)
        expect(await shows(resource.path, await world.as(name), mark(name)), resource.path).toBe(true)
      }
      expect(
        await shows('/employees/requisition', await world.as('anotherCompany'), 'planted-anotherCompany-offer'),
      ).toBe(true)
    },
    assertNone: (id, viewer, { status, body, bytes }) => {
      const { output } = anyOperations[id]
      const staff = nameOfStaff(viewer)
      const text = staff === null ? bytes.toString('utf8') : bytes.toString('utf8').replaceAll(staff, '')
      if (status >= 400) expect(allErrors(anyOperations[id]), text).toContain(problemSchema.parse(body).code)
      else if (output.kind === 'json') output.schema.parse(body)
      const others = people
        .filter((other) => other !== viewer && !(viewer === 'employee' && other === 'company'))
        .flatMap((name) => [mark(name), phoneOf(name)])
      expect(
        [...NOBODY, ...others].filter((secret) => text.includes(secret)),
        `${viewer} is given`,
      ).toEqual([])
    },
  }
}
