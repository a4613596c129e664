import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { letterRecipients } from '../../db/letters-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { mailPath } from '../../mail/address.ts'
import type { Change } from './change.ts'
import { hashOfKey, letterPath } from './letter-pass.ts'
import { readLetter, type PresentedLetter } from './letter.queries.ts'
import { sendersOf, type LetterRow } from './letters.policy.ts'
import type { RecipientRow } from './recipients.commands.ts'
import { findById } from './verification.queries.ts'
import { findLetter } from './visible.queries.ts'

type Outside = RecipientRow & { readonly email: string }
const isOutside = (one: RecipientRow): one is Outside => one.kind === 'outside' && one.email !== null

/** What the mails about a letter say of it, and where they lead. Nothing that was not issued is mailed. */
async function saidOf(tx: Tx, id: string) {
  const found = await findById(tx, id)
  if (found === null) throw new Error('A letter that was not issued cannot be mailed')
  const { facts, isVerified } = found
  const { lang, code, company, subject, reference } = facts
  return {
    lang,
    path: mailPath(letterPath(code), lang),
    values: {
      company: resolve(company, lang)?.text ?? '',
      verified: isVerified ? 'yes' : 'no',
      confidential: subject === null ? 'yes' : 'no',
      title: subject ?? '',
      reference,
    },
  }
}

/** Gives a recipient a new key, which takes the place of the one before, and mails it. It is kept as a hash alone. */
async function mailKey(tx: Tx, services: Services, row: LetterRow, recipient: Outside): Promise<void> {
  const { lang, path, values } = await saidOf(tx, row.id)
  const key = services.ids.token()
  await tx
    .update(letterRecipients)
    .set({ secretHash: hashOfKey(key), mailedAt: services.clock.now() })
    .where(and(eq(letterRecipients.letterId, row.id), eq(letterRecipients.place, recipient.place)))
  await queueMail(tx, services, {
    to: recipient.email,
    lang,
    kind: 'letter',
    from: row.accountId,
    values: { ...values, name: recipient.name ?? recipient.email, path: `${path}#${key}` },
  })
}

/**
 * Mails a letter to its recipients outside who were not mailed yet: once its file is there, in the transaction that knows
 * it. Again it does nothing, and nothing for a letter that was revoked meanwhile.
 */
export async function mailRecipients(tx: Tx, services: Services, { id }: Pick<LetterRow, 'id'>): Promise<void> {
  const row = (await findById(tx, id))?.row
  if (row?.status !== 'issued') return
  const waiting = await tx
    .select()
    .from(letterRecipients)
    .where(
      and(
        eq(letterRecipients.letterId, row.id),
        eq(letterRecipients.kind, 'outside'),
        isNull(letterRecipients.mailedAt),
      ),
    )
    .orderBy(letterRecipients.place)
    .for('update')
  for (const one of waiting) if (isOutside(one)) await mailKey(tx, services, row, one)
}

/**
 * Mails a letter to one recipient outside again, with a new key. For its author and the company: refuses with `forbidden`
 * others who see it, with `not_found` a place without such a recipient, and with `not_pending` where it is not issued or
 * its file is not made.
 */
export async function mailAgain(change: Change, id: string, place: number): Promise<PresentedLetter> {
  const { tx, services, looking } = change
  const { row, approvals } = await findLetter(tx, looking, id, true)
  if (!sendersOf(looking, row, approvals).some((one) => one !== 'approver')) refuse('forbidden', {})
  const [recipient] = await tx
    .select()
    .from(letterRecipients)
    .where(and(eq(letterRecipients.letterId, id), eq(letterRecipients.place, place)))
    .for('update')
  if (recipient === undefined || !isOutside(recipient)) return refuse('not_found', {})
  if (row.status !== 'issued' || row.documentId === null) refuse('not_pending', { status: row.status })
  await mailKey(tx, services, row, recipient)
  return readLetter(tx, looking, id)
}

/** Tells everybody outside who was mailed a letter that it was revoked. */
export async function mailRevocation(tx: Tx, services: Services, row: LetterRow): Promise<void> {
  const told = await tx
    .select()
    .from(letterRecipients)
    .where(and(eq(letterRecipients.letterId, row.id), isNotNull(letterRecipients.mailedAt)))
    .orderBy(letterRecipients.place)
  if (told.length === 0) return
  const { lang, path, values } = await saidOf(tx, row.id)
  for (const one of told)
    if (isOutside(one))
      await queueMail(tx, services, {
        to: one.email,
        lang,
        kind: 'letter-revoked',
        from: row.accountId,
        values: { ...values, name: one.name ?? one.email, path },
      })
}
