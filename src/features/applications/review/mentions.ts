/** What is being typed to name a colleague: where its @ stands, and what follows it up to the caret. */
export interface TypedMention {
  readonly from: number
  readonly query: string
}
/** So much of a name is looked for at most. */
const LONGEST_QUERY = 40

/**
 * The mention that is typed at the caret, or null. It begins with an @ at the start of a word and may have spaces in
 * it, because names do; a line's end ends it.
 */
export function typedMention(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from < 0 || (from > 0 && !/[\s(,፣።]/u.test(before[from - 1] ?? ''))) return null
  const query = before.slice(from + 1)
  return query.length > LONGEST_QUERY || /[\n@]|\s\s|^\s/u.test(query) ? null : { from, query }
}

/** The text with a colleague's name in the place of what was typed, and where the caret stands then. */
export function withMention(
  text: string,
  { from, query }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const named = `@${name} `
  const rest = text.slice(from + 1 + query.length).replace(/^ /u, '')
  return { text: text.slice(0, from) + named + rest, caret: from + named.length }
}

/** A colleague by any of the names that a note may have for them. */
interface Named {
  readonly id: string
  readonly names: readonly string[]
}
const isNamed = (text: string, { names }: Named) => names.some((name) => text.includes(`@${name}`))
/** Which of those who were chosen still stand in the text. */
export const mentionedIn = (text: string, chosen: readonly Named[]): readonly string[] =>
  chosen.filter((one) => isNamed(text, one)).map(({ id }) => id)

export interface TextPart {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly isMention: boolean
}
/** A note in parts: the names of those it mentions, and what is between them. The longest name that fits counts. */
export function partsOf(text: string, names: readonly string[]): readonly TextPart[] {
  const longest = names.toSorted((a, b) => b.length - a.length).map((name) => `@${name}`)
  const parts: TextPart[] = []
  let plain = 0
  const endPlain = (at: number) => {
    if (at > plain) parts.push({ at: plain, text: text.slice(plain, at), isMention: false })
  }
  for (let at = 0; at < text.length;) {
    const name = longest.find((one) => text.startsWith(one, at))
    if (name === undefined) at += 1
    else {
      endPlain(at)
      parts.push({ at, text: name, isMention: true })
      at += name.length
      plain = at
    }
  }
  endPlain(text.length)
  return parts
}
