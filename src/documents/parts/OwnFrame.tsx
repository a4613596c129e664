import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { type DocumentContext, languageLinks } from '../document.ts'
import { Band } from './Band.tsx'
import { Brand } from './Brand.tsx'
import { Tools } from './Tools.tsx'

interface OwnFrameProps {
  readonly context: DocumentContext
  /** The page's own address, whole and without `?lang=`. */
  readonly url: string
  /** Beside the last line of the page. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Around each of the product's own documents: the band, the way home, signing in, the other language, the last line. */
export function OwnFrame({ context, url, foot, children }: OwnFrameProps) {
  const { say } = context
  return (
    <>
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <Band id="tibeb" />
      <div className="wrap">
        <header className="bar">
          <Brand say={say} />
          <div className="tools">
            <a className="enter" href={pages.login.path}>
              {say('document.landing.login')}
            </a>
            <Tools links={languageLinks(url, 'en')} context={context} />
          </div>
        </header>
        <main id="main">{children}</main>
        <footer className="foot">
          <p className="made">{say('document.landing.foot', { product: PRODUCT_NAME })}</p>
          {foot}
        </footer>
      </div>
    </>
  )
}
