import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Introduction } from './Introduction.tsx'
import { Doors, Features, Voices } from './parts.tsx'
import { solutionPath, userTypePath } from './showcase-address.ts'
import type { UserTypeData } from './showcase-data.ts'
import { showcaseStyles } from './showcase.styles.ts'

/** `/user-type-solution/{slug}`: what the product does for one kind of users. */
export function userTypePage(data: UserTypeData, context: DocumentContext): Page {
  const { lang, origin } = context
  const name = resolve(data.name, lang)?.text ?? ''
  const description = descriptionOf(resolve(data.summary, lang)?.text ?? '')
  const image = data.picture && { ...data.picture, url: new URL(data.picture.url, origin).href }
  return composePage(context, {
    title: `${name} · ${PRODUCT_NAME}`,
    description,
    address: { url: origin + userTypePath(data.slug), language: 'en' },
    indexable: true,
    openGraph: { type: 'website', image: image && { url: image.url, width: image.width, height: image.height } },
    jsonLd: (url) => ({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      description,
      url,
      inLanguage: lang,
      hasPart: data.solutions.map((solution) => ({
        '@type': 'Service',
        name: resolve(solution.name, lang)?.text,
        url: origin + solutionPath(solution.slug),
      })),
    }),
    font: 'noto',
    styles: showcaseStyles,
    colours: BRAND,
    body: <UserType data={data} context={context} />,
  })
}

function UserType({ data, context }: { readonly data: UserTypeData; readonly context: DocumentContext }) {
  const { slug, solutions, features, said, others } = data
  const { lang, say, origin } = context
  return (
    <OwnFrame context={context} url={origin + userTypePath(slug)}>
      <Introduction data={data} context={context} />
      {solutions.length > 0 ? (
        <section className="part" aria-labelledby="solutions">
          <h2 id="solutions">{say('document.showcase.solutions')}</h2>
          <Doors links={solutions} pathOf={solutionPath} level="h3" lang={lang} />
        </section>
      ) : null}
      {features.length > 0 ? (
        <section className="part" aria-labelledby="features">
          <h2 id="features">{say('document.showcase.features')}</h2>
          <Features features={features} level="h3" lang={lang} />
        </section>
      ) : null}
      <Voices said={said} context={context} />
      {others.length > 0 ? (
        <section className="part" aria-labelledby="others">
          <h2 id="others">{say('document.showcase.types')}</h2>
          <Doors links={others} pathOf={userTypePath} level="h3" lang={lang} />
        </section>
      ) : null}
    </OwnFrame>
  )
}
