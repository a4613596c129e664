import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import type { DocumentContext, Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Photo } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import { Thread } from '../parts/Thread.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { Elsewhere } from './parts.tsx'
import type { WhoWeAreData } from './showcase-data.ts'
import { showcaseStyles } from './showcase.styles.ts'
import { Start } from './Start.tsx'

/** `/who-we-are`: what the product is and what it holds to, in parts that administrators keep. */
export function whoWeArePage(data: WhoWeAreData, context: DocumentContext): Page {
  const { lang, say, origin } = context
  const title = say('page.whoWeAre.title')
  const description = say('document.who.lead', { product: PRODUCT_NAME })
  return composePage(context, {
    title: `${title} · ${PRODUCT_NAME}`,
    description,
    address: { url: origin + pages.whoWeAre.path, language: 'en' },
    indexable: true,
    openGraph: { type: 'website', image: null },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      name: title,
      description,
      url,
      inLanguage: lang,
      about: {
        '@type': 'Organization',
        name: PRODUCT_NAME,
        url: `${origin}/`,
        ...(data.elsewhere.length > 0 ? { sameAs: data.elsewhere.map((profile) => profile.url) } : {}),
      },
    }),
    font: 'noto',
    styles: showcaseStyles,
    colours: BRAND,
    body: <WhoWeAre data={data} context={context} />,
  })
}

function WhoWeAre({ data, context }: { readonly data: WhoWeAreData; readonly context: DocumentContext }) {
  const { lang, say, origin } = context
  return (
    <OwnFrame context={context} url={origin + pages.whoWeAre.path}>
      <div className="top woven">
        <Thread />
        <div>
          <h1>{say('page.whoWeAre.title')}</h1>
          <p className="lead">{say('document.who.lead', { product: PRODUCT_NAME })}</p>
        </div>
      </div>
      {data.parts.map(({ title, body, picture }, at) => (
        <section key={at} className="said-part" aria-labelledby={`part-${at}`}>
          <div>
            <h2 id={`part-${at}`}>
              <Text value={title} lang={lang} />
            </h2>
            {picture ? <Photo picture={picture} className="shown" /> : null}
          </div>
          <RichText value={body} lang={lang} under={2} />
        </section>
      ))}
      <Elsewhere profiles={data.elsewhere} context={context} />
      <Start context={context} />
    </OwnFrame>
  )
}
