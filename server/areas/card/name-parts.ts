/**
 * A name as an address book stores it. An Ethiopian name has no family name: it is the given name, then father's and
 * grandfather's.
 */
export interface NameParts {
  readonly prefix: string
  readonly given: string
  readonly additional: readonly string[]
}
interface Registered {
  readonly first_name: string | null
  readonly middle_name: string | null
  readonly last_name: string | null
}

/** Titles that people here write before a name. */
const PREFIX =
  /^(?:(?:dr|prof|eng|engr|arch|ato|mr|mrs|ms|w\/ro|w\/rt|w\/t)\.?|ዶ\/ር|ዶክተር|ፕ\/ር|ፕሮፌሰር|ኢ\/ር|ኢንጂነር|ኢንጅነር|አቶ|ወ\/ሮ|ወ\/ሪት|ወ\/ት|መ\/ር|መምህር)$/iu

/**
 * The parts of a name. If the shown name is the registered one, its parts are used (a given name can be two words:
 * Haile Selassie). Otherwise the first word is the given name and the others are additional names; a title before them
 * is separate.
 */
export function nameParts(shown: string, registered: Registered | null): NameParts {
  if (registered) {
    const [given = '', ...additional] = [registered.first_name, registered.middle_name, registered.last_name]
      .map((part) => part?.trim() ?? '')
      .filter((part) => part !== '')
    return { prefix: '', given, additional }
  }
  const words = shown.trim().split(/\s+/u)
  const first = words.findIndex((word) => !PREFIX.test(word))
  // If there is nothing but titles, they are the name.
  const start = Math.max(0, first)
  const [given = '', ...additional] = words.slice(start)
  return { prefix: words.slice(0, start).join(' '), given, additional }
}
