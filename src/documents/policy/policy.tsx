import { formatDate } from '../../../openapi/format/dates.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { plainText, richTextIn } from '../../../openapi/rich-text-content.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { calendarOf, descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Text } from '../parts/Text.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { policyPath, type PolicyData, type PolicyVersion } from './policy-data.ts'
import { policyStyles } from './policy.styles.ts'

const isCurrent = ({ shown }: PolicyData): boolean => shown.state === 'current'
const addressOf = (data: PolicyData) => policyPath(data.kind, isCurrent(data) ? null : data.shown.from)

/** `/privacy-policy`: the privacy policy, the terms or another policy, in one of its versions. */
export function policyPage(data: PolicyData, context: DocumentContext): Page {
  const { lang, origin } = context
  const title = resolve(data.title, lang)?.text ?? ''
  const description = descriptionOf(plainText(richTextIn(data.body, lang)?.text ?? []))
  return composePage(context, {
    title: `${title} · ${PRODUCT_NAME}`,
    description,
    address: { url: origin + addressOf(data), language: 'en' },
    // Search engines lead to what is in effect.
    indexable: isCurrent(data),
    openGraph: { type: 'website', image: null },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      url,
      inLanguage: lang,
      description,
      datePublished: data.shown.from,
    }),
    font: 'noto',
    styles: policyStyles,
    colours: BRAND,
    body: <Policy data={data} context={context} />,
  })
}

const dayIn = (day: string, { lang }: DocumentContext) => formatDate(day, { lang, calendar: calendarOf(lang) })

function Policy({ data, context }: { readonly data: PolicyData; readonly context: DocumentContext }) {
  const { title, body, shown, versions, others } = data
  const { lang, say, origin } = context
  const next = versions.findLast(({ state }) => state === 'coming')
  return (
    <OwnFrame context={context} url={origin + addressOf(data)}>
      <article className="policy">
        <h1>
          <Text value={title} lang={lang} />
        </h1>
        <p className="since">{say(`document.policy.${shown.state}`, { date: dayIn(shown.from, context) })}</p>
        {isCurrent(data) ? (
          next ? (
            <Coming version={next} data={data} context={context} />
          ) : null
        ) : (
          <p className="note">
            {say(shown.state === 'former' ? 'document.policy.former.note' : 'document.policy.coming.note')}{' '}
            <a href={policyPath(data.kind)}>{say('document.policy.to_current')}</a>
          </p>
        )}
        <RichText value={body} lang={lang} under={1} />
      </article>
      {versions.length > 1 ? (
        <section className="versions" aria-labelledby="versions">
          <h2 id="versions">{say('document.policy.versions')}</h2>
          <ul>
            {versions.map((version) => (
              <Version key={version.from} version={version} data={data} context={context} />
            ))}
          </ul>
        </section>
      ) : null}
      {others.length > 0 ? (
        <nav className="versions" aria-label={say('document.policy.others')}>
          <ul>
            {others.map(({ kind, title: name }) => (
              <li key={kind}>
                <a href={policyPath(kind)}>
                  <Text value={name} lang={lang} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </OwnFrame>
  )
}

interface VersionProps {
  readonly version: PolicyVersion
  readonly data: PolicyData
  readonly context: DocumentContext
}

/** A version that was announced, with what changes. */
function Coming({ version: { from, changes }, data, context }: VersionProps) {
  const { say, lang } = context
  return (
    <div className="note">
      <p>
        {say('document.policy.next', { date: dayIn(from, context) })}{' '}
        <a href={policyPath(data.kind, from)}>{say('document.policy.next.read')}</a>
      </p>
      {changes ? (
        <p>
          <Text value={changes} lang={lang} />
        </p>
      ) : null}
    </div>
  )
}

function Version({ version: { from, changes, state }, data, context }: VersionProps) {
  const { say, lang } = context
  const label = say(`document.policy.${state}`, { date: dayIn(from, context) })
  return (
    <li>
      {from === data.shown.from ? (
        <strong aria-current="page">{label}</strong>
      ) : (
        <a href={policyPath(data.kind, state === 'current' ? null : from)}>{label}</a>
      )}
      {changes ? (
        <p>
          <Text value={changes} lang={lang} />
        </p>
      ) : null}
    </li>
  )
}
