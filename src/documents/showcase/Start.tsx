import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import type { DocumentContext } from '../document.ts'

/** The way in: an account for visitors, the application for whoever has one. */
export const Start = ({ context: { say, reader } }: { readonly context: DocumentContext }) => (
  <p className="actions noprint">
    {reader ? (
      <a className="button" href={pages.dashboard.path}>
        {say('document.landing.open', { product: PRODUCT_NAME })}
      </a>
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
)
