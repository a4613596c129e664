const BEFORE_A_DOI = /^(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|doi:\s*)(?=\S)/i

/**
 * A DOI as people copy it (`https://doi.org/10.1000/182`, `doi:10.1000/182`), without what stands before it. Anything
 * else stays as it is.
 */
export function bareDoi(text: string): string {
  const trimmed = text.trim()
  const bare = trimmed.replace(BEFORE_A_DOI, '')
  if (bare === trimmed || !/^http/i.test(trimmed)) return bare
  try {
    // A web address writes some characters of a DOI as %28.
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
