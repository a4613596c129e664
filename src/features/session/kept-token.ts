/**
 * The token of a mail's link between the page that checked it and what uses it up: for this tab alone and never in an
 * address, so that it stands neither in the history nor in a referrer, and a reload in between loses nothing (decision
 * 052).
 */
const keptAs = (key: string) => ({
  keep: (token: string): void => sessionStorage.setItem(key, token),
  read: (): string | null => sessionStorage.getItem(key),
  forget: (): void => sessionStorage.removeItem(key),
})

export const resetToken = keptAs('password_reset_token')
export const registrationToken = keptAs('registration_token')
