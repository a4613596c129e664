import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { BRAND } from '../brand.ts'
import { composePage } from '../compose-page.ts'
import { type DocumentContext, type Page, type Say, SHOWN_TEMPLATES } from '../document.ts'
import { ArrowIcon } from '../parts/icons.tsx'
import { OwnFrame } from '../parts/OwnFrame.tsx'
import { Photo } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import { Doors, Elsewhere, Features, Voices } from '../showcase/parts.tsx'
import { solutionPath, userTypePath } from '../showcase/showcase-address.ts'
import type { FrontData, Hero } from '../showcase/showcase-data.ts'
import { TEMPLATE_PATHS } from '../templates.ts'
import { landingStyles } from './landing.styles.ts'

const product = { product: PRODUCT_NAME }

/** How somebody left, which this page announces. */
const FAREWELLS = {
  done: 'shell.toast.logged_out',
  failed: 'shell.toast.logout_failed',
  deleted: 'document.landing.deleted',
} as const
export type Farewell = keyof typeof FAREWELLS
export const isFarewell = (value: string | null): value is Farewell => value !== null && Object.hasOwn(FAREWELLS, value)

/** What administrators keep nothing of: the page then has its own texts. */
const NOTHING: FrontData = { heroes: [], types: [], solutions: [], features: [], said: [], elsewhere: [] }

export interface LandingData {
  readonly farewell: Farewell | null
  readonly front: FrontData
}

/**
 * `/`: what the product offers people and companies. After signing out it says so, also in its title, which screen
 * readers read first.
 */
export function landingPage(
  context: DocumentContext,
  { farewell, front }: LandingData = { farewell: null, front: NOTHING },
): Page {
  const { lang, say } = context
  const url = `${context.origin}/`
  const description = say('document.landing.description')
  return composePage(context, {
    title: `${farewell ? `${say(FAREWELLS[farewell])} · ` : ''}${say('document.landing.title', product)}`,
    description,
    address: { url, language: 'en' },
    indexable: true,
    openGraph: { type: 'website', image: null },
    jsonLd: () => ({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: PRODUCT_NAME,
      url,
      inLanguage: lang,
      description,
    }),
    font: 'noto',
    styles: landingStyles,
    colours: BRAND,
    body: <Landing context={context} farewell={farewell} front={front} />,
  })
}

const FEATURES = ['page', 'card', 'choice', 'language'] as const
const STEPS = ['register', 'write', 'publish'] as const

