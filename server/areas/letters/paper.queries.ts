import { and, asc, eq } from 'drizzle-orm'
import { fillFields } from '../../../openapi/letter-fill.ts'
import type { LetterField } from '../../../openapi/letter-fields.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { byScript, shownCompanyName } from '../../../openapi/format/shown-name.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import type { LetterPerson } from '../../../openapi/schemas/letter-settings.ts'
import { letterTypes } from '../../db/letter-tables.ts'
import { letterApprovals, letterRecipients, type FrozenPaper } from '../../db/letters-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import type { IssuedLetter } from '../../kernel/issued-letter.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import { peopleById } from '../letter-settings/staffing.queries.ts'
import { findTemplate } from '../letter-settings/templates.queries.ts'
import { letterheadFacts } from '../offers/letterhead.queries.ts'
import { fieldValues, worksOf } from './field-values.queries.ts'
import type { LetterRow } from './letters.policy.ts'
import { printedPictures } from './pictures.queries.ts'
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
  'id' | 'accountId' | 'typeId' | 'authorId' | 'lang' | 'subject' | 'body' | 'aboutId' | 'route' | 'separate'
>
/** What an issue gives a letter. */
interface Issue {
  readonly reference: string
  readonly address: string
}
interface Sources {
  readonly names: ReferenceNames
  readonly now: Date
  /** A template that is being written; absent: that of the letter's type. */
  readonly look?: TemplateLook
}
/** Which paper of a letter is wanted. */
interface Wanted {
  /** Its number, if it is being issued; null: as a draft. */
  readonly issue: Issue | null
  /** Of a letter for each: the user whose it is; absent: the first one's. */
  readonly to?: string | null
}
/** The papers of one letter. */
export interface Papers {
  /** Who gets a letter of their own, in their order; of a letter that is one for all: nobody. */
  readonly each: readonly { readonly userId: string; readonly place: number; readonly person: LetterPerson | null }[]
  readonly draw: (wanted: Wanted) => Paper
}

/** A letter as it is printed now: with its number if it is being issued, else as a draft. */
export const paperOf = async (
  db: Readable,
  services: Pick<Services, 'say'>,
  row: Printable,
  { issue, ...sources }: Sources & Pick<Wanted, 'issue'>,
): Promise<Paper> => (await papersOf(db, services, row, sources)).draw({ issue })

/**
 * Everything that is printed of a letter, for all who get one. Its words come from the records of the company, in the
 * letter's language. Some ten statements, however many get one; nothing is drawn.
 */
export async function papersOf(
  db: Readable,
  services: Pick<Services, 'say'>,
  row: Printable,
  { names, now, look }: Sources,
): Promise<Papers> {
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
  const one = row.aboutId ?? (employees.length === 1 ? employees[0] : null) ?? null
  const spoken = row.separate ? employees : one === null ? [] : [one]
  const works = await worksOf(db, accountId, spoken)
  const people = await peopleById(
    db,
    accountId,
    [
      row.authorId,
      ...signed.flatMap(({ userId, forUserId }) => [userId, ...(forUserId === null ? [] : [forUserId])]),
      ...told.flatMap(({ row: { userId } }) => userId ?? []),
      ...spoken,
    ],
    now,
  )
  const attachments = (await attachmentsOf(db, row.id)).map(({ name }) => name)
  const { printed, files } = await printedPictures(db, row)
  const nameOf = (userId: string) => text(people.get(userId)?.name ?? {})
  const linesOf = ({ row: { userId, name }, account: to }: (typeof told)[number]): string[] => {
    if (userId !== null) return [nameOf(userId), text(people.get(userId)?.position ?? {})]
    if (to === null) return [text(byScript(name ?? ''))]
    // A person's name is theirs to give; their username was given by whoever wrote to it.
    return [to.kind === 'company' ? text(shownCompanyName(to)) : `@${to.username}`]
  }
  const signatories = signed.map(({ userId, forUserId, signatureId }): Signatory => ({
    name: nameOf(userId),
    position: text(people.get(userId)?.position ?? {}),
    fileId: signatureId,
    inPlaceOf: forUserId === null ? '' : nameOf(forUserId),
  }))
  const copies = told.filter(({ row: { copy } }) => copy)
  const written = row.body ?? []
  const draw = ({ issue, to: whose = employees[0] }: Wanted): Paper => {
    const aboutId = row.separate ? whose : one
    const to = told.filter(({ row: { copy, userId } }) => !copy && (!row.separate || userId === whose))
    const values = fieldValues({
      lang,
      about: aboutId ? { name: people.get(aboutId)?.name ?? null, work: works.get(aboutId) ?? null } : null,
      company: letterhead.head.name,
      author: nameOf(row.authorId),
      recipient: to[0] === undefined ? null : (linesOf(to[0])[0] ?? null),
      // Before its issue a letter has none, which is no fault of its writer.
      reference: issue?.reference ?? say('server.letter.unnumbered'),
      now,
    })
    const filled = fillFields(written, values)
    const missing = filled.missing ?? []
    const body =
      filled.text ??
      fillFields(written, {
        ...values,
        ...Object.fromEntries(missing.map((field) => [field, `[${say(`field.rich.field.${field}`)}]`])),
      }).text ??
      []
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
        to: to.map((each) => linesOf(each).filter((line) => line !== '')),
        copies: copies.map((each) =>
          linesOf(each)
            .filter((line) => line !== '')
            .join(', '),
        ),
        signatories,
        attachments,
        pictures: printed,
        say,
      }),
      pictures: {
        ...(logoId === null ? {} : { logo: logoId }),
        ...files,
        ...Object.fromEntries(
          signatories.flatMap(({ fileId }, at) => (fileId === null ? [] : [[pictureOf(at), fileId]])),
        ),
      },
      body,
      missing,
    }
  }
  const each = row.separate
    ? told.flatMap(({ row: { copy, userId, place } }) =>
        copy || userId === null ? [] : [{ userId, place, person: people.get(userId) ?? null }],
      )
    : []
  return { each, draw }
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
