// npm run check: the inner loop, within a minute. Each step alone is `npm run check:<name>`.
import { inOrder, runLayers } from './layers.ts'
import { statics, unit } from './steps.ts'

await runLayers({
  lanes: [
    [
      { name: 'types, lint, format, drift', cap: 40, run: () => inOrder(statics) },
      { name: 'machines and pure code', cap: 20, run: unit },
    ],
  ],
})
