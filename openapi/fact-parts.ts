import type { CollectionName } from './resources/names.ts'

/**
 * What people say about their working life, in the order of the screen, and the collection that holds each part. Those that
 * are sections of a site are the same entries there.
 */
export const FACT_PARTS = {
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  skills: 'personSkill',
  languages: 'spokenLanguage',
  certificates: 'certificate',
  projects: 'project',
  published_works: 'publishedWork',
  awards: 'award',
  volunteering: 'volunteering',
  courses: 'course',
  hobbies: 'hobby',
  references: 'referee',
  social_media: 'socialMedia',
} as const satisfies Readonly<Record<string, CollectionName>>
export type FactPart = keyof typeof FACT_PARTS
// The keys of a literal are what it says; the cast is here alone.
export const FACT_PART_KEYS = Object.keys(FACT_PARTS) as [FactPart, ...FactPart[]]
