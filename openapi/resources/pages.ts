// Generated from openapi/resources by `npm run contract`. Do not edit.

/** The administrator's pages of collections; the key is the collection's plural. */
export const collectionPages = {
  blogCategories: { path: '/cms/blog-categories', guard: 'admin', kind: 'screen', collection: 'blogCategory' },
  blogs: { path: '/cms/blogs', guard: 'admin', kind: 'screen', collection: 'blog' },
  companySizes: { path: '/cms/company-sizes', guard: 'admin', kind: 'screen', collection: 'companySize' },
  faqCategories: { path: '/cms/faq-categories', guard: 'admin', kind: 'screen', collection: 'faqCategory' },
  faqSubCategories: { path: '/cms/faq-sub-categories', guard: 'admin', kind: 'screen', collection: 'faqSubCategory' },
  faqs: { path: '/cms/faqs', guard: 'admin', kind: 'screen', collection: 'faq' },
  features: { path: '/cms/features', guard: 'admin', kind: 'screen', collection: 'feature' },
  fieldsOfStudy: { path: '/manage/field-of-studies', guard: 'admin', kind: 'screen', collection: 'fieldOfStudy' },
  heroSections: { path: '/cms/hero-sections', guard: 'admin', kind: 'screen', collection: 'heroSection' },
  infoSources: { path: '/cms/info-sources', guard: 'admin', kind: 'screen', collection: 'infoSource' },
  jobSectors: { path: '/manage/job-sectors', guard: 'admin', kind: 'screen', collection: 'jobSector' },
  jobTitles: { path: '/manage/job-titles', guard: 'admin', kind: 'screen', collection: 'jobTitle' },
  policies: { path: '/cms/policies', guard: 'admin', kind: 'screen', collection: 'policy' },
  pricePlans: { path: '/cms/price-plans', guard: 'admin', kind: 'screen', collection: 'pricePlan' },
  reservedUsernames: {
    path: '/portfolio/reserve-username',
    guard: 'admin',
    kind: 'screen',
    collection: 'reservedUsername',
  },
  resumeCategories: { path: '/manage/resume-category', guard: 'admin', kind: 'screen', collection: 'resumeCategory' },
  siteAbouts: { path: '/cms/abouts', guard: 'admin', kind: 'screen', collection: 'siteAbout' },
  siteSocialMedias: { path: '/cms/social-medias', guard: 'admin', kind: 'screen', collection: 'siteSocialMedia' },
  siteTestimonials: { path: '/cms/testimonials', guard: 'admin', kind: 'screen', collection: 'siteTestimonial' },
  skillCategories: { path: '/manage/skill-category', guard: 'admin', kind: 'screen', collection: 'skillCategory' },
  skills: { path: '/manage/skill', guard: 'admin', kind: 'screen', collection: 'skill' },
  solutions: { path: '/cms/solutions', guard: 'admin', kind: 'screen', collection: 'solution' },
  templateCategories: {
    path: '/manage/template-category',
    guard: 'admin',
    kind: 'screen',
    collection: 'templateCategory',
  },
  tiers: { path: '/manage/tiers', guard: 'admin', kind: 'screen', collection: 'tier' },
  userTypes: { path: '/cms/user-types', guard: 'admin', kind: 'screen', collection: 'userType' },
} as const
/** The pages with the form of one entry, of collections whose form is a page. */
export const entryPages = {
  blogEntry: { path: '/cms/blogs/{id}', guard: 'admin', kind: 'screen', collection: 'blog' },
  faqEntry: { path: '/cms/faqs/{id}', guard: 'admin', kind: 'screen', collection: 'faq' },
  policyEntry: { path: '/cms/policies/{id}', guard: 'admin', kind: 'screen', collection: 'policy' },
  siteAboutEntry: { path: '/cms/abouts/{id}', guard: 'admin', kind: 'screen', collection: 'siteAbout' },
  solutionEntry: { path: '/cms/solutions/{id}', guard: 'admin', kind: 'screen', collection: 'solution' },
  userTypeEntry: { path: '/cms/user-types/{id}', guard: 'admin', kind: 'screen', collection: 'userType' },
} as const
/** The pages of lists by the groups of the menu, in its order. */
export const collectionMenu = {
  appearance: ['templateCategories', 'resumeCategories'],
  contentManagement: [
    'heroSections',
    'userTypes',
    'solutions',
    'features',
    'siteAbouts',
    'tiers',
    'pricePlans',
    'siteTestimonials',
    'faqCategories',
    'faqSubCategories',
    'faqs',
    'policies',
    'siteSocialMedias',
    'companySizes',
    'infoSources',
    'blogCategories',
    'blogs',
  ],
  jobListing: ['skillCategories', 'skills', 'fieldsOfStudy', 'jobSectors', 'jobTitles'],
  system: ['reservedUsernames'],
} as const
