import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { testBrowser } from './browser.ts'

const launchOptions = await testBrowser()

const MODES = {
  'en-light-1280': { lang: 'en', theme: 'light', viewport: { value: 'wide' } },
  'am-dark-390': { lang: 'am', theme: 'dark', viewport: { value: 'phone' } },
} as const

/**
 * Every story with its play function and axe, in one mode. Two modes: wide, light and English; narrow, dark and Amharic.
 * The pairs that neither shows (dark and wide, Amharic and light …) are seen by the scan of the routes.
 */
const stories = (mode: keyof typeof MODES): TestProjectConfiguration => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), initialGlobals: MODES[mode] })],
  // Every package of the browser's code is prepared before the first story: one found in the middle of a run reloads the page and loses the rest.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  test: {
    name: mode,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

export default defineConfig({ test: { passWithNoTests: false, projects: [stories('en-light-1280'), stories('am-dark-390')] } })
