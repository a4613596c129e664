import { PRODUCT_NAME } from '../../../openapi/product.ts'
import type { Say } from '../document.ts'

/** Where the page comes from. */
export function Made({ say }: { say: Say }) {
  return (
    <p className="made">
      <a href="/">{say('document.made', { product: PRODUCT_NAME })}</a>
    </p>
  )
}
