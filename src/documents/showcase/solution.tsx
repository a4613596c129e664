import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Text } from '../parts/Text.tsx'
import { Introduction } from './Introduction.tsx'
import { Doors, Features } from './parts.tsx'
import { solutionPath, userTypePath } from './showcase-address.ts'
import type { SolutionData } from './showcase-data.ts'
import { showcaseStyles } from './showcase.styles.ts'

/** `/solutions-detail/{slug}`: what the product does in one respect, and what belongs to it. */
export function solutionPage(data: SolutionData, context: DocumentContext): Page {
  const { lang, origin } = context
  const name = resolve(data.name, lang)?.text ?? ''
  const description = descriptionOf(resolve(data.summary, lang)?.text ?? '')
  const image = data.picture && { ...data.picture, url: new URL(data.picture.url, origin).href }
  return composePage(context, {
    title: `${name} · ${PRODUCT_NAME}`,
    description,
    address: { url: origin + solutionPath(data.slug), language: 'en' },
    indexable: true,
    openGraph: { type: 'website', image: image && { url: image.url, width: image.width, height: image.height } },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      description,
      url,
      inLanguage: lang,
      provider: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
      ...(data.type ? { audience: { '@type': 'Audience', audienceType: resolve(data.type.name, lang)?.text } } : {}),
    }),
    font: 'noto',
    styles: showcaseStyles,
    colours: BRAND,
    body: <Solution data={data} context={context} />,
  })
}

function Solution({ data, context }: { readonly data: SolutionData; readonly context: DocumentContext }) {
  const { slug, features, others, type } = data
  const { lang, say, origin } = context
  return (
    <OwnFrame context={context} url={origin + solutionPath(slug)}>
      <Introduction data={data} context={context}>
        {type ? (
          <p className="kicker">
            <a href={userTypePath(type.slug)}>
              <Text value={type.name} lang={lang} />
            </a>
          </p>
        ) : null}
      </Introduction>
      {features.length > 0 ? (
        <section className="part" aria-labelledby="features">
          <h2 id="features">{say('document.showcase.features')}</h2>
          <Features features={features} level="h3" lang={lang} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className="part" aria-labelledby="others">
          <h2 id="others">{say('document.showcase.others')}</h2>
          <Doors links={others} pathOf={solutionPath} level="h3" lang={lang} />
        </section>
      ) : null}
    </OwnFrame>
  )
}
