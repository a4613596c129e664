import { defineConfig } from '@playwright/test'
import { testBrowser } from './browser.ts'
import { freePort } from './tests/setup/free-port.ts'

// The configuration is read again in each worker; the first reading decides.
const port = (process.env['STORIES_PORT'] ??= String(await freePort()))
const origin = `http://127.0.0.1:${port}`

/**
 * Every story of the built Storybook with its play function and axe; `npm run build:storybook` comes first. Two modes:
 * wide, light and English; narrow, dark and Amharic. The pairs that neither shows (dark and wide, Amharic and light …)
 * are seen by the scan of the routes.
 */
export default defineConfig<object, { globals: string }>({
  testDir: 'tests/stories',
  outputDir: '.cache/playwright-stories',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // So many have one cause; each may wait three minutes for what never comes.
  maxFailures: 20,
  timeout: 180_000,
  use: { baseURL: origin, launchOptions: await testBrowser({ pagesStay: 'minutes' }), locale: 'en-US' },
  projects: [
    {
      name: 'en-light-1280',
      use: { globals: 'lang:en;theme:light;viewport:wide', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'am-dark-390',
      use: { globals: 'lang:am;theme:dark;viewport:phone', viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `vite preview --outDir .cache/storybook --host 127.0.0.1 --port ${port} --strictPort`,
    url: `${origin}/index.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
