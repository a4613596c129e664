import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { SearchForm } from '../parts/SearchForm.tsx'
import { Text } from '../parts/Text.tsx'
import { articlePath, FEED_PATH, foundPath, listPath, LONGEST_SEARCH } from './blog-address.ts'
import type { BlogListData } from './blog-data.ts'
import { blogStyles } from './blog.styles.ts'
import { Cards, Letter } from './parts.tsx'

/** `/latest-blogs`: published articles, newest first, of all categories or of one. */
export function blogListPage(data: BlogListData, context: DocumentContext): Page {
  const { lang, say, origin } = context
  const { category, page, pages, articles, found } = data
  const heading = (category && resolve(category.name, lang)?.text) ?? say('document.blog.title')
  const url = origin + listPath(category?.slug ?? null, page)
  const about = category && resolve(category.description, lang)?.text
  const description = descriptionOf(about ?? say('document.blog.description', { product: PRODUCT_NAME }))
  return composePage(context, {
    title: [
      ...(found ? [found.q] : []),
      heading,
      ...(page > 1 ? [say('document.blog.page', { page, pages })] : []),
      PRODUCT_NAME,
    ].join(' · '),
    description,
    // What was searched for is nobody else's page.
    address: found ? null : { url, language: 'en' },
    indexable: articles.length > 0,
    openGraph: { type: 'website', image: null },
    jsonLd: (address) => ({
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: heading,
      url: address,
      inLanguage: lang,
      description,
      blogPost: articles.map(({ slug, title }) => ({
        '@type': 'BlogPosting',
        headline: resolve(title, lang)?.text,
        url: origin + articlePath(slug),
      })),
    }),
    feed: FEED_PATH,
    font: 'noto',
    styles: blogStyles,
    colours: BRAND,
    body: <BlogList data={data} context={context} />,
  })
}

function BlogList({ data, context }: { readonly data: BlogListData; readonly context: DocumentContext }) {
  const { articles, categories, category, found, page, pages } = data
  const { lang, say, origin } = context
  const own = category?.slug ?? null
  return (
    <OwnFrame context={context} url={origin + (found ? foundPath(found.q) : listPath(own, page))}>
      <div className="top">
        <h1>{category ? <Text value={category.name} lang={lang} /> : say('document.blog.title')}</h1>
        {category?.description ? (
          <p className="lead">
            <Text value={category.description} lang={lang} />
          </p>
        ) : null}
        {categories.length > 0 ? (
          <nav className="kinds" aria-label={say('document.blog.categories')}>
            <a href={listPath(null)} aria-current={own === null ? 'page' : undefined}>
              {say('document.blog.all')}
            </a>
            {categories.map(({ slug, name }) => (
              <a key={slug} href={listPath(slug)} aria-current={slug === own ? 'page' : undefined}>
                <Text value={name} lang={lang} />
              </a>
            ))}
          </nav>
        ) : null}
        <SearchForm
          context={context}
          action={listPath(null)}
          label={say('document.blog.search')}
          example={say('document.blog.search.example')}
          q={found?.q ?? ''}
          most={LONGEST_SEARCH}
        />
      </div>
      <div id="found" aria-live="polite">
        {found ? (
          <p className="hits">
            {say('document.blog.found', { count: articles.length, q: found.q })}
            {found.more ? ` ${say('document.blog.found.more')}` : null}
          </p>
        ) : null}
        {articles.length > 0 ? (
          <Cards articles={articles} lang={lang} level="h2" />
        ) : found ? null : (
          <p className="empty">{say('document.blog.empty')}</p>
        )}
        {pages > 1 ? (
          <nav className="pages" aria-label={say('document.blog.pages')}>
            {page > 1 ? (
              <a className="button quiet" rel="prev" href={listPath(own, page - 1)}>
                {say('document.blog.newer')}
              </a>
            ) : (
              <span />
            )}
            <span className="at">{say('document.blog.page', { page, pages })}</span>
            {page < pages ? (
              <a className="button quiet" rel="next" href={listPath(own, page + 1)}>
                {say('document.blog.older')}
              </a>
            ) : (
              <span />
            )}
          </nav>
        ) : null}
      </div>
      <p className="feed">
        <a href={lang === 'am' ? `${FEED_PATH}?lang=am` : FEED_PATH}>{say('document.blog.feed')}</a>
      </p>
      <Letter context={context} />
    </OwnFrame>
  )
}
