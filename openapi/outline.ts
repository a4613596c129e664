// The parts of accounts as plain data: a screen that only counts or lists them loads no schema, and so no zod.

/** In their default order. */
export const SECTIONS = [
  'about',
  'experience',
  'education',
  'skills',
  'published_works',
  'services',
  'products',
  'testimonials',
  'team',
  'social_media',
  'hobbies',
] as const
export type SectionKey = (typeof SECTIONS)[number]
/** The kinds of account that have a page and a card. */
export type SiteKind = 'individual' | 'company'
/** The sections of a company's page (product.md §3), in their default order. */
export const COMPANY_SECTIONS = [
  'about',
  'services',
  'products',
  'team',
  'testimonials',
  'social_media',
] as const satisfies readonly SectionKey[]
/** The sections that a kind of account has. */
export const sectionsOf = (kind: SiteKind): readonly SectionKey[] => (kind === 'company' ? COMPANY_SECTIONS : SECTIONS)

/** The steps of `/user/profile/setup`, in order. */
export const SETUP_STEPS = [
  'account',
  'about',
  'social_media',
  'education',
  'experience',
  'published_works',
  'skills',
  'testimonials',
  'services',
  'products',
  'team',
  // What nobody has to know of a newcomer comes last.
  'personal',
  'publish',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]
/** Steps that are more than the entries of one section. */
type OwnStep = 'personal' | 'account' | 'publish'
export const isOwnStep = (step: SetupStep): step is OwnStep =>
  step === 'personal' || step === 'account' || step === 'publish'

/** The steps of `/user/welcome`, in order: the shortest way from a registration to a published page. */
export const WELCOME_STEPS = ['name', 'photo', 'headline', 'work', 'publish'] as const
export type WelcomeStep = (typeof WELCOME_STEPS)[number]

/** The parts of `/company/information/setup` (specification §3). Each is saved on its own and has its own version. */
export const COMPANY_PARTS = ['identity', 'business', 'legal', 'hours', 'size', 'place'] as const
export type CompanyPart = (typeof COMPANY_PARTS)[number]
