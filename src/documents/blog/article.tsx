import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { picturesIn, richTextIn } from '../../../openapi/rich-text-content.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page, namedLinks } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Cover } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import type { Picture } from '../site-data.ts'
import { articlePath, FEED_PATH } from './blog-address.ts'
import type { ArticleData } from './blog-data.ts'
import { blogStyles } from './blog.styles.ts'
import { Cards, Facts, Letter } from './parts.tsx'
import { minutesToRead } from './reading-time.ts'
import { shareLinks } from './share.ts'

/** `/blog-detail/{slug}`: one article; in a preview without links for machines, and with a line that says so. */
export function articlePage(article: ArticleData, context: DocumentContext): Page {
  const { lang, origin } = context
  const url = origin + articlePath(article.slug)
  const isPreview = article.previewPath !== null
  const title = resolve(article.title, lang)?.text ?? ''
  const description = descriptionOf(resolve(article.summary, lang)?.text ?? '')
  const shared = sharedPicture(article, lang)
  const image = shared && { ...shared, url: new URL(shared.url, origin).href }
  return composePage(context, {
    title: `${title} · ${PRODUCT_NAME}`,
    description,
    address: isPreview ? null : { url, language: 'en' },
    indexable: true,
    openGraph: { type: 'article', image: image && { url: image.url, width: image.width, height: image.height } },
    jsonLd: (address) => ({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      url: address,
      mainEntityOfPage: address,
      inLanguage: resolve(article.title, lang)?.lang ?? lang,
      datePublished: article.published_at,
      dateModified: article.updated_at,
      author: { '@type': 'Person', name: resolve(article.author, lang)?.text },
      publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
      ...(image ? { image: image.url } : {}),
      ...(article.category ? { articleSection: resolve(article.category.name, lang)?.text } : {}),
    }),
    feed: FEED_PATH,
    font: 'noto',
    styles: blogStyles,
    colours: BRAND,
    isPreview,
    body: <Article article={article} context={context} />,
  })
}

/** What a link to the article shows: its cover, or else the first picture that its reader sees. */
function sharedPicture({ cover, body, pictures }: ArticleData, lang: Language): Picture | null {
  const [first] = picturesIn(richTextIn(body, lang)?.text ?? [])
  return cover ?? (first && pictures.get(first.file_id)) ?? null
}

function Article({ article, context }: { readonly article: ArticleData; readonly context: DocumentContext }) {
  const { lang, say, origin } = context
  const author = resolve(article.author, lang)
  const isPreview = article.previewPath !== null
  return (
    <OwnFrame
      context={context}
      url={origin + articlePath(article.slug)}
      {...(isPreview ? { links: namedLinks(origin + article.previewPath) } : {})}
    >
      {isPreview ? <p className="notice noprint">{say('document.blog.preview')}</p> : null}
      <article>
        <div className="top article">
          <Facts article={article} lang={lang} />
          <h1>
            <Text value={article.title} lang={lang} />
          </h1>
          <p className="lead">
            <Text value={article.summary} lang={lang} />
          </p>
          <p className="by">
            {author ? say('document.blog.by', { author: author.text }) : null}
            {author ? ' · ' : null}
            {say('document.blog.minutes', { count: minutesToRead(richTextIn(article.body, lang)?.text ?? []) })}
          </p>
        </div>
        {article.cover ? <Cover picture={article.cover} /> : null}
        <div className="text">
          <RichText value={article.body} lang={lang} under={1} pictures={article.pictures} />
        </div>
        {isPreview ? null : <Share article={article} context={context} />}
      </article>
      {article.more.length > 0 ? (
        <section className="more" aria-labelledby="more">
          <h2 id="more">{say('document.blog.more')}</h2>
          <Cards articles={article.more} lang={lang} level="h3" />
        </section>
      ) : null}
      {isPreview ? null : <Letter context={context} />}
    </OwnFrame>
  )
}

/** Passes the article on; the button that copies its address needs the script and is there only with it. */
function Share({ article, context }: { readonly article: ArticleData; readonly context: DocumentContext }) {
  const { lang, say, origin } = context
  const url = origin + articlePath(article.slug) + (lang === 'am' ? '?lang=am' : '')
  return (
    <nav className="share noprint" aria-label={say('document.blog.share')}>
      <span>{say('document.blog.share')}</span>
      {shareLinks(url, resolve(article.title, lang)?.text ?? '').map(({ key, href }) => (
        <a key={key} href={href} rel="noopener nofollow">
          {say(`document.blog.share.${key}`)}
        </a>
      ))}
      <button type="button" hidden data-copy={url} data-copied={say('document.blog.share.copied')}>
        {say('document.blog.share.copy')}
      </button>
    </nav>
  )
}
