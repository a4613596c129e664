import { z } from 'zod'
import { accepted, created, defineOperation, empty, ok } from '../define.ts'
import { ref } from '../ref.ts'
import { messageAnswer } from '../schemas/primitives.ts'
import { accessToken, companyRegistration, credentials, eligibility, emailBody, frontLanguages, languageBody, newAccount, passwordChange, passwordReset, sessionRow, tokenBody, userAnswer, userRegistration } from '../schemas/session.ts'

const accountId = { id: ref('account') }

/** Sessions, registration and accounts: specification §4 and §7, product.md §1 and §2. */
export const sessionOperations = {
  getUser: defineOperation({ method: 'GET', path: '/user', summary: 'Who is signed in', access: 'user', output: ok(userAnswer) }),
  login: defineOperation({ method: 'POST', path: '/login', summary: 'Sign in with e-mail or username', access: 'anyone', body: credentials, output: ok(accessToken), errors: ['invalid_credentials', 'email_unverified'], throttle: { by: 'address', limit: 60, per: 60 } }),
  logout: defineOperation({ method: 'POST', path: '/logout', summary: 'Sign out; the token dies', access: 'user', output: empty }),
  listFrontLanguages: defineOperation({ method: 'GET', path: '/front-languages', summary: 'The languages, and the texts of the caller’s', access: 'anyone', output: ok(frontLanguages) }),
  switchAccountByGet: defineOperation({ method: 'GET', path: '/account/switch/{id}', summary: 'Make an account the current one', access: 'user', params: accountId, output: ok(messageAnswer), errors: ['account_forbidden'] }),
  switchAccount: defineOperation({ method: 'POST', path: '/account/switch/{id}', summary: 'Make an account the current one', access: 'user', params: accountId, output: ok(messageAnswer), errors: ['account_forbidden'] }),
  getEligibility: defineOperation({ method: 'GET', path: '/eligability', summary: 'May the caller add an account', access: 'user', output: ok(eligibility) }),
  checkUsername: defineOperation({ method: 'GET', path: '/check-username/{username}', summary: 'Is a username free', access: 'anyone', params: { username: z.string().max(200) }, output: ok(messageAnswer), errors: ['username_taken'], throttle: { by: 'address', limit: 60, per: 60 } }),
  createAccount: defineOperation({ method: 'POST', path: '/create/new/account', summary: 'Add a company account', access: 'user', body: newAccount, output: created(messageAnswer), errors: ['forbidden', 'account_limit', 'username_taken'] }),
  setLanguage: defineOperation({ method: 'PUT', path: '/user/language', summary: 'Keep the interface language', access: 'user', body: languageBody, output: empty }),

  registerUser: defineOperation({ method: 'POST', path: '/register/user', summary: 'Register a person; a mail with a token follows', access: 'anyone', body: userRegistration, output: created(messageAnswer), errors: ['username_taken'], throttle: { by: 'address', limit: 30, per: 3600 } }),
  registerCompany: defineOperation({ method: 'POST', path: '/register/company', summary: 'Register a company; a mail with a token follows', access: 'anyone', body: companyRegistration, output: created(messageAnswer), errors: ['username_taken'], throttle: { by: 'address', limit: 30, per: 3600 } }),
  verifyEmail: defineOperation({ method: 'POST', path: '/register/verify', summary: 'Confirm an e-mail by the token of the mail', access: 'anyone', body: tokenBody, output: ok(messageAnswer), errors: ['token_spent'], throttle: { by: 'address', limit: 60, per: 3600 } }),
  resendVerification: defineOperation({ method: 'POST', path: '/register/resend', summary: 'Send the confirmation again; the same answer for any e-mail', access: 'anyone', body: emailBody, output: accepted(messageAnswer), throttle: { by: 'address', limit: 30, per: 3600 } }),
  forgotPassword: defineOperation({ method: 'POST', path: '/password/forgot', summary: 'Send a link for a new password; the same answer for any e-mail', access: 'anyone', body: emailBody, output: accepted(messageAnswer), throttle: { by: 'address', limit: 30, per: 3600 } }),
  verifyPasswordToken: defineOperation({ method: 'POST', path: '/password/verify', summary: 'Is a reset token still good; does not spend it', access: 'anyone', body: tokenBody, output: ok(messageAnswer), errors: ['token_spent'], throttle: { by: 'address', limit: 60, per: 3600 } }),
  resetPassword: defineOperation({ method: 'POST', path: '/password/reset', summary: 'Set a new password; signs every session out', access: 'anyone', body: passwordReset, output: ok(messageAnswer), errors: ['token_spent'], throttle: { by: 'address', limit: 60, per: 3600 } }),
  changePassword: defineOperation({ method: 'POST', path: '/password/change', summary: 'Change the password; signs the other sessions out', access: 'user', body: passwordChange, output: ok(messageAnswer), throttle: { by: 'user', limit: 10, per: 600 } }),
  listSessions: defineOperation({ method: 'GET', path: '/sessions', summary: 'Where the caller is signed in', access: 'user', output: ok(z.array(sessionRow)) }),
  revokeSession: defineOperation({ method: 'DELETE', path: '/sessions/{id}', summary: 'Sign one session out', access: 'user', params: { id: ref('session') }, output: empty }),
}
