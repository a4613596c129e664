import type { Page } from './document.ts'

const LOCALES = { en: 'en_US', am: 'am_ET' } as const
/** `<html lang>` of the specified map. */
const HTML_LANGS = { en: 'en-US', am: 'am-ET' } as const

/** JSON that cannot end the element it stands in. */
const inert = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** A finished page. Nothing in it is inline script, so that the content security policy needs no exception. */
export function Html({ page }: { page: Page }) {
  return (
    <html lang={HTML_LANGS[page.lang]} dir="ltr" className={page.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {page.indexable ? null : <meta name="robots" content="noindex" />}
        {page.styles.map((css) => (
          <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {page.canonical === null ? null : <link rel="canonical" href={page.canonical} />}
        {page.alternates.map(({ lang, href }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={href} />
        ))}
        {page.feed === undefined ? null : (
          <link rel="alternate" type="application/atom+xml" title={page.title} href={page.feed} />
        )}
        <link rel="icon" type="image/svg+xml" href={page.icon} />
        <ThemeColour page={page} />
        <OpenGraph page={page} />
        {page.jsonLd === null ? null : (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inert(page.jsonLd) }} />
        )}
        {/* Links in a preview open in a new tab, not inside the application's frame. */}
        {page.script === null ? <base target="_blank" /> : <script src={page.script} defer />}
      </head>
      <body>{page.body}</body>
    </html>
  )
}

function ThemeColour({ page }: { page: Page }) {
  const { light, dark } = page.themeColours
  if (page.theme !== null) return <meta name="theme-color" content={page.theme === 'dark' ? dark : light} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  )
}

/** Wide enough to stand above the words about a page rather than beside them. */
const isWide = (image: { readonly width: number; readonly height: number } | null) =>
  image !== null && image.width >= 600 && image.width >= image.height * 1.5

function OpenGraph({ page }: { page: Page }) {
  const graph = page.openGraph
  if (graph === null || page.canonical === null) return null
  return (
    <>
      <meta property="og:type" content={graph.type} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={page.canonical} />
      <meta property="og:locale" content={LOCALES[page.lang]} />
      {graph.image === null ? null : (
        <>
          <meta property="og:image" content={graph.image.url} />
          <meta property="og:image:width" content={String(graph.image.width)} />
          <meta property="og:image:height" content={String(graph.image.height)} />
        </>
      )}
      <meta name="twitter:card" content={isWide(graph.image) ? 'summary_large_image' : 'summary'} />
    </>
  )
}
