import account from './am/account.json' with { type: 'json' }
import administration from './am/administration.json' with { type: 'json' }
import analysis from './am/analysis.json' with { type: 'json' }
import application from './am/application.json' with { type: 'json' }
import card from './am/card.json' with { type: 'json' }
import company from './am/company.json' with { type: 'json' }
import document from './am/document.json' with { type: 'json' }
import error from './am/error.json' with { type: 'json' }
import hiring from './am/hiring.json' with { type: 'json' }
import imports from './am/import.json' with { type: 'json' }
import inbox from './am/inbox.json' with { type: 'json' }
import mail from './am/mail.json' with { type: 'json' }
import interview from './am/interview.json' with { type: 'json' }
import letter from './am/letter.json' with { type: 'json' }
import offer from './am/offer.json' with { type: 'json' }
import plan from './am/plan.json' with { type: 'json' }
import facts from './am/facts.json' with { type: 'json' }
import portfolio from './am/portfolio.json' with { type: 'json' }
import posting from './am/posting.json' with { type: 'json' }
import profile from './am/profile.json' with { type: 'json' }
import resume from './am/resume.json' with { type: 'json' }
import saved from './am/saved.json' with { type: 'json' }
import review from './am/review.json' with { type: 'json' }
import server from './am/server.json' with { type: 'json' }
import structure from './am/structure.json' with { type: 'json' }
import talk from './am/talk.json' with { type: 'json' }
import validation from './am/validation.json' with { type: 'json' }
import { first } from './am-first.ts'
import { main } from './am-main.ts'
import type { Texts } from './catalogue.ts'

/** Every text in Amharic, by the same ids as the English ones. */
export const am: Texts = {
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
}
