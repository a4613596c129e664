// Generated from openapi/resources by `npm run contract`. Do not edit.

/** The name of every collection. */
export type CollectionName =
  | 'about'
  | 'companySize'
  | 'education'
  | 'experience'
  | 'faqCategory'
  | 'fieldOfStudy'
  | 'hobby'
  | 'infoSource'
  | 'jobSector'
  | 'jobTitle'
  | 'licence'
  | 'personSkill'
  | 'product'
  | 'publishedWork'
  | 'service'
  | 'skillCategory'
  | 'skill'
  | 'socialMedia'
  | 'teamMember'
  | 'testimonial'
