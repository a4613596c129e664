import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { problemSchema } from '../../openapi/errors.ts'
import { allErrors } from '../../openapi/implied.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { anyResources } from '../../openapi/resources/registry.ts'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { accounts, users } from '../../server/db/tables.ts'
import { put } from '../access/ask.ts'
import { matrix } from '../access/matrix.ts'
import { makeWorld, VIEWERS, type SignedIn, type ViewerName } from '../access/world.ts'
import { completeBody } from '../factories/entries.ts'
import { jobOffer } from '../factories/offers.ts'
import { individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { operationIds } from './refs.ts'

const app = await testApp()
const world = await makeWorld(app)
const people = Object.keys(world.people) as SignedIn[]

/** Texts planted into rows of one person that nobody else may see, and such as nobody may see at all. */
const mark = (name: SignedIn) => `planted-${name}`
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
const kept = Object.values(anyResources).filter((resource) => resource.owner === 'account')
/** Who has entries of a collection: people, or companies where companies alone have any. */
const keepers = ({ write }: AnyResource) => (write === 'company' ? (['company', 'anotherCompany'] as const) : (['individual', 'anotherIndividual'] as const))
for (const resource of kept)
  for (const name of keepers(resource)) {
    const { accountId } = world.people[name]
    await world.make(world.people[name], resource.path, await completeBody(app, accountId, resource, 1, plantedIn(resource, name)))
  }
const third = await individual(app)
await jobOffer(app, world.people.anotherCompany, third, { jobDescription: 'planted-anotherCompany-offer' })
await jobOffer(app, world.people.company, world.people.individual, { jobDescription: 'planted-offer-of-both' })
const NOBODY = ['$argon2', 'passwordHash', 'password_hash', 'tokenHash', 'token_hash', 'emailKey', 'email_key', 'addressHash', 'tierKey']
/** The company employs the individual in the course of this file: of them it is given the name, and nothing else. */
const nameOfStaff = (viewer: ViewerName) => (viewer === 'company' || viewer === 'employee' ? `${mark('individual')}-name` : null)

it('the planted texts are there for their owner', async () => {
  const as = await world.as('individual')
  const shows = async (path: string, who: typeof as, text: string) => (await app.call('GET', path, { as: who })).bytes.toString('utf8').includes(text)
  expect(await shows('/sessions', as, 'planted-individual-device')).toBe(true)
  expect(await shows('/account/setup', as, 'planted-individual-bio')).toBe(true)
  expect(await shows('/company/information', await world.as('company'), phoneOf('company'))).toBe(true)
  for (const resource of kept) {
    const [name] = keepers(resource)
    expect(await shows(resource.path, await world.as(name), mark(name)), resource.path).toBe(true)
  }
  expect(await shows('/employees/requisition', await world.as('anotherCompany'), 'planted-anotherCompany-offer')).toBe(true)
})

describe.each(operationIds)('%s', (id) => {
  const { output } = anyOperations[id]
  it('gives nothing that its contract does not name, and nothing of others', async () => {
    for (const row of matrix[id])
      for (const viewer of VIEWERS) {
        const { status, body, bytes } = await put(world, id, viewer, await row.ask(world, viewer))
        const staff = nameOfStaff(viewer)
        const text = staff === null ? bytes.toString('utf8') : bytes.toString('utf8').replaceAll(staff, '')
        expect(status, `${viewer}: ${text}`).toBeLessThan(500)
        if (status >= 400) expect(allErrors(anyOperations[id]), text).toContain(problemSchema.parse(body).code)
        else if (output.kind === 'json') output.schema.parse(body)
        const others = people.filter((other) => other !== viewer && !(viewer === 'employee' && other === 'company')).flatMap((name) => [mark(name), phoneOf(name)])
        expect(
          [...NOBODY, ...others].filter((secret) => text.includes(secret)),
          `${viewer} is given`,
        ).toEqual([])
      }
  })
})
