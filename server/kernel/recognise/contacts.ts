/** How a person is reached, as far as it was found. */
export interface ContactNotes {
  email: string | null
  phone: string | null
  place: string | null
  url: string | null
  readonly profiles: { network: string; url: string }[]
}
export const noContacts = (): ContactNotes => ({ email: null, phone: null, place: null, url: null, profiles: [] })

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/u
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'|]{3,300}|(?<![\p{L}\d@.])[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|org|net|et|io|me|dev|example|info|co|edu|gov|app|uk|de|eu|ai)(?:\/[^\s<>"'|]{0,300})?(?![\p{L}\d@])/iu
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\(?\d(?:[\s().\-/‐–]{0,2}\d){7,14}(?!\d)/u
const LABEL =
  /^\s*(?:e-?\s?mail(?: address)?|phone(?: number)?|telephone|tel|mobile|cell(?:phone)?|address|location|linkedin|github|website|web|portfolio|telegram|twitter|facebook|url|ኢ-?ሜይል|ኢሜል|ስልክ(?: ቁጥር)?|ሞባይል|አድራሻ|መኖሪያ|ድረ[-\s]?ገጽ|ሊንክድኢን)\s*[.:፦፡]*\s*(?=$|\S)/iu
const PLACE_LABEL = /^\s*(?:address|location|አድራሻ|መኖሪያ)\s*[.:፦፡]/iu
const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  't.me': 'Telegram',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
}

/** Towns and regions of Ethiopia, and cities that its people often work in. */
const TOWNS =
  'addis ababa|addis abeba|adama|nazret|nazareth|bahir dar|bahirdar|gondar|gonder|hawassa|awassa|mekelle|mekele|dire dawa|jimma|dessie|harar|jijiga|arba minch|shashemene|bishoftu|debre zeit|debre birhan|debre markos|nekemte|hosaena|wolaita sodo|sodo|asella|ambo|dilla|sebeta|burayu|legetafo|gambela|assosa|semera|axum|lalibela|woldia|kirkos|bole|arada|yeka|lideta|kolfe|gullele|akaki|oromia|amhara|tigray|sidama|afar|somali region|nairobi|dubai|abu dhabi|riyadh|jeddah|london|berlin|paris|washington|new york|toronto|khartoum|djibouti|kampala|johannesburg|kigali|juba|mogadishu|asmara|cairo|stockholm|oslo|beijing|delhi|doha|kuwait|beirut|አዲስ አበባ|አዳማ|ናዝሬት|ባሕር ዳር|ባህር ዳር|ጎንደር|ሐዋሳ|ሀዋሳ|መቀሌ|ድሬዳዋ|ድሬ ዳዋ|ጅማ|ደሴ|ሐረር|ሀረር|ጅጅጋ|አርባ ምንጭ|ሻሸመኔ|ቢሾፍቱ|ደብረ ዘይት|ደብረ ብርሃን|ደብረ ማርቆስ|ነቀምቴ|ሆሳዕና|ሶዶ|አሰላ|አምቦ|ዲላ|ሰበታ|ቡራዩ|ጋምቤላ|አሶሳ|ሰመራ|አክሱም|ላሊበላ|ወልድያ|ቂርቆስ|ቦሌ|አራዳ|የካ|ልደታ|ኮልፌ|ጉለሌ|አቃቂ|ኦሮሚያ|አማራ|ትግራይ|ሲዳማ|አፋር|ናይሮቢ|ዱባይ|ለንደን|ዋሽንግተን'
/** All countries by the names that they have in both languages. */
function countries(): readonly string[] {
  const letters = Array.from({ length: 26 }, (_, n) => String.fromCodePoint(65 + n))
  return ['en', 'am'].flatMap((lang) => {
    const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
    return letters
      .flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []))
      .filter((name) => /^[\p{L}\s]{3,}$/u.test(name))
  })
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const PLACE = new RegExp(`^(?:${[TOWNS, ...countries().map(escaped)].join('|')})(?![\\p{L}])`, 'iu')
const REMOTE = /^(?:remote|on-?site|hybrid|ከርቀት)$/i

/** Is this a place, as a resume writes it: `Kirkos, Addis Ababa`, `Gondar and Bahir Dar`? */
export const isPlace = (text: string): boolean =>
  text.length <= 60 &&
  !/\d{3}|@/.test(text) &&
  (REMOTE.test(text) ||
    PLACE.test(text.trim()) ||
    text
      .split(/[,፣]\s*/)
      .slice(1)
      .some((part) => PLACE.test(part))) &&
  text.split(/\s+/).length <= 8

/** Does a text begin with the name of a place: `Gondar and Bahir Dar`? */
export const startsWithPlace = (text: string): boolean =>
  text.length <= 60 &&
  !/\d{3}|@/.test(text) &&
  (REMOTE.test(text) || PLACE.test(text.trim())) &&
  text.split(/\s+/).length <= 8

export const emailIn = (text: string): string | null => EMAIL.exec(text)?.[0] ?? null
/** An address of the web as it is written, without the dot or bracket behind it. */
export const addressIn = (text: string): string | null => ADDRESS.exec(text)?.[0].replace(/[).,;:]+$/, '') ?? null
export const withScheme = (address: string): string => (/^https?:\/\//i.test(address) ? address : `https://${address}`)

function networkOf(address: string): string | null {
  const host = /^(?:https?:\/\/)?(?:[a-z]{2}\.)?(?:www\.)?([^/]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return NETWORKS[host] ?? null
}
function noteAddress(notes: ContactNotes, address: string): boolean {
  const network = networkOf(address)
  if (network !== null) notes.profiles.push({ network, url: withScheme(address) })
  else if (notes.url === null) notes.url = withScheme(address)
  else return false
  return true
}

const without = (text: string, taken: string) => {
  const at = text.indexOf(taken)
  return `${text.slice(0, at)} | ${text.slice(at + taken.length)}`
}
const SIGNS = /^[\s|·•,;:፣፤፦፡()/–—-]+|[\s|·•,;:፣፤፦፡()/–—-]+$/gu
const trimmed = (text: string) => text.replaceAll(SIGNS, '')

/**
 * Takes what a line says of how the person is reached, each thing once, and gives back the texts that are something
 * else.
 */
export function takeContacts(notes: ContactNotes, line: string): readonly string[] {
  let text = line
  const email = emailIn(text)
  if (email !== null && notes.email === null) {
    notes.email = email
    text = without(text, email)
  }
  for (let address = addressIn(text); address !== null && address !== email; address = addressIn(text)) {
    if (!noteAddress(notes, address)) break
    text = without(text, address)
  }
  const phone = PHONE.exec(text)?.[0]
  if (phone !== undefined && notes.phone === null && phone.replaceAll(/\D/g, '').length >= 9) {
    notes.phone = phone.trim()
    text = without(text, phone)
  }
  return text.split(/\s*[|·•]\s*/).flatMap((part) => {
    const isLabelled = PLACE_LABEL.test(part)
    const said = trimmed(part.replace(LABEL, ''))
    if (said === '') return []
    if (notes.place === null && (isLabelled || isPlace(said)) && said.length <= 90 && emailIn(said) === null) {
      notes.place = said
      return []
    }
    return [said]
  })
}
/** Words that only say what stands behind them. */
export const withoutLabel = (text: string): string => text.replace(LABEL, '')
