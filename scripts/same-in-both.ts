/** Texts that are the same in English and Amharic on purpose, each with its reason. Everything else in Amharic differs and is written in Ethiopic. */
export const sameInBoth: Readonly<Record<string, string>> = {}
