// npm run bench [-- <part of a file's name>] [--plans]: measures the built product, all of it or the rows of that name,
// and writes each row to docs/bench.md as soon as it is measured; the others stay. `--plans` also writes
// docs/search-plans.md (row 19). Run it on a quiet machine.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { testBrowser } from '../browser.ts'
import { ratio, type BenchRow, type Figure, type Spread } from '../tests/bench/bench.ts'
import { startBuiltServer } from '../tests/setup/built-server.ts'
import { buildWhatChanged } from './build-parts.ts'
import { root } from './sources.ts'

const wanted = process.argv.slice(2).find((one) => !one.startsWith('--'))
const keepsPlans = process.argv.includes('--plans')
const number = (value: number) =>
  Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
const inWords = ({ median, least, most, runs }: Spread, unit: string) =>
  `${number(median)} ${unit}${runs > 1 ? ` (${number(least)}–${number(most)}, ${runs} runs)` : ''}`
const line = ({ what, ours, beside, unit, goal, met }: Figure) =>
  `| ${what} | ${inWords(ours, unit)} | ${beside ? `${beside.what}: ${inWords(beside.figure, unit)}, ratio ${number(ratio(ours, beside.figure))}` : ''} | ${goal} | ${met ? 'met' : '**missed**'} |`

const REPORT = path.join(root, 'docs/bench.md')
const HEAD = `# Measured

Written by \`npm run bench\`, each row as soon as it is measured. Medians with the least and the most of all runs; what stands beside was measured in turns in the same run, and a ratio is the median of those of neighbours in time, so that it holds on a busy machine too, where single figures do not.
`
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const dirty =
  git('status', '--porcelain', '--untracked-files=no', '--', ':!docs/bench.md') === '' ? '' : ', with changes'
const about = `Measured ${new Date().toISOString().slice(0, 10)} at ${git('rev-parse', '--short', 'HEAD')}${dirty}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}.`

/** What the report says of each row, by its heading. */
const told = new Map(
  readFileSync(REPORT, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), `## ${part.trim()}\n`]),
)

await buildWhatChanged()
const files = globSync('tests/bench/*.bench.ts', { cwd: root }).toSorted(
  (a, b) => Number.parseInt(path.basename(a), 10) - Number.parseInt(path.basename(b), 10) || a.localeCompare(b),
)
const rows = await Promise.all(
  files.map(async (file) => ({ file, ...((await import(path.join(root, file))) as { readonly row: BenchRow }) })),
)
// Every measurement comes from one address, which the limits would take for an attack.
const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
const browser = await chromium.launch(await testBrowser())
try {
  for (const { row } of rows.filter(({ file }) => !wanted || file.includes(wanted))) {
    console.log(`▶ ${row.row}`)
    const started = performance.now()
    const body = await row.run({ server, browser, keepsPlans }).then(
      (figures) => {
        const next = row.next !== undefined && figures.some(({ met }) => !met) ? `\n\nNext: ${row.next}` : ''
        return `| What | Ours | Beside | Goal | |\n|---|---|---|---|---|\n${figures.map(line).join('\n')}${next}`
      },
      (error: unknown) => {
        // One row that cannot be measured does not take the others along.
        console.error(error)
        process.exitCode = 1
        return `**Not measured**: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`
      },
    )
    const part = `## ${row.row}\n\n${about}\n\n${body}\n`
    console.log(`${part}\n(${((performance.now() - started) / 1000).toFixed(0)} s)\n`)
    told.set(row.row, part)
    writeFileSync(REPORT, [HEAD, ...rows.flatMap(({ row: { row: name } }) => told.get(name) ?? [])].join('\n'))
  }
} finally {
  await browser.close()
  await server.stop()
}
