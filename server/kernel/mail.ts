import type { Language } from '../../openapi/define.ts'
import type { MailKind } from '../mail/templates.ts'
import type { Services, Tx } from './context.ts'
import { addJob } from './jobs.ts'

/** A mail to be written and sent after the commit. `values` fill the texts of its kind; a one-time token travels in them. */
export interface Letter {
  readonly to: string
  readonly lang: Language
  readonly kind: MailKind
  readonly values: Readonly<Record<string, string | number>>
}

/** Puts a mail into the outbox, in the transaction that has the reason for it. It is rendered and sent after the commit, again and again until it goes. */
export async function queueMail(tx: Tx, services: Services, letter: Letter): Promise<void> {
  await addJob(tx, services, 'mail', { to: letter.to, lang: letter.lang, kind: letter.kind, values: letter.values })
}
