import { formatDate } from '../../../openapi/format/dates.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { wallTime } from '../../../openapi/format/wall-clock.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fieldsOf, filled, mailIn, type MergeField, type MergeValues } from '../../../openapi/stage-mail.ts'
import { quoted, sentence } from '../../mail/quoted.ts'
import type { Letter } from '../notifications/notification.mailer.ts'
import type { Stage } from './stages.queries.ts'

/** Who enters a stage, and what the mail may name. */
export interface Entering {
  readonly stage: Pick<Stage, 'name' | 'mail'>
  /** What the stage is called where it has no name, in each language. */
  readonly kind: Readonly<Record<'en' | 'am', string>>
  readonly applicant: Localized | null
  readonly job: Localized
  readonly employer: Localized
  readonly replyBy: Date | null
  /** Of the posting: the promised day is the one there. */
  readonly timeZone: string
  readonly link: string
  /** What the employer wrote with a decision. */
  readonly note: string | null
}

/** The field that a stage's mail names and an application has nothing for; null: the mail can be sent. */
export function missingIn({ mail }: Pick<Stage, 'mail'>, { replyBy }: Pick<Entering, 'replyBy'>): MergeField | null {
  if (mail === null || replyBy !== null) return null
  const texts = [mail.subject.en, mail.subject.am, mail.text.en, mail.text.am]
  return texts.some((text) => text !== undefined && fieldsOf(text).known.includes('reply_by')) ? 'reply_by' : null
}

/**
 * The mail for whoever enters a stage, in the reader's language or in the other where it was not written in theirs.
 * The employer's words have no links but the application's own. Null: the usual mail is sent, because the stage has none,
 * or names what the application does not have.
 */
export function letterFor(
  entering: Entering,
  reader: { readonly lang: 'en' | 'am'; readonly calendar: Parameters<typeof formatDate>[1]['calendar'] },
): Letter | null {
  const { stage, kind, applicant, job, employer, replyBy, timeZone, link, note } = entering
  const mail = stage.mail === null ? null : mailIn(stage.mail, reader.lang)
  if (mail === null || missingIn(stage, { replyBy }) !== null) return null
  const said = (text: Localized | null) => quoted(resolve(text ?? {}, mail.lang)?.text ?? '')
  const values: MergeValues = {
    applicant: said(applicant),
    job: said(job),
    employer: said(employer),
    stage: stage.name === null ? kind[mail.lang] : said(stage.name),
    reply_by:
      replyBy === null
        ? null
        : formatDate(wallTime(replyBy, timeZone).date, { lang: mail.lang, calendar: reader.calendar }),
    link,
  }
  const lines = (text: string) => text.split('\n').map(sentence).join('\n')
  const body = filled(lines(mail.text), values)
  return {
    lang: mail.lang,
    subject: filled(sentence(mail.subject), values),
    title: said(job),
    employer: said(employer),
    body: note === null ? body : `${body}\n\n${lines(note)}`,
  }
}
