import { formatDate } from '../../../openapi/format/dates.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { Photo } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import { articlePath, listPath } from './blog-address.ts'
import type { ArticleCard } from './blog-data.ts'

/** Asks for an email, to send new articles to. */
export const Letter = ({ context }: { readonly context: DocumentContext }) => (
  <section className="letter" aria-labelledby="letter">
    <h2 id="letter">{context.say('document.newsletter.form.title')}</h2>
    <NewsletterForm context={context} />
  </section>
)

/** The category of an article, and the day on which it appeared. */
export function Facts({
  article: { category, day },
  lang,
}: {
  readonly article: ArticleCard
  readonly lang: DocumentContext['lang']
}) {
  return (
    <p className="facts">
      {category ? (
        <a className="kind" href={listPath(category.slug)}>
          <Text value={category.name} lang={lang} />
        </a>
      ) : null}
      {day ? <time dateTime={day}>{formatDate(day, { lang, calendar: calendarOf(lang) })}</time> : null}
    </p>
  )
}

/** Articles beside each other; the whole card leads to its article. `level` is that of their headings. */
export function Cards({
  articles,
  lang,
  level: Heading,
}: {
  readonly articles: readonly ArticleCard[]
  readonly lang: DocumentContext['lang']
  readonly level: 'h2' | 'h3'
}) {
  return (
    <ul className="cards">
      {articles.map((article) => (
        <li key={article.slug}>
          {article.cover ? <Photo picture={article.cover} className="pic" /> : <div className="pic none" />}
          <Heading>
            <a href={articlePath(article.slug)}>
              <Text value={article.title} lang={lang} />
            </a>
          </Heading>
          <p>
            <Text value={article.summary} lang={lang} />
          </p>
          <Facts article={article} lang={lang} />
        </li>
      ))}
    </ul>
  )
}
