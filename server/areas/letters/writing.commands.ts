import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { ValidationId } from '../../../openapi/explain.ts'
import { isEmpty, richTextIn } from '../../../openapi/rich-text-content.ts'
import {
  MOST_LETTER_DRAFTS,
  type LetterEdit,
  type LetterRecipientBody,
  type newLetter,
} from '../../../openapi/schemas/letter.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { letterApprovals, letterRecipients, letters, letterVersions, type LetterText } from '../../db/letters-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { accountsNamed } from '../../kernel/active-account.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { levelsFor, mayWrite } from '../letter-settings/route.queries.ts'
import { everWorkedAt, whoOfCompany } from '../letter-settings/staffing.queries.ts'
import { findTemplate } from '../letter-settings/templates.queries.ts'
import { send, type Change } from './change.ts'
import { exchangeAttachments } from './attachments.commands.ts'
import { giveUpPictures, takePictures } from './pictures.commands.ts'
import { readLetter, type PresentedLetter } from './letter.queries.ts'
import { papersOf, type Papers } from './paper.queries.ts'
import { isWritable, senderFor, sendersOf, type LetterRow } from './letters.policy.ts'
import { changing } from './waiting.scheduler.ts'
import { attachmentsOf } from './verification.queries.ts'
import { findLetter } from './visible.queries.ts'

/** What is saved within ten minutes is one version. */
const ONE_VERSION = 600_000

function keysOf(subject: string | null) {
  const key = fold(subject ?? '')
  return { searchKey: key, subjectKey: key }
}
const textOf = ({ subject, body, amount }: LetterText): LetterText => ({ subject, body, amount })

/** What a letter that answers somebody begins with. */
interface Begun {
  readonly subject: string
  readonly aboutId: string
  readonly recipients: readonly Pick<Recipient, 'kind' | 'userId' | 'accountId'>[]
}
type Recipient = typeof letterRecipients.$inferInsert

/** Begins a letter. Refuses with `invalid` a type that one may not write, and with `limit_reached`. */
export async function createLetter(
  change: Change,
  { type_id, lang }: z.output<typeof newLetter>,
  begun: Begun | null = null,
): Promise<PresentedLetter> {
  const { tx, services, looking, now } = change
  const { viewer, authority } = looking
  const { accountId, userId } = viewer
  const type = authority.types.find(({ id, active }) => id === type_id && active)
  if (type === undefined) return invalid({ type_id: ['validation.reference'] })
  if (!mayWrite(authority, viewer, type.id)) return refuse('forbidden', {})
  const drafts = and(eq(letters.accountId, accountId), eq(letters.authorId, userId), eq(letters.status, 'draft'))
  if ((await tx.$count(letters, drafts)) >= MOST_LETTER_DRAFTS) refuse('limit_reached', { limit: MOST_LETTER_DRAFTS })
  const template = type.templateId === null ? null : await findTemplate(tx, accountId, type.templateId)
  const id = services.ids.uuid()
  const text = { subject: begun?.subject ?? null, body: richTextIn(template?.body, lang)?.text ?? null, amount: null }
  const row = { id, accountId, typeId: type.id, authorId: userId, lang, status: 'draft', ...text } as const
  const aboutId = begun?.aboutId ?? null
  await tx.insert(letters).values({ ...row, aboutId, ...keysOf(text.subject), createdAt: now, changedAt: now })
  const recipients = (begun?.recipients ?? []).map((one, place) => ({ ...one, letterId: id, place, copy: false }))
  if (recipients.length > 0) await tx.insert(letterRecipients).values(recipients)
  await tx
    .insert(letterVersions)
    .values({ letterId: id, contentVersion: 1, content: text, userId, since: now, at: now, submitted: false })
  return readLetter(tx, looking, id)
}

/** The columns of recipients. Refuses with `invalid` who is not of the company, and an account that is not there. */
async function recipientsOf({ tx, looking, now }: Change, all: readonly LetterRecipientBody[]) {
  const errors: Record<string, ValidationId[]> = {}
  const names = all.flatMap(({ username }) => (username === null ? [] : [username.toLowerCase()]))
  const found = names.length === 0 ? [] : await accountsNamed(tx, names)
  const byName = new Map(found.map(({ key, id }) => [key, id]))
  const ofCompany = await whoOfCompany(
    tx,
    looking.viewer.accountId,
    all.flatMap(({ user_id }) => user_id ?? []),
    now,
  )
  const rows = []
  for (const [place, { kind, user_id, username, email, name, copy }] of all.entries()) {
    const accountId = username === null ? null : (byName.get(username.toLowerCase()) ?? null)
    if (username !== null && accountId === null)
      errors[`recipients.${place}.username`] = ['validation.username_unknown']
    if (user_id !== null && !ofCompany.has(user_id)) errors[`recipients.${place}.user_id`] = ['validation.reference']
    rows.push({ place, kind, userId: user_id, accountId, email, name, copy })
  }
  if (Object.keys(errors).length > 0) invalid(errors)
  return rows
}

