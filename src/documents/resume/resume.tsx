import type { PaperEntry, PaperPart, PaperText, ResumePaper } from '../../../openapi/resume-paper.ts'
import { pages } from '../../../openapi/routes.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { formatDate } from '../../../openapi/format/dates.ts'
import { safeLink } from '../../../openapi/format/safe-link.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { calendarOf, descriptionOf, type DocumentContext, languageLinks, type Page } from '../document.ts'
import { Made } from '../parts/Made.tsx'
import { Outside } from '../parts/Outside.tsx'
import { SaveIcon } from '../parts/icons.tsx'
import { Tools } from '../parts/Tools.tsx'
import { Attached } from './Attached.tsx'
import { resumeJsonLd } from './resume-json-ld.ts'
import type { PublicResume, ResumeData } from './resume-data.ts'
import { Locked } from './Locked.tsx'
import { resumeStyles } from './resume.styles.ts'

/** `/user/resume/{slug}`: a resume as its owner gives it to others, or the form for its password. */
export function resumePage(data: ResumeData, context: DocumentContext): Page {
  const { say } = context
  const styled = { font: 'noto', styles: resumeStyles } as const
  if (data.kind === 'locked')
    return composePage(context, {
      ...styled,
      title: `${say('document.resume.locked')} · ${PRODUCT_NAME}`,
      description: say('document.resume.locked.text'),
      address: null,
      colours: BRAND,
      body: <Locked data={data} context={context} />,
    })
  const paper = data.papers[context.lang]
  return composePage(context, {
    ...styled,
    title: paper.title,
    description: descriptionOf(
      [paper.headline?.text, paper.parts.find(({ as }) => as === 'text')?.text[0]?.text, paper.title]
        .filter((text) => text !== undefined)
        .join(' · '),
    ),
    address: data.isKnown ? { url: data.url, language: data.language } : null,
    indexable: data.isIndexed,
    openGraph: data.isKnown ? { type: 'profile', image: null } : null,
    jsonLd: (url) => resumeJsonLd(paper, { url, updatedAt: data.updatedAt }),
    colours: { ...BRAND, primary: data.accent },
    body: <Resume data={data} paper={paper} context={context} />,
  })
}

const ETHIOPIC = /\p{Script=Ethiopic}/u
/** A text of the paper; one in the other script is marked with its language for voices and line breaking. */
function Said({ text, context: { lang } }: { text: string; context: DocumentContext }) {
  const own = ETHIOPIC.test(text) ? 'am' : /\p{Script=Latin}/u.test(text) ? 'en' : lang
  return own === lang ? text : <span lang={own}>{text}</span>
}

interface PartProps {
  readonly part: PaperPart
  readonly context: DocumentContext
}

function Resume({
  data,
  paper,
  context,
}: {
  readonly data: PublicResume
  readonly paper: ResumePaper
  readonly context: DocumentContext
}) {
  const { say, lang } = context
  const { photo, qr } = data
  return (
    <div className="stage">
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <div className="top">
        <a className="button quiet" href={`${pages.publicResumePdf.path.replace('{slug}', data.slug)}?lang=${lang}`}>
          <SaveIcon />
          {say('document.resume.pdf')}
        </a>
        <Tools links={languageLinks(data.url, data.language)} context={context} />
      </div>
      <main id="main">
        {data.frozenAt === null ? null : (
          <p className="frozen">
            {say('document.resume.frozen', { date: formatDate(data.frozenAt, { lang, calendar: calendarOf(lang) }) })}
          </p>
        )}
        <article className="sheet">
          <header className="who">
            <div>
              <h1>
                <Said text={paper.name.text} context={context} />
              </h1>
              {paper.headline === null ? null : (
                <p className="headline">
                  <Said text={paper.headline.text} context={context} />
                </p>
              )}
            </div>
            {photo !== null && paper.hasPhoto ? (
              <img
                className="portrait"
                src={photo.small ?? photo.url}
                width={photo.width}
                height={photo.height}
                alt=""
              />
            ) : null}
          </header>
          <Contacts paper={paper} context={context} />
          {paper.parts.map((part) => (
            <section className="part" key={part.key} aria-labelledby={part.key}>
              <h2 id={part.key}>
                <Said text={part.title.text} context={context} />
              </h2>
              <Content part={part} context={context} />
            </section>
          ))}
        </article>
        <Attached documents={data.documents} context={context} />
        <details className="pass">
          <summary>{say('document.resume.code')}</summary>
          <figure>
            <svg
              className="qr"
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={say('document.resume.scan')}
            >
              <path d={qr.path} />
            </svg>
            <figcaption>{say('document.resume.scan')}</figcaption>
          </figure>
        </details>
      </main>
      <footer className="foot">
        <Made say={say} />
      </footer>
    </div>
  )
}

