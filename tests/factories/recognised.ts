import type { Recognised } from '../../server/kernel/recognise/recognise.ts'

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')

/** Words that only say how to read others: titles of parts, labels, months and what stands for today. */
const TELLING = new Set(
  wordsOf(
    'curriculum vitae cv c v resume summary career objective work working experience professional employment history education skills computer technical languages language certificates certification certifications projects interests hobbies training courses references contact address mobile phone tel telephone email e mail full name gpa cgpa grade score no number linkedin github website web portfolio location telegram twitter facebook url cell in at internship summary ' +
      'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec present current currently now today date to until till since from ongoing expected e c g ec gc st nd rd th ' +
      'የሕይወት ታሪክ ሲቪ የሥራ ልምድ ትምህርት የትምህርት ደረጃ ክህሎቶች ቋንቋዎች ስልክ ኢሜይል አድራሻ ቁጥር ውጤት ስም ሙሉ መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን ከመስከረም እስከ አሁን ዓ ም ቀን',
  ),
)

function textsOf(value: unknown, key = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, Array.isArray(value) ? key : name))
}
const isDate = (key: string) => /date$/i.test(key)

/**
 * The lines with a word that is neither in the document nor unread, and the texts of the document that stand nowhere in
 * the lines. Numbers of a line may be in dates.
 */
export function lossesOf(
  lines: readonly string[],
  { document: { meta: _, ...document }, unread }: Recognised,
): { readonly lost: readonly string[]; readonly invented: readonly string[] } {
  const said = textsOf(document)
  const all = said.map(([, text]) => bare(text))
  const has = (word: string) => all.some((text) => text.includes(bare(word)))
  const isNumber = (word: string) => /^\d{1,4}(?:st|nd|rd|th)?$/.test(word)
  const dates = said.some(([key]) => isDate(key))
  const kept = new Set(unread)
  const lost = lines.filter(
    (line) =>
      !kept.has(line) &&
      wordsOf(line).some((word) => !TELLING.has(word) && !has(word) && !(dates && isNumber(word)) && !isPageMark(line)),
  )
  const whole = bare(lines.join(' '))
  const invented = said.flatMap(([key, text]) => {
    if (isDate(key) || key === 'network') return []
    return text.split('\n').every((part) => whole.includes(bare(part.replace(/^https:\/\//, '')))) ? [] : [text]
  })
  return { lost, invented }
}
const isPageMark = (line: string) => /^(?:.*\s)?\d{1,2}\s*(?:\/|of|ከ)\s*\d{1,2}$/.test(line)
