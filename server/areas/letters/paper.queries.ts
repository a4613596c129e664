import { and, asc, eq } from 'drizzle-orm'
import { fillFields } from '../../../openapi/letter-fill.ts'
import type { LetterField } from '../../../openapi/letter-fields.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { byScript, shownCompanyName } from '../../../openapi/format/shown-name.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import { letterTypes } from '../../db/letter-tables.ts'
import { letterApprovals, letterRecipients, type FrozenPaper } from '../../db/letters-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import type { IssuedLetter } from '../../kernel/issued-letter.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import { peopleById } from '../letter-settings/staffing.queries.ts'
import { findTemplate } from '../letter-settings/templates.queries.ts'
import { letterheadFacts } from '../offers/letterhead.queries.ts'
import { fieldValues } from './field-values.queries.ts'
import type { LetterRow } from './letters.policy.ts'
import { attachmentsOf } from './verification.queries.ts'
import { pictureOf, presentPaper, type Signatory, type TemplateLook } from './paper.present.ts'

/** A letter ready to be set, and what was not there to be filled in. */
export interface Paper {
  readonly data: IssuedLetter
  /** The files of its pictures, by their names in the data. */
  readonly pictures: FrozenPaper['pictures']
  /** The text without merge fields; of a missing one the name stands there. */
  readonly body: RichText
  /** Fields that nothing is known of; `person` ones also when nobody was chosen. */
  readonly missing: readonly LetterField[]
}
/** What of a letter is printed. */
type Printable = Pick<
  LetterRow,
  'id' | 'accountId' | 'typeId' | 'authorId' | 'lang' | 'subject' | 'body' | 'aboutId' | 'route'
>
/** What an issue gives a letter. */
interface Issue {
  readonly reference: string
  readonly address: string
}

/**
 * A letter as it is printed now: with its number if it is being issued, else as a draft. Its words come from the records
 * of the company, in the letter's language. Some ten statements; nothing is drawn.
 */
export async function paperOf(
  db: Readable,
  services: Pick<Services, 'say'>,
  row: Printable,
  {
    issue,
    names,
    now,
    look,
  }: {
    readonly issue: Issue | null
    readonly names: ReferenceNames
    readonly now: Date
    /** A template that is being written; absent: that of the letter's type. */
    readonly look?: TemplateLook
  },
): Promise<Paper> {
  const { accountId, lang } = row
  const say: Parameters<typeof presentPaper>[0]['say'] = (id, values) => services.say(lang, id, values)
  const text = (name: Parameters<typeof resolve>[0]) => resolve(name, lang)?.text ?? ''
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) throw new Error('The company of a letter is gone')
  const known = text(shownCompanyName(account))
  const letterhead = await letterheadFacts(db, services, accountId, {
    lang,
    names,
    known,
  })
  const template = look ?? (await templateOf(db, row))
  const logoId =
    template === null || template.logo === 'company'
      ? letterhead.logoId
      : template.logo === 'file'
        ? template.logoId
        : null

  const told = await db
    .select({ row: letterRecipients, account: accounts })
    .from(letterRecipients)
    .leftJoin(accounts, eq(accounts.id, letterRecipients.accountId))
    .where(eq(letterRecipients.letterId, row.id))
    .orderBy(asc(letterRecipients.place))
  const signed = await signatoriesOf(db, row)
  const employees = told.flatMap(({ row: one }) => (one.copy || one.userId === null ? [] : [one.userId]))
  const aboutId = row.aboutId ?? (employees.length === 1 ? employees[0] : null) ?? null
  const people = await peopleById(
    db,
    accountId,
    [
      row.authorId,
      ...signed.flatMap(({ userId, forUserId }) => [userId, ...(forUserId === null ? [] : [forUserId])]),
      ...told.flatMap(({ row: one }) => one.userId ?? []),
      ...(aboutId === null ? [] : [aboutId]),
    ],
    now,
  )
  const nameOf = (userId: string) => text(people.get(userId)?.name ?? {})
  const linesOf = ({ row: one, account: to }: (typeof told)[number]): string[] => {
    if (one.userId !== null) return [nameOf(one.userId), text(people.get(one.userId)?.position ?? {})]
    if (to === null) return [text(byScript(one.name ?? ''))]
    // A person's name is theirs to give; their username was given by whoever wrote to it.
    return [to.kind === 'company' ? text(shownCompanyName(to)) : `@${to.username}`]
  }
  const [to, copies] = [told.filter(({ row: one }) => !one.copy), told.filter(({ row: one }) => one.copy)]
  const values = await fieldValues(db, {
    accountId,
    lang,
    about: aboutId === null ? null : { userId: aboutId, name: people.get(aboutId)?.name ?? null },
    company: letterhead.head.name,
    author: nameOf(row.authorId),
    recipient: to[0] === undefined ? null : (linesOf(to[0])[0] ?? null),
    // Before its issue a letter has none, which is no fault of its writer.
    reference: issue?.reference ?? say('server.letter.unnumbered'),
    now,
  })
  const written = row.body ?? []
  const filled = fillFields(written, values)
  const missing = filled.missing ?? []
  const body =
    filled.text ??
    fillFields(written, {
      ...values,
      ...Object.fromEntries(missing.map((field) => [field, `[${say(`field.rich.field.${field}`)}]`])),
    }).text ??
    []
  const signatories = signed.map(({ userId, forUserId, signatureId }): Signatory => ({
    name: nameOf(userId),
    position: text(people.get(userId)?.position ?? {}),
    fileId: signatureId,
    inPlaceOf: forUserId === null ? '' : nameOf(forUserId),
  }))
  return {
    data: presentPaper({
      lang,
      subject: row.subject ?? '',
      body,
      letterhead,
      template,
      hasLogo: logoId !== null,
      issued: issue,
      at: now,
      to: to.map((one) => linesOf(one).filter((line) => line !== '')),
      copies: copies.map((one) =>
        linesOf(one)
          .filter((line) => line !== '')
          .join(', '),
      ),
      signatories,
      attachments: (await attachmentsOf(db, row.id)).map(({ name }) => name),
      say,
    }),
    pictures: {
      ...(logoId === null ? {} : { logo: logoId }),
      ...Object.fromEntries(
        signatories.flatMap(({ fileId }, at) => (fileId === null ? [] : [[pictureOf(at), fileId]])),
      ),
    },
    body,
    missing,
  }
}

async function templateOf(db: Readable, { accountId, typeId }: Pick<LetterRow, 'accountId' | 'typeId'>) {
  const [type] = await db.select().from(letterTypes).where(eq(letterTypes.id, typeId))
  return type?.templateId ? findTemplate(db, accountId, type.templateId) : null
}

/**
 * Who signs: those who approved for the last level (decision 333), in the order in which they did. A letter that passes
 * no level is signed by its author, by hand.
 */
async function signatoriesOf(db: Readable, row: Pick<LetterRow, 'id' | 'route' | 'authorId'>) {
  if (row.route.length === 0) return [{ userId: row.authorId, forUserId: null, signatureId: null }]
  const approvals = await db
    .select()
    .from(letterApprovals)
    .where(and(eq(letterApprovals.letterId, row.id), eq(letterApprovals.level, row.route.length)))
    .orderBy(asc(letterApprovals.at), asc(letterApprovals.id))
  return approvals.filter(({ act, voidAt }) => act === 'approve' && voidAt === null)
}
