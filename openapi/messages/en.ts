import account from './en/account.json' with { type: 'json' }
import administration from './en/administration.json' with { type: 'json' }
import analysis from './en/analysis.json' with { type: 'json' }
import application from './en/application.json' with { type: 'json' }
import card from './en/card.json' with { type: 'json' }
import company from './en/company.json' with { type: 'json' }
import document from './en/document.json' with { type: 'json' }
import error from './en/error.json' with { type: 'json' }
import hiring from './en/hiring.json' with { type: 'json' }
import imports from './en/import.json' with { type: 'json' }
import inbox from './en/inbox.json' with { type: 'json' }
import mail from './en/mail.json' with { type: 'json' }
import interview from './en/interview.json' with { type: 'json' }
import letter from './en/letter.json' with { type: 'json' }
import offer from './en/offer.json' with { type: 'json' }
import plan from './en/plan.json' with { type: 'json' }
import facts from './en/facts.json' with { type: 'json' }
import portfolio from './en/portfolio.json' with { type: 'json' }
import posting from './en/posting.json' with { type: 'json' }
import profile from './en/profile.json' with { type: 'json' }
import resume from './en/resume.json' with { type: 'json' }
import saved from './en/saved.json' with { type: 'json' }
import review from './en/review.json' with { type: 'json' }
import server from './en/server.json' with { type: 'json' }
import structure from './en/structure.json' with { type: 'json' }
import talk from './en/talk.json' with { type: 'json' }
import validation from './en/validation.json' with { type: 'json' }
import { first } from './en-first.ts'
import { main } from './en-main.ts'

/**
 * Every text in English: ICU messages by id, one file per area. What the browser fetches together stands together
 * (src/i18n/text-parts.ts); the last four are the server's.
 */
export const en = {
  ...first,
  ...main,
  ...account,
  ...administration,
  ...analysis,
  ...application,
  ...card,
  ...company,
  ...hiring,
  ...imports,
  ...inbox,
  ...interview,
  ...letter,
  ...offer,
  ...plan,
  ...facts,
  ...portfolio,
  ...posting,
  ...profile,
  ...resume,
  ...talk,
  ...saved,
  ...review,
  ...structure,
  ...validation,
  ...document,
  ...error,
  ...mail,
  ...server,
} as const
