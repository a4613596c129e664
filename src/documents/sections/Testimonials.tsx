import { resolve } from '../../../openapi/format/names.ts'
import type { DocumentContext } from '../document.ts'
import { Head } from '../parts/Portrait.tsx'
import { Paragraphs, Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'

const star = (n: number) => `M${12 + 24 * n} 2.5l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6-5.9-3.3-5.9 3.3 1.3-6.6-4.9-4.6 6.6-.8z`
const stars = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => star(from + n)).join('')

/** Testimonials with their author and rating. */
export function Testimonials({
  entries,
  context,
}: {
  entries: readonly SectionEntry<'testimonials'>[]
  context: DocumentContext
}) {
  const { lang, say } = context
  return (
    <ul className="voices">
      {entries.map((entry, index) => (
        <li key={index}>
          <figure className="voice">
            <blockquote className="display">
              <Paragraphs value={entry.content} lang={lang} />
            </blockquote>
            <figcaption>
              <Head picture={entry.picture} name={resolve(entry.giver_name, lang)?.text ?? ''} />
              <p>
                <b>
                  <Text value={entry.giver_name} lang={lang} />
                </b>
                <span className="role">
                  <Text value={entry.title} lang={lang} />
                </span>
                <span className="rating">
                  <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false">
                    <path d={stars(0, entry.rating)} />
                    <path className="off" d={stars(entry.rating, 5)} />
                  </svg>
                  {say('document.testimonial.rating', { rating: entry.rating })}
                </span>
              </p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
