/** A text in another script has more than anybody reads. */
const MOST = 20

/** Signs in a row, each once and the first twenty, to tell which cannot be printed. */
export function namedSigns(signs: Iterable<string>): string {
  const all = [...new Set(signs)]
  return all.length > MOST ? `${all.slice(0, MOST).join('')} …` : all.join('')
}
