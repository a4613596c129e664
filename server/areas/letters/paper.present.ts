import type { Language } from '../../../openapi/define.ts'
import { formatDate } from '../../../openapi/format/dates.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { printBlocks, type PrintPictures } from '../../../openapi/print-blocks.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import { richTextIn } from '../../../openapi/rich-text-content.ts'
import type { LetterTemplateBody } from '../../../openapi/schemas/letter-settings.ts'
import { todayIn } from '../../kernel/days.ts'
import { printedCode, type IssuedLetter } from '../../kernel/issued-letter.ts'
import type { Template } from '../letter-settings/templates.queries.ts'
import type { LetterheadFacts } from '../offers/letterhead.queries.ts'
import { calendarOf } from './field-values.queries.ts'

/** The page of a letter whose type has no template. */
const PLAIN: Pick<LetterTemplateBody, 'margins' | 'font' | 'size' | 'accent'> = {
  margins: { top: 22, right: 22, bottom: 22, left: 25 },
  font: 'noto',
  size: 11,
  accent: '#1f3a5f',
}

/** What of a template is seen. */
export type TemplateLook = Pick<
  Template,
  'logo' | 'logoId' | 'header' | 'footer' | 'margins' | 'font' | 'size' | 'accent'
>

/** Somebody who signs. */
export interface Signatory {
  readonly name: string
  readonly position: string
  /** The file of their signature; null: a line alone. */
  readonly fileId: string | null
  /** Whom they sign for; or empty. */
  readonly inPlaceOf: string
}
/** A letter with everything that is printed of it, in its language. */
export interface Printing {
  readonly lang: Language
  readonly subject: string
  /** Without merge fields. */
  readonly body: RichText
  readonly letterhead: LetterheadFacts
  readonly template: TemplateLook | null
  /** The picture at its head is there. */
  readonly hasLogo: boolean
  /** What it goes by: its number, and where it is verified; null: a draft has neither. */
  readonly issued: { readonly reference: string; readonly address: string } | null
  readonly at: Date
  readonly to: readonly (readonly string[])[]
  readonly copies: readonly string[]
  readonly signatories: readonly Signatory[]
  /** The names of the files that go with it. */
  readonly attachments: readonly string[]
  /** The pictures of its text. */
  readonly pictures: PrintPictures
  readonly say: (id: MessageId, values?: Readonly<Record<string, string>>) => string
}

/** The name of a signatory's picture in the letter's data. */
export const pictureOf = (at: number): string => `signature-${at + 1}`

/** A letter as it is printed. */
export function presentPaper(letter: Printing): IssuedLetter {
  const { lang, template, letterhead, issued, say } = letter
  const { head } = letterhead
  const reference = issued?.reference ?? say('server.letter.unnumbered')
  const inLetter = (text: Parameters<typeof richTextIn>[0]) => richTextIn(text, lang)?.text ?? null
  const paragraphs = (lines: readonly string[]): RichText =>
    lines.map((text) => ({ type: 'paragraph', text: [{ text }] }))
  const { margins, font, size, accent } = template ?? PLAIN
  return {
    lang,
    title: [reference, letter.subject].filter((text) => text !== '').join(' · '),
    author: head.name,
    style: { margins, font, size, accent },
    head: {
      name: head.name,
      other: head.other,
      text: printBlocks(inLetter(template?.header) ?? paragraphs(head.lines), lang),
      logo: letter.hasLogo,
    },
    footer: printBlocks(inLetter(template?.footer) ?? [], lang),
    reference: { title: say('server.letter.number'), value: reference },
    date: {
      title: say('server.letter.date'),
      value: formatDate(todayIn(letter.at), { lang, calendar: calendarOf(lang) }),
    },
    to: letter.to.map(([name = '', ...more]) => [say('server.letter.to', { name }), ...more]),
    subject: letter.subject === '' ? '' : say('server.letter.subject', { subject: letter.subject }),
    body: printBlocks(letter.body, lang, letter.pictures),
    signatures: letter.signatories.map(({ name, position, fileId, inPlaceOf }, at) => ({
      picture: fileId === null ? null : pictureOf(at),
      alt: fileId === null ? '' : say('server.letter.signature', { name }),
      name,
      position,
      note: inPlaceOf === '' ? '' : say('server.letter.in_place_of', { name: inPlaceOf }),
    })),
    copies: { title: say('server.letter.copies'), people: letter.copies },
    attachments: { title: say('server.letter.attachments'), names: letter.attachments },
    verify: {
      text: issued === null ? '' : say('server.letter.verify'),
      address: issued?.address ?? '',
      code: issued === null ? null : printedCode(issued.address),
    },
    foot: say('server.letter.foot', { reference, page: '{page}', pages: '{pages}' }),
  }
}
