// npm test: every layer, also after one that failed; ends with `N passed, N failed`. With SIRA_FULL=1 (npm run
// test:full) the same at full size. Two lanes side by side, the browsers' and the server's; what is left is taken by
// whichever is free. A cap is about 1.6 times what a layer takes so on two quiet cores.
import { inOrder, playwright, runLayers, step, vitest, type Lane } from './layers.ts'
import { statics, unit } from './steps.ts'

const full = process.env['SIRA_FULL'] === '1'

const storybook = () => step('Storybook', 'storybook', ['build', '--test', '-o', '.cache/storybook', '--quiet'])
const build = () => step('build', 'node', ['scripts/build.ts'])

const onServer: Lane = [
  { name: 'types, lint, drift', cap: 150, run: () => inOrder(statics) },
  { name: 'unit, machines', cap: 50, run: unit },
  { name: 'server on PostgreSQL', cap: 600, run: () => vitest(['server']) },
  { name: 'server embedded', cap: 280, run: () => vitest(['embedded']) },
]
const inBrowsers: Lane = [
  {
    name: 'stories',
    cap: 450,
    run: () => inOrder([storybook, () => playwright(['--config=playwright.stories.config.ts'], { reporter: 'dot' })]),
  },
  { name: 'axe on routes', cap: 300, run: () => playwright(['--project=axe']) },
]
const after: Lane = [
  { name: 'end to end, wide', cap: 300, run: () => playwright(['--project=desktop', '--project=loopback']) },
  // Beside the other journeys, with a server, people and reports of their own.
  {
    name: 'end to end, phone',
    cap: 200,
    run: () => playwright(['--project=phone', '--output=.cache/playwright-phone']),
  },
  { name: 'access matrix', cap: 120, run: () => vitest(['access']) },
  { name: 'fuzz', cap: full ? 3600 : 120, run: () => vitest(['fuzz']) },
]

await runLayers({ lanes: [[{ name: 'build', cap: 20, run: build }]] }, { lanes: [onServer, inBrowsers], after })
