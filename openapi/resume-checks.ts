/** What the checklist of a resume can say. */
export const RESUME_CHECKS = [
  'no_contact',
  'no_headline',
  'no_summary',
  'no_experience',
  'no_education',
  'no_skills',
  'few_skills',
  'no_description',
  'short_description',
  'no_figures',
  'vague_words',
  'long_paper',
  'long_summary',
  'long_line',
  'gap',
  'starts_later',
  'ends_before_start',
  'term_misspelled',
  'untranslated',
  'text_lost',
] as const
export type ResumeCheck = (typeof RESUME_CHECKS)[number]
