/**
 * Stores the token of a mail's link between the page that checked it and the page that uses it: in this tab only and
 * never in an address, so it is in neither history nor referrer and a reload loses nothing (decision 052).
 */
const keptAs = (key: string) => ({
  keep: (token: string): void => sessionStorage.setItem(key, token),
  read: (): string | null => sessionStorage.getItem(key),
  forget: (): void => sessionStorage.removeItem(key),
})

export const resetToken = keptAs('password_reset_token')
/** The secret with which this tab asks whether its registration was confirmed elsewhere. */
export const registrationWatch = keptAs('registration_watch')
export const registrationToken = keptAs('registration_token')
