// npm test: every layer, also after one that failed; ends with `N passed, N failed`. With SIRA_FULL=1 (npm run
// test:full) the same at full size. Three lanes side by side: each waits now and then, for a database, a disk or a page,
// and the others have the processor meanwhile. The one with browsers is the longest and, left alone, keeps two cores busy.
import { inOrder, playwright, runLayers, step, vitest, type Lane } from './layers.ts'
import { statics, unit } from './steps.ts'

const full = process.env['SIRA_FULL'] === '1'

const storybook = () => step('Storybook', 'storybook', ['build', '--test', '-o', '.cache/storybook', '--quiet'])
const build = () => step('build', 'node', ['scripts/build.ts'])

/** The longest that needs no browser: one process, which waits for its database now and then. */
const onServer: Lane = [{ name: 'server on PostgreSQL', cap: 1200, run: () => vitest(['server']) }]
const onItsOwn: Lane = [
  { name: 'types, lint, drift', cap: 200, run: () => inOrder(statics) },
  { name: 'unit, machines', cap: 90, run: unit },
  { name: 'server embedded', cap: 400, run: () => vitest(['embedded']) },
  { name: 'access matrix', cap: 250, run: () => vitest(['access']) },
  { name: 'fuzz', cap: full ? 3600 : 180, run: () => vitest(['fuzz']) },
]
const inBrowsers: Lane = [
  {
    name: 'stories',
    cap: 550,
    run: () => inOrder([storybook, () => playwright(['--config=playwright.stories.config.ts'], { reporter: 'dot' })]),
  },
  { name: 'axe on routes', cap: 450, run: () => playwright(['--project=axe']) },
  {
    name: 'end to end',
    cap: 400,
    run: () => playwright(['--project=desktop', '--project=phone', '--project=loopback']),
  },
]

await runLayers([[{ name: 'build', cap: 20, run: build }]], [onServer, onItsOwn, inBrowsers])
