import { eq } from 'drizzle-orm'
import { users } from '../../server/db/tables.ts'
import { administrator, company, employee, individual, signIn, type Person } from '../factories/people.ts'
import type { As, Loose, TestApp } from '../setup/app.ts'

/**
 * Who looks. `employee` acts as `company`, which employs them; `formerEmployee` still asks to, but no longer works
 * there.
 */
export const VIEWERS = [
  'anonymous',
  'individual',
  'anotherIndividual',
  'company',
  'anotherCompany',
  'employee',
  'formerEmployee',
  'administrator',
] as const
export type ViewerName = (typeof VIEWERS)[number]
export type SignedIn = Exclude<ViewerName, 'anonymous'>

/** One call, without who makes it. `body` is an object, or a form with files. */
export interface Ask {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>> | FormData
  /** A session that is already there, instead of a new one. */
  readonly token?: string
}

export interface World {
  readonly app: TestApp
  readonly people: Readonly<Record<SignedIn, Person>>
  /** The employee's own account, not the company's. */
  readonly ownOfEmployee: string
  /** A number that no other call of this run got. */
  readonly next: () => number
  /** A new session of the viewer, acting as their account. */
  readonly as: (viewer: ViewerName) => Promise<As | undefined>
  /**
   * The person whose own rows the viewer works on: an individual's their own, everyone else aims at those of
   * `individual`.
   */
  readonly own: (viewer: ViewerName) => Person
  /** The person with a session of its own: others may have ended. */
  readonly fresh: (person: Person) => Promise<Person>
  /** What a person gets from a read of the contract. */
  readonly read: (person: Person, path: string) => Promise<Loose>
  /** Makes a row by a call of its owner and gives it back. */
  readonly make: (person: Person, path: string, body: Readonly<Record<string, unknown>> | FormData) => Promise<Loose>
}

export async function makeWorld(app: TestApp): Promise<World> {
  const employer = await company(app, { user: { tierKey: 'enterprise' } })
  const worker = await employee(app, { of: employer })
  const people = {
    individual: await individual(app),
    anotherIndividual: await individual(app),
    company: employer,
    anotherCompany: await company(app, { user: { tierKey: 'enterprise' } }),
    employee: worker,
    formerEmployee: await employee(app, { of: employer, former: true }),
    administrator: await administrator(app),
  }
  let count = 0
  const must = (status: number, path: string, body: Loose) => {
    if (status >= 300)
      throw new Error(`${path} answered ${status} while the world was arranged: ${JSON.stringify(body)}`)
    return body
  }
  const fresh = async (person: Person) => ({ ...person, token: await signIn(app, person.userId) })
  return {
    app,
    people,
    fresh,
    ownOfEmployee: worker.own,
    next: () => (count += 1),
    as: async (viewer) =>
      viewer === 'anonymous'
        ? undefined
        : { token: await signIn(app, people[viewer].userId), accountId: people[viewer].accountId },
    own: (viewer) => (viewer === 'anotherIndividual' ? people.anotherIndividual : people.individual),
    read: async (person, path) => {
      const { status, body } = await app.call('GET', path, { as: await fresh(person) })
      return must(status, path, body)
    },
    make: async (person, path, body) => {
      const answer = await app.call('POST', path, { as: await fresh(person), body })
      return must(answer.status, path, answer.body)
    },
  }
}

/** Gives a person the password of the factories again. */
export async function resetPasswordOf({ app, people }: World, viewer: SignedIn): Promise<string> {
  const { userId, password } = people[viewer]
  await app.db
    .update(users)
    .set({ passwordHash: await app.services.passwords.hash(password) })
    .where(eq(users.id, userId))
  return password
}
