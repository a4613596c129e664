import { z } from 'zod'
import { withRules, type Rule } from '../explain.ts'
import { statusesOf } from '../lifecycle.ts'
import { letter as life } from '../lifecycles/letter.ts'
import { ref } from '../ref.ts'
import { richWrittenLetter } from '../rich-text.ts'
import { letterLevelBody, letterPerson, LONGEST_TEMPLATE } from './letter-settings.ts'
import {
  amount,
  email,
  language,
  line,
  localized,
  pageOf,
  paragraph,
  timestamp,
  username,
  version,
} from './primitives.ts'

export const LETTER_STATUSES = statusesOf(life)
export type LetterStatus = (typeof LETTER_STATUSES)[number]
/** So many recipients and comments one letter has at most, and so many drafts one author. */
export const MOST_RECIPIENTS = 50
/** So many employees may get a letter of their own each, which are issued at once, and so many others a copy of each. */
export const MOST_SEPARATE = 300
const MOST_SEPARATE_COPIES = 5
export const MOST_COMMENTS = 200
export const MOST_LETTER_DRAFTS = 200
/** The longest text of a letter, in characters. */
export const LONGEST_LETTER = LONGEST_TEMPLATE
/** How an employee, an account of Sira and anybody else is named. */
export const RECIPIENT_KINDS = ['employee', 'account', 'outside'] as const

const said = localized(z.string())

// What is written.

const recipient = {
  kind: z.enum(RECIPIENT_KINDS).describe('employee: of the company; account: of Sira; outside: by email'),
  user_id: ref('user').nullable().describe('of an employee or owner'),
  username: username.nullable().describe('of an account'),
  email: email.nullable().describe('of somebody outside'),
  name: line(120).nullable().describe('of somebody outside'),
  copy: z.boolean().describe('they get a copy'),
}
const namedByKind: Rule<z.output<z.ZodObject<typeof recipient>>> = (one, add) => {
  if (one.kind === undefined) return
  const named = { user_id: 'employee', username: 'account', email: 'outside', name: 'outside' } as const
  for (const field of ['user_id', 'username', 'email', 'name'] as const) {
    if (one[field] === undefined) continue
    if (one.kind === named[field] && one[field] === null) add(field, 'validation.required')
    if (one.kind !== named[field] && one[field] !== null) add(field, 'validation.malformed')
  }
}
export const letterRecipient = withRules(z.strictObject(recipient), namedByKind)
/** Who it is, whatever else is said of them. */
export const keyOfRecipient = (one: { kind?: string; user_id?: unknown; username?: unknown; email?: unknown }) =>
  JSON.stringify([one.kind, one.user_id, one.username, one.email]).toLowerCase()
const content = {
  subject: line(200).nullable(),
  body: richWrittenLetter(LONGEST_LETTER).nullable(),
  about_user_id: ref('user').nullable().describe('the employee, also a former one, whom its merge fields speak of'),
  amount: amount.nullable().describe('in birr; null: it is of no amount'),
  separate: z
    .boolean()
    .describe('every recipient who gets no copy is an employee and gets a letter of their own, with its own number'),
  recipients: z
    .array(letterRecipient)
    .max(MOST_SEPARATE)
    .refine((all) => new Set(all.map(keyOfRecipient)).size === all.length, { error: 'validation.repeated' }),
}
/** So many pictures a letter keeps for its text and all its versions. */
export const MOST_KEPT_PICTURES = 100
/** So many files go with one letter. */
export const MOST_ATTACHMENTS = 10
const attachmentIds = z
  .array(ref('file'))
  .max(MOST_ATTACHMENTS)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'validation.repeated' })
  .describe('files that go with the letter: staged by `POST /letter-files` or `POST /letter-pictures`, or that it has')
const written = { ...content, attachment_ids: attachmentIds }
const separately: Rule<z.output<z.ZodObject<typeof written>>> = ({ separate, recipients, about_user_id }, add) => {
  if (recipients === undefined) return
  if (separate !== true) {
    if (recipients.length > MOST_RECIPIENTS) add('recipients', 'validation.too_many', { maximum: MOST_RECIPIENTS })
    return
  }
  for (const [at, { kind }] of recipients.entries())
    if (kind !== 'employee') add(`recipients.${at}.kind`, 'validation.letter_employees')
  if (recipients.filter(({ copy }) => copy).length > MOST_SEPARATE_COPIES)
    add('recipients', 'validation.letter_copies', { maximum: MOST_SEPARATE_COPIES })
  // Each letter speaks of whom it goes to.
  if (about_user_id !== undefined && about_user_id !== null) add('about_user_id', 'validation.malformed')
}
export const letterContent = withRules(z.strictObject(written), separately)
export type LetterContent = z.output<typeof letterContent>
export type LetterRecipientBody = LetterContent['recipients'][number]