/** The person a letter is about: of the company, now or before. Refuses others with `invalid`. */
async function aboutOf({ tx, looking }: Change, userId: string | null): Promise<string | null> {
  if (userId === null || (await everWorkedAt(tx, looking.viewer.accountId, userId))) return userId
  return invalid({ about_user_id: ['validation.reference'] })
}

/** Keeps what the letter says now as a version: a new one, or in the place of what the same person saved just before. */
async function keepVersion({ tx, looking, now }: Change, id: string, contentVersion: number, content: LetterText) {
  const { userId } = looking.viewer
  const [last] = await tx
    .select()
    .from(letterVersions)
    .where(eq(letterVersions.letterId, id))
    .orderBy(desc(letterVersions.contentVersion))
    .limit(1)
  if (
    last !== undefined &&
    !last.submitted &&
    last.userId === userId &&
    now.getTime() - last.since.getTime() < ONE_VERSION
  )
    await tx
      .update(letterVersions)
      .set({ contentVersion, content, at: now })
      .where(and(eq(letterVersions.letterId, id), eq(letterVersions.contentVersion, last.contentVersion)))
  else
    await tx
      .insert(letterVersions)
      .values({ letterId: id, contentVersion, content, userId, since: now, at: now, submitted: false })
}

/** Nothing that was approved before counts any more, and no signature stays with it. */
export async function voidApprovals({ tx, services, now }: Change, id: string): Promise<void> {
  const standing = and(eq(letterApprovals.letterId, id), isNull(letterApprovals.voidAt))
  const signed = await tx
    .select({ fileId: letterApprovals.signatureId })
    .from(letterApprovals)
    .where(and(standing, isNotNull(letterApprovals.signatureId)))
  await tx.update(letterApprovals).set({ voidAt: now, signatureId: null }).where(standing)
  for (const { fileId } of signed) if (fileId !== null) await services.files.release(tx, fileId)
}

/** What of a letter in review changes with its content: it goes to the first level of the route for what it is now. */
async function begunAnew(change: Change, row: LetterRow, amount: number | null) {
  const { tx, looking } = change
  const route = amount === row.amount ? row.route : await levelsFor(tx, looking.viewer.accountId, row.typeId, amount)
  await voidApprovals(change, row.id)
  await tx
    .update(letterVersions)
    .set({ submitted: true })
    .where(and(eq(letterVersions.letterId, row.id), eq(letterVersions.contentVersion, row.contentVersion + 1)))
  // Where no level concerned it any more, it would be approved by nobody: the route stays.
  return { route: await changing(change, row, route.length === 0 ? row.route : route), level: 1 }
}

/**
 * Saves what the author wrote. The content's version rises if what is read changed; in review that voids the approvals,
 * and the first level is asked anew. Refuses with `stale`, with `not_pending` what is approved or over, with `forbidden`
 * whoever is not the author or may no longer write, with `invalid` recipients, files and pictures that are not there, and
 * with `limit_reached`.
 */
