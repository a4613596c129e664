import { Fragment } from 'react'
import { formatMoney } from '../../../openapi/format/money.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from '../document.ts'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Text } from '../parts/Text.tsx'
import { PRICED_LIMITS, type PricedPlan, type PricingData } from './pricing-data.ts'
import { pricingStyles } from './pricing.styles.ts'

/** `/pricing-plan-detail`: what each plan gives and costs, and how to get it. */
export function pricingPage(data: PricingData, context: DocumentContext): Page {
  const { lang, say, origin } = context
  const url = origin + pages.pricing.path
  const description = descriptionOf(say('document.pricing.lead', { product: PRODUCT_NAME }))
  return composePage(context, {
    title: `${say('document.pricing.title')} · ${PRODUCT_NAME}`,
    description,
    address: { url, language: 'en' },
    indexable: data.plans.length > 0,
    openGraph: { type: 'website', image: null },
    jsonLd: (address) => ({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: say('document.pricing.title'),
      url: address,
      inLanguage: lang,
      description,
      mainEntity: {
        '@type': 'OfferCatalog',
        name: PRODUCT_NAME,
        itemListElement: data.plans.map(({ name, headline, price }) => ({
          '@type': 'Offer',
          name: resolve(name, lang)?.text,
          description: resolve(headline, lang)?.text,
          ...(price ? { price: price.amount, priceCurrency: price.currency } : {}),
        })),
      },
    }),
    font: 'noto',
    styles: pricingStyles,
    colours: BRAND,
    body: <Pricing data={data} context={context} url={url} />,
  })
}

interface Shown {
  readonly plan: PricedPlan
  readonly own: PricingData['own']
  readonly context: DocumentContext
}

function Pricing({
  data: { plans, own },
  context,
  url,
}: {
  readonly data: PricingData
  readonly context: DocumentContext
  readonly url: string
}) {
  const { say } = context
  return (
    <OwnFrame context={context} url={url}>
      <div className="top">
        <h1>{say('document.pricing.title')}</h1>
        <p className="lead">{say('document.pricing.lead', { product: PRODUCT_NAME })}</p>
      </div>
      {plans.length === 0 ? <p className="empty">{say('document.pricing.empty')}</p> : null}
      <div className="plans">
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} own={own} context={context} />
        ))}
      </div>
      {plans.length > 1 ? <Comparison plans={plans} context={context} /> : null}
      <p className="people">{say('document.pricing.people')}</p>
    </OwnFrame>
  )
}

const allows = (limit: number | null) => ({ any: limit === null ? 'yes' : 'no', count: limit ?? 0 })
const priceOf = ({ price }: PricedPlan, { lang, say }: DocumentContext): string => {
  if (price === null) return say('document.pricing.agreed')
  return price.amount === 0 ? say('document.pricing.free') : formatMoney(price.amount, lang, price.currency)
}
const periodOf = ({ price, period }: PricedPlan, { say }: DocumentContext): string | null =>
  price === null || price.amount === 0 ? null : say(`document.pricing.per.${period}`)
/** The lines of what a plan includes beside its limits, in the reader's language. */
function featuresOf({ features }: PricedPlan, lang: DocumentContext['lang']) {
  const found = features && resolve(features, lang)
  return found
    ? found.text.split('\n').flatMap((line) => (line.trim() ? [{ line: line.trim(), lang: found.lang }] : []))
    : []
}

function Plan({ plan, own, context }: Shown) {
  const { say, lang } = context
  const { id, name, headline, description, highlighted } = plan
  const period = periodOf(plan, context)
  return (
    <article className={highlighted ? 'plan first' : 'plan'} aria-labelledby={`plan-${id}`}>
      <h2 id={`plan-${id}`}>
        <Text value={name} lang={lang} />
      </h2>
      <p className="headline">
        <Text value={headline} lang={lang} />
      </p>
      <p className="price">
        {priceOf(plan, context)} {period ? <span>{period}</span> : null}
      </p>
      {description ? (
        <p>
          <Text value={description} lang={lang} />
        </p>
      ) : null}
      <ul>
        {PRICED_LIMITS.map((limit) => (
          <li key={limit}>{say(`plan.gives.${limit}`, allows(plan[limit]))}</li>
        ))}
        {featuresOf(plan, lang).map(({ line, lang: own }, at) => (
          <li key={at} lang={own === lang ? undefined : own}>
            {line}
          </li>
        ))}
      </ul>
      <Way plan={plan} own={own} context={context} />
    </article>
  )
}

/**
 * How to get a plan: signed in by asking for it, otherwise by registering or by writing to us. The reader's own plan says
 * so, and nothing leads to one that gives them no more, nor administrators, who have none, to any.
 */
function Way({ plan, own, context: { say, lang, reader } }: Shown) {
  const isFree = plan.price?.amount === 0
  const name = resolve(plan.name, lang)?.text ?? plan.key
  const way = (href: string, id: MessageId) => (
    <p className="go">
      <a className={plan.highlighted && own?.key !== plan.key ? 'button' : 'button quiet'} href={href}>
        {say(id, { plan: name })}
      </a>
    </p>
  )
  if (own?.key === plan.key) return way(pages.plan.path, 'plan.yours')
  if (own) return own.larger.includes(plan.key) ? way(pages.plan.path, 'document.pricing.request') : null
  if (reader) return null
  if (isFree) return way(pages.registerUser.path, 'document.pricing.begin')
  return way(`${pages.contactUs.path}?about=sales&plan=${encodeURIComponent(plan.key)}`, 'document.pricing.ask')
}

/**
 * The plans beside each other. On a phone each row's name is a line of its own; the roles keep it a table for screen
 * readers.
 */
function Comparison({ plans, context }: { readonly plans: readonly PricedPlan[]; readonly context: DocumentContext }) {
  const { say, lang } = context
  const row = (name: string, cell: (plan: PricedPlan) => string) => (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {plans.map((plan) => (
        <td key={plan.id} role="cell">
          {cell(plan)}
        </td>
      ))}
    </tr>
  )
  return (
    <section className="compare" aria-labelledby="compare">
      <h2 id="compare">{say('document.pricing.compare')}</h2>
      <table role="table" aria-labelledby="compare">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {say('document.pricing.plan')}
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                <Text value={name} lang={lang} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {row(say('document.pricing.price'), (plan) =>
            [priceOf(plan, context), periodOf(plan, context)].filter((text) => text !== null).join(' '),
          )}
          {PRICED_LIMITS.map((limit) => (
            <Fragment key={limit}>
              {row(say(`document.pricing.${limit}`), (plan) => say('document.pricing.many', allows(plan[limit])))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
