import { readFileSync } from 'node:fs'
import path from 'node:path'

const text = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')

function found(pattern: RegExp, what: string): string {
  const [, value] = pattern.exec(text) ?? []
  if (value === undefined) throw new Error(`The README does not name ${what}`)
  return value
}

/** The origin that the README tells a newcomer to open after `npm start`. */
export const README_ORIGIN = found(/npm start\b.*?(https?:\/\/[^\s`)/]+)/, 'the address of npm start')

/** The people in the README's table: rows of email, who it is, password. */
export const README_LOGINS = [...text.matchAll(/^\| `([^`@|]+@[^`|]+)` \|[^|]*\| `([^`|]+)` \|$/gm)].map(
  ([, login = '', password = '']) => ({ login, password }),
)
