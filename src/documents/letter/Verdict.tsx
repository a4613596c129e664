import { formatDate } from '../../../openapi/format/dates.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import type { LetterFacts, LetterVerdict } from '../../../openapi/schemas/letter-verification.ts'
import { calendarOf, type DocumentContext } from '../document.ts'

/** Drawn beside the words: a tick, a cross, a question. */
const SIGNS = {
  genuine: 'M4 12.5l5 5L20 6.5',
  revoked: 'M6 6l12 12M18 6L6 18',
  changed: 'M12 3l10 18H2zM12 10v5M12 18v.01',
  unknown: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01',
} as const satisfies Record<LetterVerdict, string>

interface VerdictProps {
  readonly verdict: LetterVerdict
  readonly letter: LetterFacts | null
  /** The level of its heading. */
  readonly level: 1 | 2
  readonly context: DocumentContext
}

/** What was found, in a sentence, with a sign beside it. */
export function Verdict({ verdict, letter, level, context }: VerdictProps) {
  const { say } = context
  const Title = level === 1 ? 'h1' : 'h2'
  const revoked = letter?.revoked_at ? dayOf(letter.revoked_at, context) : ''
  return (
    <div className={`verdict ${verdict}`} role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[verdict]} />
      </svg>
      <div>
        <Title>{say(`document.letter.${verdict}.title`)}</Title>
        <p>{say(`document.letter.${verdict}.text`, { date: revoked, product: PRODUCT_NAME })}</p>
      </div>
    </div>
  )
}

const inAddisAbaba = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Addis_Ababa', dateStyle: 'short' })
const dayOf = (instant: string, { lang }: DocumentContext) =>
  formatDate(inAddisAbaba.format(new Date(instant)), { lang, precision: 'day', calendar: calendarOf(lang) })

/** What anybody may know of a letter. */
export function Facts({ letter, context }: { readonly letter: LetterFacts; readonly context: DocumentContext }) {
  const { say, lang } = context
  const company = resolve(letter.company, lang)
  const type = letter.type && resolve(letter.type, lang)
  const marked = (of: { readonly lang: string } | null) => (of === null || of.lang === lang ? {} : { lang: of.lang })
  return (
    <>
      <dl className="facts">
        <dt>{say('document.letter.reference')}</dt>
        <dd>{letter.reference}</dd>
        <dt>{say('document.letter.company')}</dt>
        <dd {...marked(company)}>{company?.text}</dd>
        <dt>{say('document.letter.issued')}</dt>
        <dd>{dayOf(letter.issued_at, context)}</dd>
        {type ? (
          <>
            <dt>{say('document.letter.type')}</dt>
            <dd {...marked(type)}>{type.text}</dd>
          </>
        ) : null}
        {letter.subject === null ? null : (
          <>
            <dt>{say('document.letter.subject')}</dt>
            <dd {...marked(letter)}>{letter.subject}</dd>
          </>
        )}
        <dt>{say('document.letter.hash')}</dt>
        <dd className={letter.sha256 === null ? undefined : 'hash'}>
          {letter.sha256 ?? say('document.letter.sealing')}
        </dd>
      </dl>
      {letter.type === null ? <p className="compare">{say('document.letter.confidential')}</p> : null}
    </>
  )
}
