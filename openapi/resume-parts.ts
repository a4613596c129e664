/** The parts of a resume, in the order in which a new one has them. */
export const RESUME_PARTS = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'published_works',
  'awards',
  'volunteering',
  'courses',
  'hobbies',
  'references',
] as const
export type ResumePart = (typeof RESUME_PARTS)[number]
