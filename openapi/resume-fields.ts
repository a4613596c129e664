/** The id of the one entry of the summary, which is a text of the person and no row of a collection. */
export const SUMMARY_ID = '00000000-0000-0000-0000-000000000000'

/** The texts of an entry that a resume can word differently, in the order of its form. */
export const WORDED_FIELDS = ['title', 'organisation', 'place', 'detail', 'description'] as const
export type WordedField = (typeof WORDED_FIELDS)[number]

/** The longest texts of a resume's own, in characters. */
export const LONGEST_NAME = 120
export const LONGEST_HEADLINE = 160
export const LONGEST_WORDING = {
  title: 400,
  organisation: 400,
  place: 400,
  detail: 400,
  description: 2000,
} as const satisfies Readonly<Record<WordedField, number>>
