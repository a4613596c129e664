import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { FormField } from '../parts/FormField.tsx'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { sizeOf } from '../parts/size-of.ts'
import { RichText } from '../rich-text/RichText.tsx'
import type { LetterPageData, LetterReading } from './letter-data.ts'
import { letterStyles } from './letter.styles.ts'
import { Facts, Verdict } from './Verdict.tsx'

type Shown = Extract<LetterPageData, { readonly kind: 'letter' }>
const pathOf = (code: string) => pages.letterByCode.path.replace('{code}', encodeURIComponent(code))

/** `/letter/{code}`: whether a letter is genuine; with its key also what it says. */
export function letterPage(data: LetterPageData, context: DocumentContext): Page {
  const { say, origin } = context
  const verdict = data.kind === 'letter' ? verdictOf(data) : null
  const title = verdict === null ? say('document.letter.limit.title') : say(`document.letter.${verdict}.title`)
  return composePage(context, {
    title: [...(data.kind === 'letter' ? [data.facts.reference] : []), title, PRODUCT_NAME].join(' · '),
    description: descriptionOf(title),
    // Whoever has the letter has its address: search engines and previews of links are told nothing.
    address: null,
    font: 'noto',
    styles: letterStyles,
    colours: BRAND,
    body: (
      <OwnFrame
        context={context}
        url={origin + (data.kind === 'letter' ? pathOf(data.facts.code) : pages.letterVerification.path)}
      >
        {data.kind === 'letter' ? (
          <Letter data={data} context={context} />
        ) : (
          <div className="top" role="alert">
            <h1>{title}</h1>
            <p className="lead">{say('document.letter.limit')}</p>
          </div>
        )}
      </OwnFrame>
    ),
  })
}

const verdictOf = ({ facts }: Shown) => (facts.revoked_at === null ? 'genuine' : 'revoked')

function Letter({ data, context }: { readonly data: Shown; readonly context: DocumentContext }) {
  const { facts, reading, hasKeys } = data
  const { say } = context
  return (
    <>
      <Verdict verdict={verdictOf(data)} letter={facts} level={1} context={context} />
      <Facts letter={facts} context={context} />
      {reading ? (
        <Reading reading={reading} context={context} />
      ) : (
        <p className="compare">
          {say('document.letter.compare')}{' '}
          <a href={pages.letterVerification.path}>{say('document.letter.compare.file')}</a>
        </p>
      )}
      {hasKeys && !reading ? <KeyForm data={data} context={context} /> : null}
    </>
  )
}

/**
 * The key of a mail's link stands behind `#`, which no server is sent. The page's script puts it into the field; it is
 * sent when somebody presses the button, so that programs that follow links in mails open nothing.
 */
function KeyForm({ data, context }: { readonly data: Shown; readonly context: DocumentContext }) {
  const { say, lang } = context
  return (
    <section className="asks" aria-labelledby="by-key" data-key="">
      <h2 id="by-key">{say('document.letter.key.title')}</h2>
      <p className="without">{say('document.letter.key.text')}</p>
      <p className="here">{say('document.letter.key.here')}</p>
      <form
        className="form"
        method="post"
        action={`${pathOf(data.facts.code)}?${new URLSearchParams({ lang })}`}
        noValidate
      >
        <div className="without">
          <FormField
            name="key"
            label={say('document.letter.key')}
            value=""
            kind="text"
            autoComplete="off"
            error={data.isWrongKey ? { id: 'validation.letter_key', values: {} } : undefined}
            isFirstWrong={data.isWrongKey}
            say={say}
          />
        </div>
        <button className="button" type="submit">
          {say('document.letter.read')}
        </button>
      </form>
    </section>
  )
}

function Reading({ reading, context }: { readonly reading: LetterReading; readonly context: DocumentContext }) {
  const { say, lang } = context
  const { pdf, attachments } = reading
  return (
    <>
      <article className="sheet" aria-labelledby="subject">
        <h2 id="subject" {...(reading.lang === lang ? {} : { lang: reading.lang })}>
          {reading.subject}
        </h2>
        <RichText value={{ [reading.lang]: reading.body }} lang={lang} under={2} pictures={reading.pictures} />
      </article>
      <section className="saves" aria-labelledby="files">
        <h2 id="files">{say('document.letter.files')}</h2>
        <ul>
          <li>
            {pdf === null ? (
              say('document.letter.sealing')
            ) : (
              <a href={pdf} rel="nofollow" download>
                {say('document.letter.pdf')}
              </a>
            )}
          </li>
          {attachments.map(({ path, name, format, bytes, isPicture }) => (
            <li key={path} className={isPicture ? 'pictured' : undefined}>
              {isPicture ? <img src={path} alt="" loading="lazy" width="64" height="48" /> : null}
              <a href={path} rel="nofollow" download>
                {name}
              </a>
              <small>{[format, sizeOf(bytes, context)].join(' · ')}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
