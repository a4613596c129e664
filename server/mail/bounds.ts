import { createHash } from 'node:crypto'
import type { Database } from '../kernel/context.ts'
import { overLimit } from '../kernel/rate-limits.ts'
import type { MailKind } from './templates.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** So many mails in a window of so many seconds. */
interface Bound {
  readonly most: number
  readonly per: number
}
/** How many mails one recipient gets: of all kinds that share a `group` together, and of one sender among them. */
interface Bounds {
  readonly group: string
  readonly recipient: Bound
  readonly pair?: Bound
}

/**
 * To people who asked for nothing, because someone entered their address. They can stop these for good (`refusals.ts`).
 */
const uninvited: Bounds = { group: 'uninvited', recipient: { most: 10, per: DAY }, pair: { most: 3, per: DAY } }
/**
 * Letters of companies to whom they address them outside. A bank gets many in a day, also of one company; they can be
 * stopped like other mails that nobody asked for.
 */
const ofLetters: Bounds = { group: 'letters', recipient: { most: 100, per: DAY }, pair: { most: 50, per: DAY } }
/** About the reader's own account, each after an act of theirs or of someone who entered their email. */
const ofAccount = (group: string): Bounds => ({ group, recipient: { most: 10, per: HOUR } })

/** The bounds of each kind of mail; a kind without them does not compile. Decision 142 has the table in words. */
export const mailBounds: Readonly<Record<MailKind, Bounds>> = {
  'offer-invitation': uninvited,
  'offer-reminder': uninvited,
  'offer-elsewhere': uninvited,
  'ownership-invitation': uninvited,
  'confirm-following': uninvited,
  following: { group: 'following', recipient: { most: 10, per: DAY }, pair: { most: 3, per: DAY } },
  notification: { group: 'notification', recipient: { most: 30, per: DAY }, pair: { most: 10, per: DAY } },
  'confirm-newsletter': uninvited,
  'newsletter-subscribed': uninvited,
  'newsletter-article': { group: 'newsletter', recipient: { most: 3, per: DAY } },
  'job-alert': { group: 'alerts', recipient: { most: 25, per: DAY } },
  stage: { group: 'notification', recipient: { most: 30, per: DAY }, pair: { most: 10, per: DAY } },
  'message-reply': { group: 'replies', recipient: { most: 20, per: DAY } },
  letter: ofLetters,
  'letter-revoked': ofLetters,
  digest: { group: 'digest', recipient: { most: 30, per: DAY } },
  'verify-email': ofAccount('registration'),
  'already-registered': ofAccount('registration'),
  'reset-password': ofAccount('password'),
  'password-changed': ofAccount('changes'),
  'new-device': ofAccount('new-device'),
  'sign-in-blocked': ofAccount('sign-in-blocked'),
  'confirm-email': ofAccount('confirm-email'),
  'email-wanted': ofAccount('confirm-email'),
  'confirm-phone': ofAccount('changes'),
  'email-changed': ofAccount('changes'),
  'username-changed': ofAccount('changes'),
  'deletion-requested': ofAccount('deletion'),
  'deletion-soon': ofAccount('deletion'),
  'deletion-taken-back': ofAccount('deletion'),
  'archive-ready': ofAccount('archive'),
  'recovery-code-used': ofAccount('second-factor'),
  'second-factor-off': ofAccount('second-factor'),
  'second-factor-on': ofAccount('second-factor'),
  'second-factor-reset': ofAccount('second-factor'),
  'user-disabled': ofAccount('disabling'),
  'user-enabled': ofAccount('disabling'),
  'report-decided': ofAccount('reports'),
}

/** Kinds that their reader can stop by a link, because nothing but another's wish brought them. */
export const canBeStopped = (kind: MailKind): boolean =>
  mailBounds[kind].group === uninvited.group || mailBounds[kind].group === ofLetters.group

const digest = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/**
 * Counts a mail and says whether it may go. `from` is the account whose act brought it, null when nobody else's did.
 * What a sender may no longer send does not use up what the recipient may get from others. It counts in the database,
 * never in a transaction (`overLimit`).
 */
export async function countMail(
  db: Database,
  mail: { readonly to: string; readonly kind: MailKind; readonly from: string | null },
  now: Date,
): Promise<boolean> {
  const { group, recipient, pair } = mailBounds[mail.kind]
  const to = mail.to.toLowerCase()
  const isOver = async (key: string, { most: limit, per }: Bound) =>
    (await overLimit(db, { key, limit, per, now })) !== null
  if (mail.from !== null && pair !== undefined && (await isOver(`mails:${group}:${digest(to, mail.from)}`, pair)))
    return false
  return !(await isOver(`mails:${group}:${digest(to)}`, recipient))
}
