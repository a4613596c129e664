// npm test: every layer, also after one that failed; ends with `N passed, N failed`. With SIRA_FULL=1 (npm run
// test:full) the same at full size. What needs no browser runs beside what does: neither keeps two cores busy alone.
import { inOrder, playwright, runLayers, step, vitest, type Lane } from './layers.ts'
import { statics, unit } from './steps.ts'

const full = process.env['SIRA_FULL'] === '1'

const storybook = () => step('Storybook', 'storybook', ['build', '-o', '.cache/storybook', '--quiet'])
const build = () => step('build', 'node', ['scripts/build.ts'])

const withoutBrowser: Lane = [
  { name: 'unit, machines', cap: 60, run: unit },
  { name: 'server on PostgreSQL', cap: 300, run: () => vitest(['server']) },
  { name: 'server embedded', cap: 90, run: () => vitest(['embedded']) },
  { name: 'access matrix', cap: 75, run: () => vitest(['access']) },
  { name: 'fuzz', cap: full ? 3600 : 60, run: () => vitest(['fuzz']) },
]
const inBrowsers: Lane = [
  {
    name: 'stories',
    cap: 300,
    run: () => inOrder([storybook, () => playwright(['--config=playwright.stories.config.ts'], { reporter: 'dot' })]),
  },
  { name: 'axe on routes', cap: 240, run: () => playwright(['--project=axe']) },
  {
    name: 'end to end',
    cap: 240,
    run: () => playwright(['--project=desktop', '--project=phone', '--project=loopback']),
  },
]

await runLayers(
  [[{ name: 'build, types, lint, drift', cap: 90, run: () => inOrder([build, ...statics]) }]],
  [withoutBrowser, inBrowsers],
)
