import type { JobQuestion } from './schemas/job-posting.ts'
import type { Localized } from './schemas/primitives.ts'
import { fold } from './text-fold.ts'

/** Words of questions about pay, in folded text. Amharic words take prefixes and endings. */
const ABOUT_PAY = /\b(salary|salaries|wages?|pay|paid|compensation|remuneration|earn(s|ed|ing|ings)?)\b|ደመወዝ|ደሞዝ|ክፍያ/u

/** Does a question sound as if it asked about pay? */
export const soundsLikePay = ({ en = '', am = '' }: Localized): boolean => ABOUT_PAY.test(fold(`${en} ${am}`))

/**
 * Is the answer to a question for those alone who recruit (decision 307)? As the employer said of it; otherwise by its
 * words, so that nobody has to think of it.
 */
export const asksAboutPay = ({ about_pay, text }: Pick<JobQuestion, 'about_pay' | 'text'>): boolean =>
  about_pay ?? soundsLikePay(text)