export async function saveLetter(change: Change, id: string, body: LetterEdit): Promise<PresentedLetter> {
  const { tx, looking, now } = change
  const { row } = await findLetter(tx, looking, id, true)
  assertAuthor(change, row)
  if (!isWritable(row)) refuse('not_pending', { status: row.status })
  if (row.version !== body.version) refuse('stale', { current: await readLetter(tx, looking, id) })
  const recipients = await recipientsOf(change, body.recipients)
  const aboutId = await aboutOf(change, body.about_user_id)
  const before = await tx.select().from(letterRecipients).where(eq(letterRecipients.letterId, id))
  const attached = (await attachmentsOf(tx, id)).map(({ fileId }) => fileId)
  const content = textOf(body)
  const told = before
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, kind, userId, accountId, email, name, copy }) => {
      return { place, kind, userId, accountId, email, name, copy }
    })
  const spelt = (one: unknown) => JSON.stringify(one, (_key, value: unknown) => sorted(value))
  const files = body.attachment_ids
  const { separate } = body
  if (
    spelt([textOf(row), row.aboutId, row.separate, told, attached]) ===
    spelt([content, aboutId, separate, recipients, files])
  )
    return readLetter(tx, looking, id)
  await exchangeAttachments(change, row, attached, files)
  await takePictures(change, row, content.body)
  const contentVersion = row.contentVersion + 1
  await tx.delete(letterRecipients).where(eq(letterRecipients.letterId, id))
  if (recipients.length > 0)
    await tx.insert(letterRecipients).values(recipients.map((one) => ({ ...one, letterId: id })))
  await keepVersion(change, id, contentVersion, content)
  await giveUpPictures(change, id, content.body ?? [])
  await tx
    .update(letters)
    .set({
      ...content,
      aboutId,
      separate,
      ...keysOf(content.subject),
      ...(row.status === 'in_review' ? await begunAnew(change, row, content.amount) : {}),
      contentVersion,
      version: row.version + 1,
      changedAt: now,
    })
    .where(eq(letters.id, id))
  if (row.submittedAt !== null) change.services.events.publish(tx, 'letters', row.accountId)
  return readLetter(tx, looking, id)
}
/** The database gives names of JSON back in an order of its own. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

function assertAuthor({ looking: { viewer, authority } }: Change, row: LetterRow) {
  if (row.authorId !== viewer.userId || !mayWrite(authority, viewer, row.typeId)) refuse('forbidden', {})
}

/** Deletes a draft of one's own, with its files. Refuses with `not_pending` and `forbidden`. */
export async function deleteLetter(change: Change, id: string): Promise<void> {
  const { tx, looking } = change
  const { row } = await findLetter(tx, looking, id, true)
  if (row.authorId !== looking.viewer.userId) refuse('forbidden', {})
  if (row.status !== 'draft') refuse('not_pending', { status: row.status })
  const attached = (await attachmentsOf(tx, id)).map(({ fileId }) => fileId)
  await exchangeAttachments(change, row, attached, [])
  await giveUpPictures(change, id, null)
  await tx.delete(letters).where(eq(letters.id, id))
}

/** Refuses with `invalid` what a letter cannot go without, of a letter for each at whoever it is not whole for. */
export async function assertWhole(tx: Tx, row: LetterRow, { each, draw }: Papers): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  if (row.subject === null) errors['subject'] = ['validation.required']
  if (isEmpty(row.body)) errors['body'] = ['validation.required']
  const told = eq(letterRecipients.letterId, row.id)
  if ((row.separate ? each.length : await tx.$count(letterRecipients, told)) === 0)
    errors['recipients'] = ['validation.required']
  const blank = (to: string | null) => draw({ issue: null, to }).missing.length > 0
  for (const { userId, place } of each)
    if (blank(userId)) errors[`recipients.${place}.user_id`] = ['validation.letter_fields_missing']
  if (!row.separate && errors['body'] === undefined && blank(null))
    errors['body'] = ['validation.letter_fields_missing']
  if (Object.keys(errors).length > 0) invalid(errors)
}

/**
 * Submits a letter: the levels that concern it are its route from now on. Refuses as `transition` does, with `forbidden`
 * who may not write it, and with `invalid` what is missing.
 */
export async function submitLetter(change: Change, id: string, version: number): Promise<PresentedLetter> {
  const { tx, looking, now } = change
  const { row, approvals } = await findLetter(tx, looking, id, true)
  const by = senderFor(sendersOf(looking, row, approvals), row, 'submit')
  assertAuthor(change, row)
  if (row.version !== version) refuse('stale', { current: await readLetter(tx, looking, id) })
  await assertWhole(tx, row, await papersOf(tx, change.services, row, change))
  const route = await levelsFor(tx, row.accountId, row.typeId, row.amount)
  await tx
    .update(letterVersions)
    .set({ submitted: true })
    .where(and(eq(letterVersions.letterId, id), eq(letterVersions.contentVersion, row.contentVersion)))
  await send(change, row, {
    event: 'submit',
    by,
    version,
    facts: { hasLevels: route.length > 0 },
    set: { route, level: route.length > 0 ? 1 : 0, submittedAt: now },
    said: { levels: route.length },
  })
  return readLetter(tx, looking, id)
}

/** Takes a letter back that is in review. Refuses as `transition` does, and with `forbidden`. */
export async function withdrawLetter(change: Change, id: string, version: number): Promise<PresentedLetter> {
  const { tx, looking } = change
  const { row, approvals } = await findLetter(tx, looking, id, true)
  const by = senderFor(sendersOf(looking, row, approvals), row, 'withdraw')
  if (row.version !== version) refuse('stale', { current: await readLetter(tx, looking, id) })
  await voidApprovals(change, id)
  await send(change, row, { event: 'withdraw', by, version, set: { level: 0 } })
  return readLetter(tx, looking, id)
}
