import { formatMoney } from '../../../openapi/format/money.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { safeLink } from '../../../openapi/format/safe-link.ts'
import type { DocumentContext } from '../document.ts'
import { Outside } from '../parts/Outside.tsx'
import { Photo } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'
import { Story, Terms } from './Section.tsx'

const TERMS = ['warranty_information', 'shipping_information', 'certifications'] as const

/** Products with pictures, price in their own currency, availability and a link. */
export function Products({
  entries,
  context,
}: {
  entries: readonly SectionEntry<'products'>[]
  context: DocumentContext
}) {
  return (
    <ul className="wares">
      {entries.map((entry, index) => (
        <Ware key={index} entry={entry} context={context} />
      ))}
    </ul>
  )
}

function Ware({ entry, context }: { entry: SectionEntry<'products'>; context: DocumentContext }) {
  const { lang, say } = context
  const name = resolve(entry.name, lang)?.text ?? ''
  const link = entry.product_link === null ? null : safeLink(entry.product_link)
  return (
    <li className="ware">
      {entry.images.length === 0 ? null : (
        <div className={entry.images.length === 1 ? 'pictures' : 'pictures several'}>
          {entry.images.map((picture, index) => (
            <Photo
              key={index}
              className="picture"
              picture={picture}
              alt={say('document.product.picture', { number: index + 1, total: entry.images.length, name })}
            />
          ))}
        </div>
      )}
      <div className="what">
        <h3>
          <Text value={entry.name} lang={lang} />
        </h3>
        {entry.price === null ? null : (
          <p className="price">{formatMoney(entry.price.amount, lang, entry.price.currency)}</p>
        )}
        {entry.availability === null ? null : (
          <p className={`state ${entry.availability}`}>{say(`document.product.${entry.availability}`)}</p>
        )}
        <Story value={entry.description} lang={lang} />
        <Terms of={TERMS.map((key) => [`document.product.${key}`, entry[key]] as const)} context={context} />
        {link === null ? null : (
          <p className="links">
            <Outside to={link}>
              {say('document.product.link', { host: new URL(link).host.replace(/^www\./, '') })}
            </Outside>
          </p>
        )}
      </div>
    </li>
  )
}
