import { createHmac } from 'node:crypto'
import type { Language } from '../../../openapi/define.ts'
import type { Services } from '../../kernel/context.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOpera Mini\//, 'Opera Mini'],
  [/\bOPR\//, 'Opera'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const first = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

const BETWEEN = ' · '
/**
 * Browser and system by name, "Firefox · Windows", as far as the user agent says; empty when it names neither. Stored
 * in this form, the same in every language.
 */
export function deviceOf(userAgent: string): string {
  const text = userAgent.slice(0, 500)
  return [first(browsers, text), first(systems, text)].filter((part) => part !== undefined).join(BETWEEN)
}

/** The device from `deviceOf` in words: "Firefox on Windows". */
export function deviceInWords(device: string, lang: Language, { say }: Pick<Services, 'say'>): string {
  const [browser = '', system] = device.split(BETWEEN)
  if (browser === '') return say(lang, 'server.session.unknown_device')
  return system === undefined ? browser : say(lang, 'server.session.device', { browser, system })
}

/** A hash that recognises a user's network address without storing it. */
export const addressHash = (services: Pick<Services, 'secret'>, userId: string, address: string) =>
  createHmac('sha256', services.secret('addresses')).update(`${userId} ${address}`).digest()