export const newLetter = z.strictObject({ type_id: ref('letterType'), lang: language.describe('of the letter') })
export const letterEdit = withRules(z.strictObject({ ...written, version }), separately)
export type LetterEdit = z.output<typeof letterEdit>

// What is sent to it.

export const letterVersion = z.strictObject({ version })
/** What an approver saw: an answer to another content or level than the letter has now is `stale`. */
const seen = {
  content_version: version.describe('of the content that was read'),
  level: z.int().min(0).max(50).describe('the place of the level that asked, from 1; 0: the letter passes none'),
}
const note = paragraph(2000).describe('to the author')
export const letterApproval = z.strictObject(seen)
export type LetterApproval = z.output<typeof letterApproval>
export const letterRefusal = z.strictObject({ ...seen, note })
export type LetterRefusal = z.output<typeof letterRefusal>
export const letterRevocation = z.strictObject({ note: paragraph(2000).describe('why'), version })

export const letterCommentBody = z.strictObject({
  block: z.int().min(0).max(2000).nullable().describe('which block of the body it is about, from 0; null: all of it'),
  quote: line(300).nullable().describe('the words it is about'),
  text: paragraph(2000),
})
export type LetterCommentBody = z.output<typeof letterCommentBody>
export const letterCommentState = z.strictObject({ resolved: z.boolean() })

// What is read.

const type = z.strictObject({
  id: ref('letterType'),
  name: said,
  prefix: z.string(),
  confidential: z.boolean(),
})
/** Types of which the reader may write letters, or of letters that they may see. */
export const namedLetterTypes = z.strictObject({ data: z.array(type) }).meta({ id: 'NamedLetterTypes' })

const brief = {
  id: ref('letter'),
  version,
  status: z.enum(LETTER_STATUSES),
  type: type,
  lang: language,
  subject: z.string().nullable(),
  reference: z.string().nullable().describe('from its issue on'),
  author: letterPerson.nullable().describe('null: they are deleted'),
  level: z.int().describe('the place of the level that is asked, from 1; 0: none'),
  levels: z.int().describe('how many levels it passes'),
  created_at: timestamp,
  changed_at: timestamp.describe('when its content or status last changed'),
  submitted_at: timestamp.nullable().describe('the last time'),
  issued_at: timestamp.nullable(),
}
export const letterRow = z
  .strictObject({
    ...brief,
    to: z
      .strictObject({
        name: said.nullable().describe('null: they are deleted'),
        others: z.int().describe('how many more it goes to'),
      })
      .nullable()
      .describe('the first of those who get more than a copy; null: nobody yet'),
    asks_me: z.boolean().describe('the reader is asked to approve it now'),
  })
  .meta({ id: 'LetterRow' })
export type LetterRow = z.output<typeof letterRow>
export const letterRows = pageOf(letterRow)
export const letterCounts = z
  .strictObject({
    to_approve: z.int().describe('letters that wait for the reader'),
    returned: z.int().describe('drafts of the reader that came back'),
  })
  .meta({ id: 'LetterCounts' })
export type LetterCounts = z.output<typeof letterCounts>

