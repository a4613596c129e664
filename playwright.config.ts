import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { testBrowser } from './browser.ts'
import { freePort } from './tests/setup/free-port.ts'
import { README_ORIGIN } from './tests/setup/readme.ts'
import { quickFolder } from './tests/setup/quick-folder.ts'

// The configuration is read again in each worker; the first reading decides, the others find it in the environment.
if (!process.env['E2E_PORT']) {
  const folder = mkdtempSync(path.join(quickFolder(), 'sira-e2e-'))
  process.env['E2E_PORT'] = String(await freePort())
  process.env['E2E_DATA_DIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const port = Number(process.env['E2E_PORT'])
// The README's host. Its port may be taken here, also by another run of these tests.
const at = (origin: string) => Object.assign(new URL(origin), { port: String(port) }).origin
const baseURL = at(README_ORIGIN)
// One pixel for each of CSS: nobody looks at these pictures, and seven times as many pixels take their time.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

// Whole suites, which the full run takes in both widths; the small one takes each in one of them. What begins a name is
// listed.
const full = process.env['SIRA_FULL'] === '1'
const WIDE = full ? [] : ['journey', 'session', 'resources', 'setup', 'notifications', 'following']
const NARROW = full ? [] : ['publishing', 'sign-in-details', 'sections', 'card']
/** The main journey once more, which the small run takes at the other address of this machine instead. */
const IN_AMHARIC = /to a saved contact, in Amharic$/
/**
 * Journeys that go the same way in both languages: the small run takes the long one on a phone in Amharic, that of
 * companies in English.
 */
const AGAIN = [IN_AMHARIC, /the line dropping twice, in English$/, /one after a second offer, in Amharic$/]
const suites = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/**
 * The built server as the README starts it, on a free port and a fresh folder with demo data; `npm run build` comes
 * first. Journeys run wide and narrow.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // A busy machine is no failure: what is there goes on at once. What never comes fails long before its test ends.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    launchOptions: await testBrowser({ pagesStay: 'seconds' }),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Africa/Addis_Ababa',
    // A failure names a file with what its page said; `--trace on` records more, and made every journey slower.
    trace: 'off',
    actionTimeout: 60_000,
    // By itself a page is waited for until its test ends, and then nobody learns which one.
    navigationTimeout: 120_000,
  },
  projects: [
    {
      name: 'desktop',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: ['**/*.phone.spec.ts', ...suites(NARROW)],
      grepInvert: full ? [] : AGAIN,
      use: desktop,
    },
    {
      name: 'phone',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: ['**/*.desktop.spec.ts', ...suites(WIDE)],
      grepInvert: full ? [] : AGAIN,
      use: phone,
    },
    // The same page under another host: calls, pictures and links must stay there.
    {
      name: 'loopback',
      testMatch: 'e2e/journey.spec.ts',
      grep: IN_AMHARIC,
      use: { ...desktop, baseURL: at('http://127.0.0.1') },
    },
    { name: 'axe', testMatch: 'axe/**/*.spec.ts', use: desktop },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/api/health`,
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Each test comes from an address of its own, so that one journey's calls are not counted against another's limits.
    env: {
      PORT: String(port),
      HOST: '',
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      SMTP_URL: '',
      WEB_ORIGIN: '',
      API_ORIGIN: '',
    },
  },
})
