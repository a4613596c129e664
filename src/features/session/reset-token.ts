const KEY = 'password_reset_token'

/**
 * The token of a password reset between the page that checked it and the page that takes the new password: for this tab alone and
 * never in an address, so that it stands neither in the history nor in a referrer, and a reload in between loses nothing.
 */
export const keepResetToken = (token: string): void => sessionStorage.setItem(KEY, token)
export const readResetToken = (): string | null => sessionStorage.getItem(KEY)
export const forgetResetToken = (): void => sessionStorage.removeItem(KEY)
