import { resolve } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { CompanyContact, CompanyAddress, Coordinates } from '../company-data.ts'
import type { DocumentContext } from '../document.ts'
import { Outside } from '../parts/Outside.tsx'
import { Text } from '../parts/Text.tsx'

/** Links to a place on world maps. Nothing is loaded from them unless the reader follows a link. */
const MAPS = {
  osm: ({ latitude, longitude }: Coordinates) =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  google: ({ latitude, longitude }: Coordinates) =>
    `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
} as const

/** Degrees with five decimals, which is about a metre. */
const spoken = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

/** A company's address, from the street outwards, and links to maps. */
export function Place({ company: { address, map }, context }: { company: CompanyContact; context: DocumentContext }) {
  const { say } = context
  return (
    <div className="whereabouts">
      {address === null ? null : <Address address={address} context={context} />}
      {map === null ? null : (
        <p className="maps">
          <bdi className="how">{spoken(map)}</bdi>
          <span className="links noprint">
            {say('document.place.open')}
            {(['osm', 'google'] as const).map((key) => (
              <Outside key={key} to={MAPS[key](map)}>
                {say(`document.place.${key}`)}
              </Outside>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}

function Address({ address, context: { lang, say } }: { address: CompanyAddress; context: DocumentContext }) {
  const line = (value: Localized | null) =>
    value !== null && resolve(value, lang) !== null ? <Text value={value} lang={lang} /> : null
  const { street, woreda, zone, region, country, po_box, zip_code } = address
  const lines = [
    line(street),
    line(woreda),
    line(zone),
    line(region),
    line(country && country.name),
    po_box && say('document.place.po_box', { number: po_box }),
    zip_code,
  ]
  return <address>{lines.map((text, index) => (text === null ? null : <span key={index}>{text}</span>))}</address>
}
