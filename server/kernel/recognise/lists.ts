import { type Block } from './text-line.ts'

/** Signs between short names; commas within brackets part nothing. */
const BETWEEN = /\s*[·•|;፤\t]\s*|\s*[,፣](?![^(]*\))\s*/u
const LEVEL_WORDS =
  'upper[-\\s]intermediate|intermediate|mother[-\\s]tongue|native(?:\\s(?:speaker|or bilingual))?|bilingual|fluent|excellent|very good|good|fair|basic|beginner|elementary|advanced|proficient|limited working|professional working|full professional|የአፍ መፍቻ|አፍ መፍቻ|በጣም ጥሩ|እጅግ በጣም ጥሩ|ጥሩ|መካከለኛ|ከመካከለኛ በላይ|መሠረታዊ|መሰረታዊ|ከፍተኛ|የተካነ|ጀማሪ|አቀላጥፎ'
const LEVEL = new RegExp(
  `^(?<name>[\\p{L}][\\p{L}\\s']{1,40}?)\\s*[:፦፡(–—-]*\\s*(?<level>(?:${LEVEL_WORDS})(?:\\s+proficiency)?(?:\\s*\\(?[abc][12]\\)?)?|[abc][12])\\)?(?![\\p{L}\\d])[\\s,;|·•፣]*`,
  'iu',
)

/** Short names that stand beside or below one another. A name before a colon is that of a group. */
export interface FoundItem {
  readonly name: string
  readonly keywords: readonly string[]
}
const MOST_NAME = 100
const isName = (text: string) => text !== '' && text.length <= MOST_NAME

export function itemsOf(blocks: readonly Block[]): readonly FoundItem[] {
  return blocks.flatMap((block) => {
    const texts = block.isBullet ? [block.text] : block.segments.map(({ text }) => text)
    const whole = texts.join(' | ').replaceAll(/[:፦]\s*\|\s*/g, ': ')
    const group = /^([^:፦,]{2,40})[:፦]\s+(\S.*)$/u.exec(whole)
    const named = (group?.[2] ?? whole)
      .split(BETWEEN)
      .map((text) => text.replace(/[.።]$/, '').trim())
      .filter(isName)
    if (group?.[1] !== undefined && named.length > 0) return [{ name: group[1].trim(), keywords: named }]
    return named.map((name) => ({ name, keywords: [] }))
  })
}

/** Languages with how well they are known, in words or by their level. */
export function languagesOf(
  blocks: readonly Block[],
): readonly { readonly language: string; readonly fluency?: string }[] {
  return blocks.flatMap((block) => {
    const text = (block.isBullet ? block.text : block.segments.map((segment) => segment.text).join(' ')).trim()
    const found: { language: string; fluency?: string }[] = []
    let rest = text
    for (let match = LEVEL.exec(rest); match?.groups; match = LEVEL.exec(rest)) {
      const { name, level } = match.groups
      if (name === undefined || level === undefined) break
      // "Amharic and English (fluent)": what stands before the last name has no level of its own.
      found.push({ language: name.trim(), fluency: level.trim() })
      rest = rest.slice(match[0].length)
    }
    const others = rest
      .split(BETWEEN)
      .map((one) => one.replace(/[.።]$/, '').trim())
      .filter((one) => /^\p{L}[\p{L}\s']{1,30}$/u.test(one) && one.split(' ').length <= 3)
      .map((language) => ({ language }))
    return [...found, ...others]
  })
}