/** A sealed PDF. */
const printed = z.strictObject({
  url: z.string().describe('good for an hour'),
  bytes: z.int(),
  sha256: z.string().describe('in hexadecimal digits'),
})
const presentedRecipient = z.strictObject({
  place: z.int().describe('from 0'),
  kind: z.enum(RECIPIENT_KINDS),
  user_id: ref('user').nullable(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  name: said.nullable().describe('null: they are deleted'),
  copy: z.boolean(),
  mailed_at: timestamp.nullable().describe('of somebody outside: when their link was mailed, the last time'),
  opened_at: timestamp.nullable().describe('the first time'),
  downloaded_at: timestamp.nullable().describe('when they took the PDF, the first time'),
})
const approval = z.strictObject({
  level: z.int(),
  act: z.enum(['approve', 'return', 'reject']),
  person: letterPerson.nullable(),
  in_place_of: said.nullable().describe('whom a deputy stood in for'),
  content_version: version,
  note: z.string().nullable(),
  at: timestamp,
  is_void: z.boolean().describe('the letter was changed, returned or withdrawn after it'),
})
const step = z.strictObject({
  name: said,
  needs: letterLevelBody.shape.needs,
  state: z
    .enum(['passed', 'asked', 'ahead', 'rejected', 'unreached'])
    .describe('rejected: where the letter ended; unreached: a level after that, which is never asked'),
  asked_at: timestamp.nullable().describe('since when it asks; null: it has not asked'),
  escalated_at: timestamp.nullable().describe('since when those above are asked too; null: they are not'),
  people: z
    .array(z.strictObject({ ...letterPerson.shape, in_place_of: said.nullable(), has_approved: z.boolean() }))
    .describe('who is asked today; of a level that is over, who answered'),
})
const comment = z
  .strictObject({
    id: ref('letterComment'),
    author: letterPerson.nullable(),
    is_own: z.boolean(),
    block: z.int().nullable(),
    quote: z.string().nullable(),
    text: z.string(),
    created_at: timestamp,
    resolved_at: timestamp.nullable(),
  })
  .meta({ id: 'LetterComment' })

const attachments = z
  .array(
    z.strictObject({
      id: ref('file'),
      name: z.string().nullable(),
      bytes: z.int(),
      url: z.string().describe('good for an hour'),
      preview: z.string().nullable().describe('of a picture: a small one, good for an hour'),
    }),
  )
  .describe('what goes with the letter')
const pictures = z
  .array(
    z.strictObject({
      id: ref('file'),
      url: z.string().describe('good for an hour'),
      width: z.int().describe('pixels'),
      height: z.int(),
    }),
  )
  .describe('of the text; for its author those of its versions too')

const abilities = z.strictObject({
  edit: z.boolean(),
  delete: z.boolean(),
  submit: z.boolean(),
  approve: z.boolean(),
  return: z.boolean(),
  reject: z.boolean(),
  withdraw: z.boolean(),
  issue: z.boolean(),
  revoke: z.boolean(),
  comment: z.boolean(),
})
export type LetterAbilities = z.output<typeof abilities>

export const letter = z
  .strictObject({
    ...brief,
    content_version: version.describe('rises when what is read changed'),
    body: content.body,
    about: letterPerson.nullable().describe('whom its merge fields speak of'),
    amount: z.number().nullable(),
    separate: content.separate,
    together: z.int().nullable().describe('how many letters were issued as one with it; null: it was issued alone'),
    together_issued: z.int().nullable().describe('how many of these are not revoked, itself among them'),
    recipients: z.array(presentedRecipient),
    attachments,
    pictures,
    route: z.array(step).describe('the levels it passes, since it was submitted'),
    approvals: z.array(approval).describe('the oldest first'),
    comments: z.array(comment).describe('the oldest first; of those who only see the letter none'),
    approved_version: version.nullable().describe('the content that the reader last approved'),
    revoked_at: timestamp.nullable(),
    revoke_note: z.string().nullable(),
    document: printed.nullable().describe('the sealed PDF; null: it is not issued, or its file is being made'),
    code: z
      .string()
      .nullable()
      .describe('anybody who has it can check the letter at `/letter/{code}`; from its issue on'),
    abilities,
  })
  .meta({ id: 'Letter' })
export type Letter = z.output<typeof letter>

const versionRow = z.strictObject({
  content_version: version,
  person: letterPerson.nullable(),
  at: timestamp,
  submitted: z.boolean().describe('approvers saw it'),
})
export const letterVersions = z.strictObject({ data: z.array(versionRow) }).meta({ id: 'LetterVersions' })
export type LetterVersions = z.output<typeof letterVersions>
export const letterVersionContent = z
  .strictObject({
    ...versionRow.shape,
    subject: z.string().nullable(),
    body: content.body,
    amount: z.number().nullable(),
  })
  .meta({ id: 'LetterVersionContent' })
export type LetterVersionContent = z.output<typeof letterVersionContent>

/** The entry of their experience that a letter is to confirm; null: none. */
export const letterConfirmation = z.strictObject({ experience_id: ref('experience').nullable() })

/** A letter as its recipient sees it. */
export const receivedLetterRow = z
  .strictObject({
    id: ref('letter'),
    company: said.describe('who wrote it'),
    type: said,
    subject: z.string(),
    reference: z.string(),
    copy: z.boolean(),
    issued_at: timestamp,
    revoked_at: timestamp.nullable(),
  })
  .meta({ id: 'ReceivedLetterRow' })
export type ReceivedLetterRow = z.output<typeof receivedLetterRow>
export const receivedLetterRows = pageOf(receivedLetterRow)
export const receivedLetter = z
  .strictObject({
    ...receivedLetterRow.shape,
    lang: language,
    body: content.body,
    document: printed.omit({ url: true }).nullable(),
    attachments,
    pictures,
    confirms: z
      .strictObject({
        experience_id: ref('experience').nullable().describe('the entry that it confirms in public; null: none'),
        entries: z
          .array(z.strictObject({ id: ref('experience'), job_title: said, company_name: said }))
          .describe('the entries of their experience that it can confirm'),
      })
      .nullable()
      .describe('of a certificate about the reader, in their own account; null: it confirms nothing, or no more'),
  })
  .meta({ id: 'ReceivedLetter' })
export type ReceivedLetter = z.output<typeof receivedLetter>
