import { Children, type ReactNode } from 'react'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { DocumentContext } from '../document.ts'
import { Paragraphs, Text } from '../parts/Text.tsx'

/** A section with its heading; `id` is its anchor and its class for the templates' styles. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`part ${id}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

/** The description of an entry, with its line breaks. Nothing if it is empty. */
export function Story({ value, lang }: { value: Localized | null; lang: DocumentContext['lang'] }) {
  if (value === null || resolve(value, lang) === null) return null
  return (
    <p className="story">
      <Text value={value} lang={lang} />
    </p>
  )
}

/** Short facts of an entry in one line, separated by dots; null ones are left out. */
export function Line({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={className}>
      {Children.toArray(children).map((one, index) => (
        <span key={index}>
          {index === 0 ? null : <i aria-hidden="true"> · </i>}
          {one}
        </span>
      ))}
    </p>
  )
}

/** Terms and texts that are longer than this together are collapsed, so that the entries stay easy to scan. */
const MUCH = 700

/** A list of terms with a text for each. Nothing if it is empty. */
export function Terms({
  of,
  context: { lang, say },
}: {
  of: readonly (readonly [MessageId, Localized | null])[]
  context: DocumentContext
}) {
  const said = of.flatMap(([term, value]) => {
    const found = resolve(value, lang)
    return value === null || found === null ? [] : [{ term, value, length: found.text.length }]
  })
  if (said.length === 0) return null
  const list = (
    <dl className="terms">
      {said.map(({ term, value }) => (
        <div key={term}>
          <dt>{say(term)}</dt>
          <dd>
            <Paragraphs value={value} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  )
  if (said.reduce((sum, { length }) => sum + length, 0) <= MUCH) return list
  return (
    <details className="more">
      <summary>{say('document.more')}</summary>
      {list}
    </details>
  )
}
