/** A place of a text by its words: those of a comment about it. */
export interface Quoted {
  readonly words: string
  /** In which of the blocks that have them, from 0. */
  readonly nth: number
}
/** How quoted words are found: white space is one space, wherever lines break. */
export const evened = (text: string): string => text.replaceAll(/\s+/g, ' ')
