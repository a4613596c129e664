import type { ReactNode } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { type PageKey, pages } from '../../../openapi/routes.ts'
import { type DocumentContext, namedLinks, type Say, type SignedIn } from '../document.ts'
import { policyPath } from '../policy/policy-data.ts'
import { Band } from './Band.tsx'
import { Brand } from './Brand.tsx'
import { Tools } from './Tools.tsx'

/** The pages that the header names where there is room, and those that the end of every page lists. A line adds one. */
const HEAD = ['jobs', 'whoWeAre', 'pricing', 'helpCenter', 'latestBlogs'] as const satisfies readonly PageKey[]
const FOOT = [
  'jobs',
  'whoWeAre',
  'pricing',
  'helpCenter',
  'latestBlogs',
  'newsletter',
  'contactUs',
  'letterVerification',
] as const satisfies readonly PageKey[]
/** Where the landing page lists what the product does. */
const SOLUTIONS = `${pages.landing.path}#solutions`

interface OwnFrameProps {
  readonly context: DocumentContext
  /** The page's own address, whole and without `?lang=`; with what it shows, which the other language shows too. */
  readonly url: string
  /** The page in each language; absent: at its own address. */
  readonly links?: Readonly<Record<Language, string>>
  readonly children: ReactNode
}

/**
 * Around each of the product's own documents: the band, the way home and to other pages, signing in or the way into the
 * application, the other language, the last lines.
 */
export function OwnFrame({ context, url, links = namedLinks(url), children }: OwnFrameProps) {
  const { say } = context
  const isAt = (key: (typeof HEAD)[number]) => url.split('?')[0] === context.origin + pages[key].path
  return (
    <>
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <Band id="tibeb" />
      <div className="wrap">
        <header className="bar">
          <Brand say={say} />
          <nav className="ways" aria-label={say('document.own.pages')}>
            <a href={SOLUTIONS}>{say('document.own.solutions')}</a>
            {HEAD.map((key) => (
              <a key={key} href={pages[key].path} aria-current={isAt(key) ? 'page' : undefined}>
                {say(`page.${key}.title`)}
              </a>
            ))}
          </nav>
          <div className="tools">
            {context.reader ? (
              <Entrance reader={context.reader} say={say} />
            ) : (
              <a className="enter" href={pages.login.path}>
                {say('document.landing.login')}
              </a>
            )}
            <Tools links={links} context={context} keepsLanguage />
          </div>
        </header>
        <main id="main">{children}</main>
        <footer className="foot">
          <p className="made">{say('document.landing.foot', { product: PRODUCT_NAME })}</p>
          <nav className="made ends" aria-label={say('document.frame.more', { product: PRODUCT_NAME })}>
            <a href={SOLUTIONS}>{say('document.own.solutions')}</a>
            {FOOT.map((key) => (
              <a key={key} href={pages[key].path}>
                {say(`page.${key}.title`)}
              </a>
            ))}
            <a href={policyPath('terms')}>{say('document.policy.terms')}</a>
            <a href={policyPath('privacy')}>{say('document.policy.privacy')}</a>
          </nav>
        </footer>
      </div>
    </>
  )
}

/** The way into the application for somebody who is signed in: their picture and name. */
function Entrance({ reader: { name, photo }, say }: { readonly reader: SignedIn; readonly say: Say }) {
  return (
    <a
      className="enter who"
      href={pages.dashboard.path}
      aria-label={say('document.landing.open.as', { product: PRODUCT_NAME, name })}
    >
      {photo ? (
        <img className="face" src={photo} width="32" height="32" alt="" />
      ) : (
        <span className="face" aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <span className="name">{name}</span>
    </a>
  )
}
