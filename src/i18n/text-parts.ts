import type { Language } from '../../openapi/define.ts'
import type { Messages } from './texts-store.ts'

const parts = {
  en: {
    first: async () => (await import('../../openapi/messages/en-first.ts')).first,
    main: async () => (await import('../../openapi/messages/en-main.ts')).main,
    account: async () => (await import('../../openapi/messages/en/account.json')).default,
    administration: async () => (await import('../../openapi/messages/en/administration.json')).default,
    analysis: async () => (await import('../../openapi/messages/en/analysis.json')).default,
    application: async () => (await import('../../openapi/messages/en/application.json')).default,
    card: async () => (await import('../../openapi/messages/en/card.json')).default,
    company: async () => (await import('../../openapi/messages/en/company.json')).default,
    hiring: async () => (await import('../../openapi/messages/en/hiring.json')).default,
    import: async () => (await import('../../openapi/messages/en/import.json')).default,
    inbox: async () => (await import('../../openapi/messages/en/inbox.json')).default,
    interview: async () => (await import('../../openapi/messages/en/interview.json')).default,
    letter: async () => (await import('../../openapi/messages/en/letter.json')).default,
    offer: async () => (await import('../../openapi/messages/en/offer.json')).default,
    plan: async () => (await import('../../openapi/messages/en/plan.json')).default,
    facts: async () => (await import('../../openapi/messages/en/facts.json')).default,
    portfolio: async () => (await import('../../openapi/messages/en/portfolio.json')).default,
    posting: async () => (await import('../../openapi/messages/en/posting.json')).default,
    profile: async () => (await import('../../openapi/messages/en/profile.json')).default,
    resume: async () => (await import('../../openapi/messages/en/resume.json')).default,
    saved: async () => (await import('../../openapi/messages/en/saved.json')).default,
    review: async () => (await import('../../openapi/messages/en/review.json')).default,
    structure: async () => (await import('../../openapi/messages/en/structure.json')).default,
    talk: async () => (await import('../../openapi/messages/en/talk.json')).default,
    validation: async () => (await import('../../openapi/messages/en/validation.json')).default,
  },
  am: {
    first: async () => (await import('../../openapi/messages/am-first.ts')).first,
    main: async () => (await import('../../openapi/messages/am-main.ts')).main,
    account: async () => (await import('../../openapi/messages/am/account.json')).default,
    administration: async () => (await import('../../openapi/messages/am/administration.json')).default,
    analysis: async () => (await import('../../openapi/messages/am/analysis.json')).default,
    application: async () => (await import('../../openapi/messages/am/application.json')).default,
    card: async () => (await import('../../openapi/messages/am/card.json')).default,
    company: async () => (await import('../../openapi/messages/am/company.json')).default,
    hiring: async () => (await import('../../openapi/messages/am/hiring.json')).default,
    import: async () => (await import('../../openapi/messages/am/import.json')).default,
    inbox: async () => (await import('../../openapi/messages/am/inbox.json')).default,
    interview: async () => (await import('../../openapi/messages/am/interview.json')).default,
    letter: async () => (await import('../../openapi/messages/am/letter.json')).default,
    offer: async () => (await import('../../openapi/messages/am/offer.json')).default,
    plan: async () => (await import('../../openapi/messages/am/plan.json')).default,
    facts: async () => (await import('../../openapi/messages/am/facts.json')).default,
    portfolio: async () => (await import('../../openapi/messages/am/portfolio.json')).default,
    posting: async () => (await import('../../openapi/messages/am/posting.json')).default,
    profile: async () => (await import('../../openapi/messages/am/profile.json')).default,
    resume: async () => (await import('../../openapi/messages/am/resume.json')).default,
    saved: async () => (await import('../../openapi/messages/am/saved.json')).default,
    review: async () => (await import('../../openapi/messages/am/review.json')).default,
    structure: async () => (await import('../../openapi/messages/am/structure.json')).default,
    talk: async () => (await import('../../openapi/messages/am/talk.json')).default,
    validation: async () => (await import('../../openapi/messages/am/validation.json')).default,
  },
} as const satisfies Record<Language, Readonly<Record<string, () => Promise<Messages>>>>

/**
 * The parts in which the browser fetches texts: `first` with the application, `main` with the main layout, the others
 * with the screens that say them, each a file of openapi/messages.
 */
export type TextPart = keyof (typeof parts)['en']
export const TEXT_PARTS = Object.keys(parts.en) as readonly TextPart[]

/** One part of the texts of a language, fetched once. */
export const loadPart = (language: Language, part: TextPart): Promise<Messages> => parts[language][part]()