/** The markup of the page's body, also for stories. */
export function Landing({ context, farewell, front }: LandingData & { readonly context: DocumentContext }) {
  const { say, lang, origin } = context
  const { heroes, types, solutions, features, said, elsewhere } = front
  const [first, ...further] = heroes
  return (
    <OwnFrame context={context} url={`${origin}/`}>
      {farewell ? (
        <p className={`farewell ${farewell}`} role="status">
          {say(FAREWELLS[farewell])}
        </p>
      ) : null}
      <section className="hero">
        <div>
          <h1>{first ? <Text value={first.headline} lang={lang} /> : say('document.landing.headline')}</h1>
          <p className="lead">
            {first ? <Text value={first.text} lang={lang} /> : say('document.landing.lead', product)}
          </p>
          <p className="actions">
            {context.reader ? (
              <Enter say={say} />
            ) : (
              <>
                <a className="button" href={pages.registerUser.path}>
                  {say('document.landing.register')}
                </a>
                <a className="button quiet" href={pages.registerCompany.path}>
                  {say('document.landing.company')}
                </a>
              </>
            )}
          </p>
          <p className="also">
            <a href={TEMPLATE_PATHS.template1}>
              {say('document.landing.sample')}
              <ArrowIcon />
            </a>
          </p>
        </div>
        {first?.picture ? (
          <Photo picture={first.picture} className="seen" />
        ) : (
          <img
            className="drawing"
            src={context.assets.hero[lang]}
            width="968"
            height="820"
            alt={say('document.landing.picture')}
          />
        )}
      </section>
      {types.length > 0 ? (
        <section className="part" aria-labelledby="types">
          <h2 id="types">{say('document.showcase.types')}</h2>
          <Doors links={types} pathOf={userTypePath} level="h3" lang={lang} />
        </section>
      ) : null}
      {solutions.length > 0 ? (
        <section className="part" aria-labelledby="solutions">
          <h2 id="solutions">{say('document.showcase.solutions')}</h2>
          <Doors links={solutions} pathOf={solutionPath} level="h3" lang={lang} />
        </section>
      ) : null}
      <section className="part" aria-labelledby="people">
        <h2 id="people">{say(features.length > 0 ? 'document.showcase.everybody' : 'document.landing.people')}</h2>
        {features.length > 0 ? (
          <Features features={features} level="h3" lang={lang} />
        ) : (
          <ul className="four">
            {FEATURES.map((key) => (
              <li key={key}>
                <h3>{say(`document.landing.people.${key}`)}</h3>
                <p>{say(`document.landing.people.${key}.text`)}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="part" aria-labelledby="templates">
        <h2 id="templates">{say('document.landing.templates')}</h2>
        <ul className="three">
          {SHOWN_TEMPLATES.map((key) => (
            <li key={key}>
              <img
                className="mini"
                src={context.assets.templates[key][lang]}
                width="800"
                height="500"
                alt=""
                loading="lazy"
                decoding="async"
              />
              <h3>{say(`document.template.${key}`)}</h3>
              <p>{say(`document.landing.template.${key}.text`)}</p>
              <p className="also">
                <a href={TEMPLATE_PATHS[key]}>
                  {say('document.landing.template.see', { template: say(`document.template.${key}`) })}
                  <ArrowIcon />
                </a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="part" aria-labelledby="steps">
        <h2 id="steps">{say('document.landing.steps')}</h2>
        <ol className="steps">
          {STEPS.map((key) => (
            <li key={key}>
              <h3>{say(`document.landing.step.${key}`)}</h3>
              <p>{say(`document.landing.step.${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Voices said={said} context={context} />
      {further.length > 0 ? (
        further.map((hero, at) => <Panel key={at} hero={hero} id={`hero-${at}`} context={context} />)
      ) : (
        <section className="part firm" aria-labelledby="companies">
          <div className="panel">
            <div>
              <h2 id="companies">{say('document.landing.companies')}</h2>
              <p>{say('document.landing.companies.text')}</p>
            </div>
            {context.reader ? null : (
              <a className="button quiet" href={pages.registerCompany.path}>
                {say('document.landing.company')}
              </a>
            )}
          </div>
        </section>
      )}
      {context.reader ? null : (
        <section className="part end" aria-labelledby="end">
          <h2 id="end">{say('document.landing.end')}</h2>
          <p className="actions">
            <a className="button" href={pages.registerUser.path}>
              {say('document.landing.register')}
            </a>
          </p>
        </section>
      )}
      <Elsewhere profiles={elsewhere} context={context} />
    </OwnFrame>
  )
}

/** A further hero section, which leads to the page of its user type. */
const Panel = ({
  hero: { headline, text, picture, type },
  id,
  context: { lang },
}: {
  readonly hero: Hero
  readonly id: string
  readonly context: DocumentContext
}) => (
  <section className="part firm" aria-labelledby={id}>
    <div className="panel">
      <div>
        <h2 id={id}>
          <Text value={headline} lang={lang} />
        </h2>
        <p>
          <Text value={text} lang={lang} />
        </p>
        {picture ? <Photo picture={picture} className="seen" /> : null}
      </div>
      {type ? (
        <a className="button quiet" href={userTypePath(type.slug)}>
          {resolve(type.name, lang)?.text}
          <ArrowIcon />
        </a>
      ) : null}
    </div>
  </section>
)

/** The way into the application, for whoever needs no account any more. */
const Enter = ({ say }: { readonly say: Say }) => (
  <a className="button" href={pages.dashboard.path}>
    {say('document.landing.open', product)}
  </a>
)
