import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { resolve } from '../../../openapi/format/names.ts'
import { shownName } from '../../../openapi/format/shown-name.ts'
import {
  MOST_OPEN_REQUESTS,
  type LetterRequestBody,
  type letterRequest,
} from '../../../openapi/schemas/letter-request.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { letterRequests } from '../../db/letters-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { mayWrite, readAuthority } from '../letter-settings/route.queries.ts'
import { isOfCompany, writersAt } from '../letter-settings/staffing.queries.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { assertOpen, countOpen, findAsked, ownRequests, requestable } from './requests.queries.ts'
import type { Change } from './change.ts'
import type { PresentedLetter } from './letter.queries.ts'
import { createLetter } from './writing.commands.ts'

/** So many who may write are told of a request; the list shows it to all of them. */
const MOST_TOLD = 20

const languageOf = async (tx: Tx, userId: string) =>
  (await tx.select({ language: users.language }).from(users).where(eq(users.id, userId)))[0]?.language ?? 'en'

/** Asks for a certificate. Refuses with `invalid` a type that one may not ask for, and with `limit_reached`. */
export async function requestLetter(
  tx: Tx,
  services: Services,
  userId: string,
  { type_id, lang, purpose }: LetterRequestBody,
  now: Date,
): Promise<z.input<typeof letterRequest>> {
  // Two at once would both find the last place free.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  const found = (await requestable(tx, userId, now)).find(({ type }) => type.id === type_id)
  if (user === undefined || found === undefined) return invalid({ type_id: ['validation.reference'] })
  if ((await countOpen(tx, userId)) >= MOST_OPEN_REQUESTS) refuse('limit_reached', { limit: MOST_OPEN_REQUESTS })
  const { accountId, name } = found.type
  const id = services.ids.uuid()
  await tx.insert(letterRequests).values({ id, accountId, userId, typeId: type_id, lang, purpose, createdAt: now })
  await tellWriters(tx, services, { accountId, typeId: type_id, title: name, person: shownName(user) ?? {}, now })
  services.events.publish(tx, 'letters', accountId)
  const { data } = await ownRequests(tx, userId, id)
  const [made] = data
  if (made === undefined) throw new Error('The request was not kept')
  return made
}

interface Asked {
  readonly accountId: string
  readonly typeId: string
  readonly title: Localized
  readonly person: Localized
  readonly now: Date
}
/** The owners together, and everybody else who may write such a letter. */
async function tellWriters(tx: Tx, services: Services, { accountId, typeId, title, person, now }: Asked) {
  const authority = await readAuthority(tx, accountId, now)
  const { owners } = authority.staffing
  const others = (await writersAt(tx, accountId, now))
    .filter((userId) => !owners.includes(userId))
    .filter((userId) => mayWrite(authority, { userId, isEmployee: true, rights: ['letters'] }, typeId))
    .slice(0, MOST_TOLD)
  const notice = { accountId, kind: 'letter_requested', subjectId: null, companyAccountId: accountId } as const
  const values = async (userId: string) => {
    const lang = await languageOf(tx, userId)
    return { title: resolve(title, lang)?.text ?? '', person: resolve(person, lang)?.text ?? '' }
  }
  await notify(tx, services, { ...notice, values: await values(owners[0] ?? '') })
  for (const userId of others)
    await notify(tx, services, { ...notice, forUserId: userId, values: await values(userId) })
}

/** Takes a request back. Refuses with `not_found` another's, and with `not_pending` what is answered or being written. */
export async function withdrawRequest(tx: Tx, services: Services, userId: string, id: string): Promise<void> {
  const own = and(eq(letterRequests.id, id), eq(letterRequests.userId, userId))
  const [row] = await tx.select().from(letterRequests).where(own).for('no key update')
  if (row === undefined) return refuse('not_found', {})
  await assertOpen(tx, row)
  await tx.delete(letterRequests).where(own)
  services.events.publish(tx, 'letters', row.accountId)
}

/**
 * Begins the letter that answers a request: about whoever asked, to them, with the text of its template. Refuses as
 * `findAsked` and `createLetter` do.
 */
export async function answerRequest(change: Change, id: string): Promise<PresentedLetter> {
  const { tx, services, looking, now } = change
  const row = await findAsked(tx, looking, id)
  const { accountId, userId, typeId, lang } = row
  const type = looking.authority.types.find((one) => one.id === typeId)
  const letter = await createLetter(
    change,
    { type_id: typeId as Ref<'letterType'>, lang },
    {
      subject: resolve(type?.name ?? {}, lang)?.text ?? '',
      aboutId: userId,
      recipients: await recipientsFor(change, accountId, userId, now),
    },
  )
  await tx.update(letterRequests).set({ letterId: letter.id }).where(eq(letterRequests.id, id))
  services.events.publish(tx, 'letters', accountId)
  return letter
}
/** Whoever works there receives it as one of the company, and whoever left in their own account. */
async function recipientsFor({ tx }: Change, accountId: string, userId: string, now: Date) {
  if (await isOfCompany(tx, accountId, userId, now)) return [{ kind: 'employee', userId, accountId: null }] as const
  const own = await ownAccount(tx, userId)
  return own === null ? [] : ([{ kind: 'account', userId: null, accountId: own }] as const)
}
async function ownAccount(tx: Tx, userId: string): Promise<string | null> {
  const own = and(eq(accounts.ownerId, userId), eq(accounts.kind, 'individual'))
  const [account] = await tx.select({ id: accounts.id }).from(accounts).where(own)
  return account?.id ?? null
}

/** Declines a request and tells whoever asked. Refuses as `findAsked` does. */
export async function declineRequest({ tx, services, looking, now }: Change, id: string, note: string): Promise<void> {
  const row = await findAsked(tx, looking, id)
  const { accountId, userId, typeId } = row
  await tx
    .update(letterRequests)
    .set({ declinedAt: now, declinedBy: looking.viewer.userId, declineNote: note })
    .where(eq(letterRequests.id, id))
  services.events.publish(tx, 'letters', accountId)
  const own = await ownAccount(tx, userId)
  if (own === null) return
  const type = looking.authority.types.find((one) => one.id === typeId)
  const title = resolve(type?.name ?? {}, await languageOf(tx, userId))?.text ?? ''
  await notify(tx, services, {
    accountId: own,
    kind: 'letter_declined',
    subjectId: null,
    companyAccountId: accountId,
    values: { title, note },
  })
}
