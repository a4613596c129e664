import { defineConfig } from 'vitest/config'

const full = process.env['SIRA_FULL'] === '1'
const onServer = ['server/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/security/**/*.test.ts']
const globalSetup = ['tests/setup/postgres.ts']
/** What comes later is waited for: a busy machine is no failure. What never comes fails before its test ends. */
const patient = { expect: { poll: { timeout: 30_000 } }, testTimeout: 300_000, hookTimeout: 300_000 }

/** What runs in Node. Whatever is rendered runs in a browser, as a story: playwright.stories.config.ts. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          // Nothing here keeps anything between files: what they share is read once.
          isolate: false,
          include: ['{openapi,src,scripts}/**/*.test.ts', 'tests/{models,flows}/**/*.test.ts'],
        },
      },
      // The server's modules are read once for all files: each file has a server and a database of its own
      // (tests/setup/app.ts).
      { test: { ...patient, name: 'server', include: onServer, globalSetup, isolate: false } },
      // What only the embedded database can show. The full run adds the server's whole suite, but for races, which one
      // session cannot have.
      {
        test: {
          ...patient,
          // Processes and databases of their own, which start again and again.
          testTimeout: 600_000,
          name: 'embedded',
          include: ['tests/embedded/**/*.test.ts', ...(full ? onServer : [])],
          exclude: ['**/node_modules/**', '**/*.postgres.test.ts', ...(full ? [] : ['**/*.full.test.ts'])],
        },
      },
      { test: { ...patient, name: 'access', include: ['tests/access/**/*.test.ts'], globalSetup } },
      {
        test: {
          ...patient,
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup,
          testTimeout: full ? 3_600_000 : 900_000,
        },
      },
    ],
  },
})