function Contacts({ paper, context }: { readonly paper: ResumePaper; readonly context: DocumentContext }) {
  if (paper.contacts.length === 0) return null
  return (
    <ul className="reach" aria-label={context.say('document.resume.contacts')}>
      {paper.contacts.map(({ at, text, href }) => {
        const to = href === null ? null : safeLink(href)
        return (
          <li key={at}>
            {to === null ? (
              <Said text={text} context={context} />
            ) : (
              <a href={to} rel="me nofollow ugc noopener">
                {text}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Content({ part, context }: PartProps) {
  switch (part.as) {
    case 'text':
      return <Lines lines={part.text} context={context} />
    case 'entries':
      return part.entries.map((entry) => <Entry key={entry.id} entry={entry} context={context} />)
    case 'tags':
      return (
        <ul className="tags">
          {part.tags.map(({ at, text }) => (
            <li key={at}>
              <Said text={text} context={context} />
            </li>
          ))}
        </ul>
      )
    case 'levels':
      return (
        <ul className="levels">
          {part.tags.map(({ at, text, level }) => (
            <li key={at}>
              <Said text={text} context={context} />
              {level === null ? null : <small>{level}</small>}
            </li>
          ))}
        </ul>
      )
  }
}

function Entry({ entry, context }: { readonly entry: PaperEntry; readonly context: DocumentContext }) {
  const { title, organisation, place, period, lines, link, confirmed, proof } = entry
  const where = [organisation, place].flatMap((text) => text?.text ?? [])
  return (
    <div className="entry">
      <header>
        <h3>
          <Said text={title.text} context={context} />
        </h3>
        {period === null ? null : <p className="period">{period.text}</p>}
      </header>
      {where.length === 0 ? null : (
        <p className="where">
          {where.map((text, index) => (
            <span key={index}>
              {index === 0 ? null : ' · '}
              <Said text={text} context={context} />
            </span>
          ))}
        </p>
      )}
      {confirmed === null ? null : (
        <p className="confirmed">{proof === undefined ? confirmed : <Outside to={proof}>{confirmed}</Outside>}</p>
      )}
      <Lines lines={lines} context={context} />
      {link === null ? null : (
        <p>
          <Outside to={link.href}>{link.text}</Outside>
        </p>
      )}
    </div>
  )
}

const BULLET = /^[•-]\s+/
/** Paragraphs, and lists where lines begin as bullets do. */
function Lines({ lines, context }: { readonly lines: readonly PaperText[]; readonly context: DocumentContext }) {
  const groups: { readonly isList: boolean; readonly texts: string[] }[] = []
  for (const { text } of lines) {
    const isList = BULLET.test(text)
    const last = groups.at(-1)
    if (isList && last?.isList) last.texts.push(text.replace(BULLET, ''))
    else groups.push({ isList, texts: [isList ? text.replace(BULLET, '') : text] })
  }
  return groups.map(({ isList, texts }, index) =>
    isList ? (
      <ul key={index}>
        {texts.map((text, at) => (
          <li key={at}>
            <Said text={text} context={context} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        <Said text={texts[0] ?? ''} context={context} />
      </p>
    ),
  )
}
