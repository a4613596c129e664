// npm run bench [-- <part of a file's name>]: measures the built product and writes docs/bench.md; with a name it only prints. Run it on a quiet machine.
import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { testBrowser } from '../browser.ts'
import type { BenchRow, Figure, Spread } from '../tests/bench/bench.ts'
import { startBuiltServer } from '../tests/setup/built-server.ts'
import { buildWhatChanged } from './build-parts.ts'
import { root } from './sources.ts'

const wanted = process.argv[2]
const number = (value: number) => (Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))
const inWords = ({ median, least, most, runs }: Spread, unit: string) => `${number(median)} ${unit}${runs > 1 ? ` (${number(least)}–${number(most)}, ${runs} runs)` : ''}`
const line = ({ what, ours, beside, unit, goal, met }: Figure) =>
  `| ${what} | ${inWords(ours, unit)} | ${beside ? `${beside.what}: ${inWords(beside.figure, unit)}, ratio ${number(ours.median / beside.figure.median)}` : ''} | ${goal} | ${met ? 'met' : '**missed**'} |`

await buildWhatChanged()
const files = globSync('tests/bench/*.bench.ts', { cwd: root })
  .filter((file) => !wanted || file.includes(wanted))
  .toSorted((a, b) => Number.parseInt(path.basename(a), 10) - Number.parseInt(path.basename(b), 10) || a.localeCompare(b))
// Every measurement comes from one address, which the limits would take for an attack.
const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
const browser = await chromium.launch(await testBrowser())
const parts: string[] = []
try {
  for (const file of files) {
    const { row } = (await import(path.join(root, file))) as { readonly row: BenchRow }
    console.log(`▶ ${row.row}`)
    const figures = await row.run({ server, browser })
    const part = `## ${row.row}\n\n| What | Ours | Beside | Goal | |\n|---|---|---|---|---|\n${figures.map(line).join('\n')}\n`
    console.log(part)
    parts.push(part)
  }
} finally {
  await browser.close()
  await server.stop()
}
if (!wanted) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const dirty = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', with changes'
  const about = `Measured ${new Date().toISOString().slice(0, 10)} at ${git('rev-parse', '--short', 'HEAD')}${dirty}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}. Medians with the least and the most of all runs; what stands beside was measured in turns in the same run.`
  writeFileSync(path.join(root, 'docs/bench.md'), `# Measured\n\nWritten by \`npm run bench\` alone.\n${about}\n\n${parts.join('\n')}`)
}
