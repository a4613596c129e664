import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import type { DocumentContext } from '../document.ts'
import type { Registration } from './showcase-data.ts'

const WAYS = {
  person: { href: pages.registerUser.path, text: 'document.landing.register' },
  company: { href: pages.registerCompany.path, text: 'document.landing.company' },
} as const

interface StartProps {
  readonly context: DocumentContext
  /** What this page is about; null: people. */
  readonly first?: Registration | null
}

/** The way in: an account for visitors, the application for whoever has one. */
export function Start({ context: { say, reader }, first = null }: StartProps) {
  const [main, other] = first === 'company' ? [WAYS.company, WAYS.person] : [WAYS.person, WAYS.company]
  return (
    <p className="actions noprint">
      {reader ? (
        <a className="button" href={pages.dashboard.path}>
          {say('document.landing.open', { product: PRODUCT_NAME })}
        </a>
      ) : (
        <>
          <a className="button" href={main.href}>
            {say(main.text)}
          </a>
          <a className="button quiet" href={other.href}>
            {say(other.text)}
          </a>
        </>
      )}
    </p>
  )
}
