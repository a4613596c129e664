/** A place on earth, WGS 84, degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)'
/**
 * How links of the two services and people write a place; the most exact first (`!3d…!4d` is the pin, `@` the middle of
 * the view).
 */
const FORMS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&#]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|center|destination)=(?:loc:)?${NUMBER}(?:,|%2C)\\s*${NUMBER}`, 'i'),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`^${NUMBER}°?\\s*[,;\\s]\\s*${NUMBER}°?$`),
] as const
/** Six places of a degree are about ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * Reads a place out of a pasted link of Google Maps or OpenStreetMap, or of two numbers; null when there is none. No
 * service is asked, so shortened links tell nothing.
 */
export function readPlace(text: string): Coordinates | null {
  for (const form of FORMS) {
    const found = form.exec(text.trim())
    if (!found) continue
    const [latitude, longitude] = [Number(found[1]), Number(found[2])]
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
      return { latitude: rounded(latitude), longitude: rounded(longitude) }
  }
  return null
}

/** A link whose place stands behind a redirect, which only its service could tell. */
export const isShortened = (text: string): boolean =>
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl|osm\.org\/go)\//i.test(text.trim())

/** The place on the map that people open by themselves. */
export const mapLink = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
