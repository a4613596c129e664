import { eq, inArray } from 'drizzle-orm'
import { letterApprovals, letterComments, letterRecipients, letters } from '../../server/db/letters-tables.ts'
import type { Loose, TestApp } from '../setup/app.ts'
import { clearLetterSettings, letterLevelOf, letterTypeOf } from './letter-settings.ts'
import { signIn, type Person } from './people.ts'

type Over = Readonly<Record<string, unknown>>
export const paragraphs = (...texts: readonly string[]) =>
  texts.map((text) => ({ type: 'paragraph', text: [{ text }] }))
export const outsideRecipient = (over: Over = {}) => ({
  kind: 'outside',
  user_id: null,
  username: null,
  email: 'bank@example.com',
  name: 'Awash Bank',
  copy: false,
  ...over,
})
/** What a letter says, valid and whole as it is. */
export const letterText = (over: Over = {}) => ({
  subject: 'Certificate of employment',
  body: paragraphs('She works here since 2019.'),
  about_user_id: null,
  separate: false,
  amount: null,
  attachment_ids: [],
  recipients: [outsideRecipient()],
  ...over,
})
export const approver = (userId: string) => ({ who: 'person', user_id: userId, position_id: null })

const must = ({ status, body }: { readonly status: number; readonly body: Loose }) => {
  if (status >= 300) throw new Error(`A letter was refused: ${status} ${JSON.stringify(body)}`)
  return body
}
/** Makes a call of letters in a session of its own. */
export const act = async (app: TestApp, who: Person, method: 'POST' | 'PUT' | 'GET', path: string, body?: Over) =>
  must(
    await app.call(method, path, {
      as: { token: await signIn(app, who.userId), accountId: who.accountId },
      ...(body === undefined ? {} : { body }),
    }),
  )

/** A draft of somebody who may write, with what it says. */
export async function draftLetter(app: TestApp, author: Person, typeId: string, over: Over = {}): Promise<string> {
  const { id, version } = await act(app, author, 'POST', '/letters', { type_id: typeId, lang: 'en' })
  await act(app, author, 'PUT', `/letters/${String(id)}`, { ...letterText(over), version })
  return String(id)
}
const versionOf = async ({ db }: TestApp, id: string) =>
  (await db.select().from(letters).where(eq(letters.id, id)))[0]?.version ?? 0

/** Submits a letter: with levels it is in review, else approved. */
export const submitted = async (app: TestApp, author: Person, typeId: string, over: Over = {}): Promise<string> => {
  const id = await draftLetter(app, author, typeId, over)
  await act(app, author, 'POST', `/letters/${id}/submit`, { version: await versionOf(app, id) })
  return id
}
export async function issued(app: TestApp, author: Person, typeId: string, over: Over = {}): Promise<string> {
  const id = await submitted(app, author, typeId, over)
  await act(app, author, 'POST', `/letters/${id}/issue`, { version: await versionOf(app, id) })
  return id
}

/** As many approved letters of a type without levels as are wanted, all like one that was written and submitted. */
export async function approvedLetters(
  app: TestApp,
  firm: Person,
  typeId: string,
  many: number,
): Promise<readonly string[]> {
  const first = await submitted(app, firm, typeId)
  const row = await keptLetter(app, first)
  const to = await app.db.select().from(letterRecipients).where(eq(letterRecipients.letterId, first))
  const ids = Array.from({ length: many }, () => app.services.ids.uuid())
  await app.db.insert(letters).values(ids.map((id) => ({ ...row, id })))
  await app.db.insert(letterRecipients).values(ids.flatMap((letterId) => to.map((one) => ({ ...one, letterId }))))
  return ids
}

/** A letter of a company by an owner, in a status, with one level that asks `by`, or the author alone. */
export async function letterIn(
  app: TestApp,
  firm: Person,
  status: 'draft' | 'in_review' | 'approved' | 'issued',
  by: string = firm.userId,
): Promise<string> {
  await clearLetterSettings(app, firm)
  const { id: typeId } = await letterTypeOf(app, firm)
  if (status === 'draft') return draftLetter(app, firm, typeId)
  if (status === 'in_review') await letterLevelOf(app, firm, { approvers: [approver(by)] })
  return status === 'issued' ? issued(app, firm, typeId) : submitted(app, firm, typeId)
}
export async function commentOn(app: TestApp, author: Person, id: string): Promise<string> {
  await act(app, author, 'POST', `/letters/${id}/comments`, { block: null, quote: null, text: 'Is the date right?' })
  const [row] = await app.db
    .select()
    .from(letterComments)
    .where(inArray(letterComments.letterId, [id]))
  if (row === undefined) throw new Error('The comment was not written')
  return row.id
}
/** A letter as it is kept, and what was answered to it. */
export async function keptLetter({ db }: TestApp, id: string) {
  const [row] = await db.select().from(letters).where(eq(letters.id, id))
  if (row === undefined) throw new Error('The letter is gone')
  return row
}
export const answersTo = ({ db }: TestApp, id: string) =>
  db
    .select()
    .from(letterApprovals)
    .where(eq(letterApprovals.letterId, id))
    .orderBy(letterApprovals.at, letterApprovals.id)

/** The page of a letter as its recipient reads it by the link of their mail, and the cookie that opens its files. */
export async function openByLink(app: TestApp, link: URL) {
  const unlocked = await app.app.inject({
    method: 'POST',
    url: link.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key: link.hash.slice(1) }).toString(),
  })
  const cookie = String(unlocked.headers['set-cookie']).split(';')[0] ?? ''
  return { cookie, page: await app.app.inject({ url: link.pathname, headers: { cookie } }) }
}
