import type { notificationOperations } from '../../openapi/operations/notifications.ts'
import { notification } from '../factories/notifications.ts'
import type { Row, Rows } from './row.ts'
import type { ViewerName, World } from './world.ts'

const nothing = () => ({})
/** Of the account that acts: everyone has them, whoever lost the account does not. */
const ofTheAccount = (status: 200 | 204): Rows => [
  { about: 'own account', ask: nothing, answers: [401, status, status, status, status, status, 403, status] },
]

/** A notification that the account of `of` just got: its id. */
async function told(
  { app, people, fresh }: World,
  of: Exclude<ViewerName, 'anonymous'>,
  kind: 'job_offer' | 'new_follower' | 'offer_answered',
): Promise<string> {
  await notification(app, people[of].accountId, kind)
  const owner = of === 'employee' || of === 'formerEmployee' ? people.company : people[of]
  const { body } = await app.call<{ data: { id: string; kind: string; created_at: string }[] }>(
    'GET',
    '/notifications?per_page=100',
    { as: await fresh(owner) },
  )
  const found = body.data.filter((row) => row.kind === kind)
  return (
    found.toSorted((a, b) =>
      a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1,
    )[0]?.id ?? ''
  )
}
const reading = (
  about: string,
  of: Exclude<ViewerName, 'anonymous'>,
  kind: Parameters<typeof told>[2],
  answers: Row['answers'],
): Row => ({
  about,
  ask: async (world) => ({ params: { id: await told(world, of, kind) } }),
  answers,
})

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const notificationRows = {
  listNotifications: ofTheAccount(200),
  streamNotifications: ofTheAccount(200),
  readNotification: [
    reading('the individual’s', 'individual', 'job_offer', [401, 200, 404, 404, 404, 404, 403, 404]),
    reading('the company’s, of a follower', 'company', 'new_follower', [401, 404, 404, 200, 404, 404, 403, 404]),
    // An employee without the right to recruit sees none of the company's.
    reading(
      'the company’s, of an answer to an offer',
      'company',
      'offer_answered',
      [401, 404, 404, 200, 404, 404, 403, 404],
    ),
    reading('the administrator’s', 'administrator', 'job_offer', [401, 404, 404, 404, 404, 404, 403, 200]),
  ],
  readAllNotifications: ofTheAccount(204),
  seeNotifications: ofTheAccount(204),
  getNotificationPreferences: [{ about: 'oneself', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  editNotificationPreferences: [
    {
      about: 'oneself',
      ask: async ({ app, people, fresh, ownOfEmployee }, viewer) => {
        const who = viewer === 'anonymous' ? 'individual' : viewer
        const person = await fresh(people[who])
        const as =
          viewer === 'employee'
            ? { ...person, accountId: ownOfEmployee }
            : viewer === 'formerEmployee'
              ? { token: person.token }
              : person
        const { mails, version } = (await app.call('GET', '/notifications/preferences', { as })).body
        return { body: { mails, version } }
      },
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
} satisfies Record<keyof typeof notificationOperations, Rows>
