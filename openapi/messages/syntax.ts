/** Whether a text is more than its own words: it takes values, has tags, or quotes what would be read as such. */
export const hasSyntax = (text: string): boolean => /[{<']/.test(text)
