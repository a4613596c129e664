import { PRODUCT_NAME } from '../../../openapi/product.ts'
import type { Say } from '../document.ts'
import { SiraMark } from './Words.tsx'

/** The product's name in both scripts, linking to the start. */
export function Brand({ say }: { say: Say }) {
  return (
    <a className="brand" href="/" aria-label={say('document.landing.home', { product: PRODUCT_NAME })}>
      <SiraMark />
      <span>{PRODUCT_NAME}</span>
    </a>
  )
}
