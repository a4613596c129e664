import { vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { User } from '../../openapi/schemas/session.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import type { Eligibility, Requisition } from '../../src/machines/session/session.setup.ts'

/** The account that is current, and another of the same user. */
export const OWN = '11111111-1111-4111-8111-111111111111'
export const SECOND = '22222222-2222-4222-8222-222222222222'
/** An account that is not the user's. */
export const GONE = '33333333-3333-4333-8333-333333333333'
const account = (id: string, is_current = false) => ({
  id,
  username: id.slice(0, 4),
  name: { en: id },
  kind: 'company',
  photo: null,
  logo: null,
  is_current,
  is_employee: false,
})
export const user = (role: 1 | 2 | 3 = 3): User =>
  ({
    id: OWN,
    email: 'a@b.example',
    first_name: null,
    middle_name: null,
    last_name: null,
    roles: [{ id: role, name: 'role' }],
    accounts: [account(OWN, true), account(SECOND)],
    language: 'en',
    calendar: 'gregorian',
    email_verified: true,
    needs_second_factor: false,
    waiting_policies: [],
  }) as unknown as User

/** The session with effects that are written down and answered when told to. */
export function arranged({ token = null as string | null, pinned = null as string | null, hasEnded = false } = {}) {
  const calls: string[] = []
  const clock = new SimulatedClock()
  const answers = {
    fetchUser: [] as PromiseWithResolvers<User>[],
    logout: [] as PromiseWithResolvers<void>[],
    switchAccount: [] as PromiseWithResolvers<string>[],
    fetchEligibility: [] as PromiseWithResolvers<Eligibility>[],
    fetchRequisitions: [] as PromiseWithResolvers<readonly Requisition[]>[],
    keepCalendar: [] as PromiseWithResolvers<void>[],
  }
  const ask = <T>(list: PromiseWithResolvers<T>[]) => {
    const answer = Promise.withResolvers<T>()
    list.push(answer)
    return answer.promise
  }
  let kept = token
  const note = (name: string) => () => void calls.push(name)
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchUser: fromPromise(() => ask(answers.fetchUser)),
        logout: fromPromise(() => ask(answers.logout)),
        switchAccount: fromPromise(() => ask(answers.switchAccount)),
        fetchEligibility: fromPromise(() => ask(answers.fetchEligibility)),
        fetchRequisitions: fromPromise(() => ask(answers.fetchRequisitions)),
        keepCalendar: fromPromise<void, { readonly calendar: User['calendar'] }>(({ input }) => {
          calls.push(`keepCalendar ${input.calendar}`)
          return ask(answers.keepCalendar)
        }),
      },
      actions: {
        keepToken: (_, p) => {
          kept = p.token
          calls.push(`keepToken ${p.token}`)
        },
        keepAccount: (_, p) => void calls.push(`keepAccount ${p.accountId}`),
        dropAccount: note('dropAccount'),
        forget: () => {
          kept = null
          calls.push('forget')
        },
        tellSwitched: (_, p) => void calls.push(`tellSwitched ${p.accountId}`),
        tellSignedOut: note('tellSignedOut'),
        goHome: note('goHome'),
        sayLoginFailed: note('sayLoginFailed'),
        sayUnreachable: note('sayUnreachable'),
        sayLoggedOut: note('sayLoggedOut'),
        sayLogoutFailed: note('sayLogoutFailed'),
        sayDeleted: note('sayDeleted'),
        sayAccountGone: (_, p) => void calls.push(`sayAccountGone ${p.account?.id}`),
        saySwitched: (_, p) => void calls.push(`saySwitched ${p.message}`),
        saySwitchFailed: (_, p) => void calls.push(`saySwitchFailed ${p.failure.code}`),
        sayCalendarNotKept: (_, p) => void calls.push(`sayCalendarNotKept ${p.failure.code}`),
      },
      guards: { hasToken: () => kept !== null },
    }),
    { input: { pinned, hasEnded }, clock },
  ).start()
  const settle = () => vi.waitFor(() => new Promise((done) => setTimeout(done, 0)))
  return {
    actor,
    answers,
    calls,
    clock,
    settle,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
/** A session whose user is there and rests, with nothing written down yet. */
export async function signedIn(role: 1 | 2 | 3 = 3) {
  const s = arranged({ token: 'kept' })
  s.answers.fetchUser[0]?.resolve(user(role))
  await s.settle()
  s.calls.length = 0
  return s
}
