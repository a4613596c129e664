/**
 * Cookies of the specification (§3), readable by script on purpose; `docs/security.md` says what limits that.
 * `farewell` is ours: how signing out went, for the start page to say; it takes it away.
 */
export type CookieName = 'access_token' | 'current_account' | 'current_language' | 'XSRF-TOKEN' | 'farewell'

const DAY = 86_400
/**
 * Seconds each is kept: `current_account` 7 days, the token as long as the server keeps it, the language a year, the
 * farewell until the next page.
 */
const KEPT: Readonly<Record<CookieName, number>> = {
  access_token: 30 * DAY,
  current_account: 7 * DAY,
  current_language: 365 * DAY,
  'XSRF-TOKEN': DAY,
  farewell: 60,
}

export function readCookie(name: CookieName): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || null
  } catch {
    return null
  }
}

/** Keeps a value under path `/`; `null` clears it. */
export function writeCookie(name: CookieName, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie =
    value === null
      ? `${name}=; path=/; max-age=0; SameSite=Lax${secure}`
      : `${name}=${encodeURIComponent(value)}; path=/; max-age=${KEPT[name]}; SameSite=Lax${secure}`
}
