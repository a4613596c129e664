import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { bothEnds, playwrightFailures, told, type Failure } from './failures.ts'
import { root } from './sources.ts'
import type { VitestOutcome } from './vitest-failures.ts'

/** What one layer of the checks gave. */
export interface Outcome {
  readonly passed: number
  readonly failures: readonly Failure[]
}
export interface Layer {
  readonly name: string
  /** Seconds on two cores; over it is a finding to report, never a reason to remove an assertion. */
  readonly cap: number
  readonly run: () => Promise<Outcome>
}

export const nodeBin = path.join(root, 'node_modules/.bin')

/**
 * What is still running then is stopped and has failed, so that a run that hangs still says where (milliseconds from the
 * start of all). At full size tests take as long as they do.
 */
const LONGEST = process.env['SIRA_FULL'] === '1' ? Infinity : 87 * 60_000
const left = () => (LONGEST === Infinity ? 0 : Math.max(1, Math.ceil(LONGEST - performance.now())))

interface Ran {
  readonly code: number
  readonly output: string
}
/** Runs a tool of ours and keeps its output, which layers that run side by side would mix. */
export function run(
  tool: string,
  args: readonly string[],
  { env = {} }: { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  const command = tool === 'node' ? process.execPath : path.join(nodeBin, tool)
  // Tools start with `#!/usr/bin/env node`: this process's own Node comes first.
  const PATH = [path.dirname(process.execPath), nodeBin, process.env['PATH']].join(path.delimiter)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: left(),
    })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal === null ? output : `${output}\nstopped by ${signal}` }),
    )
  })
}

/** A step that passes or fails as a whole; its output shows when it fails. */
export async function step(
  name: string,
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const started = performance.now()
  const { code, output } = await run(tool, args, { env })
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(started)} s)`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ file: '', title: name, error: bothEnds(output) }] }
}

/** The projects of one Vitest configuration. Nothing collected, a skipped test, or a file that could not be read, is a failure. */
export async function vitest(projects: readonly string[]): Promise<Outcome> {
  const report = reportFile(`vitest-${projects.join('-')}`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const ran = await run('vitest', ['run', ...chosen, '--reporter=dot', '--reporter=./scripts/vitest-failures.ts'], {
    env: { VITEST_OUTCOME: report },
  })
  return concluded(readReport(report) as VitestOutcome | undefined, ran)
}

/** The tests of one Playwright configuration. A flaky or skipped test counts as failed. */
export async function playwright(
  args: readonly string[],
  { reporter = 'list' }: { readonly reporter?: 'list' | 'dot' } = {},
): Promise<Outcome> {
  const report = reportFile(`playwright-${args.join('-').replaceAll(/[^\w-]/g, '')}`)
  const ran = await run('playwright', ['test', ...args, `--reporter=${reporter},json`], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const read = readReport(report) as JSONReport | undefined
  return concluded(read && { passed: read.stats.expected, failures: playwrightFailures(read) }, ran)
}

/**
 * Zero tests, or a run that ended badly without a failed test, is one failure. What the tool printed is shown when
 * something failed: the record of a run keeps its end alone, and nobody reads what passed.
 */
function concluded(read: Outcome | undefined, { code, output }: Ran): Outcome {
  const { passed, failures } = read ?? { passed: 0, failures: [] }
  if (failures.length === 0 && code === 0 && passed > 0) return { passed, failures }
  console.log(output.trimEnd())
  if (failures.length > 0) return { passed, failures }
  const title = passed === 0 ? 'no test was found' : `ended with ${code} after its tests`
  return { passed, failures: [{ file: '', title, error: bothEnds(output) }] }
}

function reportFile(name: string): string {
  const file = path.join(root, '.cache/reports', `${name}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

export const seconds = (started: number): string => ((performance.now() - started) / 1000).toFixed(1)

export async function inOrder(steps: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  let total: Outcome = { passed: 0, failures: [] }
  for (const next of steps) {
    const { passed, failures } = await next()
    total = { passed: total.passed + passed, failures: [...total.failures, ...failures] }
  }
  return total
}

/** Layers that run one after the other, beside other lanes. */
export type Lane = readonly Layer[]
export interface Phase {
  readonly lanes: readonly Lane[]
  /** What comes after the lanes: whichever of them is free takes the next one. */
  readonly after?: readonly Layer[]
}

/**
 * Runs phases one after the other, the lanes of a phase side by side, and the layers of a lane in order, also after a
 * failed one. Prints what a failed layer printed when it ends, at the end each failure once more, shortly, then totals
 * and seconds beside the caps, then `N passed, N failed` alone; sets the exit code.
 */
export async function runLayers(...phases: readonly Phase[]): Promise<void> {
  const began = performance.now()
  const rows: string[] = []
  const ended: { readonly name: string; readonly outcome: Outcome }[] = []
  const running = new Set<string>()
  const stillThere = setInterval(
    () => console.log(`  … ${seconds(began)} s, running: ${[...running].join(', ')}`),
    60_000,
  )
  const runLayer = async ({ name, cap, run: start }: Layer) => {
    console.log(`▶ ${name}`)
    const started = performance.now()
    running.add(name)
    const outcome = await start()
    running.delete(name)
    const took = (performance.now() - started) / 1000
    const { passed, failures } = outcome
    console.log(`■ ${name}: ${passed} passed, ${failures.length} failed (${took.toFixed(0)} s)`)
    ended.push({ name, outcome })
    rows.push(
      `${name.padEnd(34)} ${String(passed).padStart(6)} passed ${String(failures.length).padStart(4)} failed ${took.toFixed(0).padStart(5)} s of ${cap} s${took > cap ? '  OVER' : ''}`,
    )
  }
  for (const { lanes, after = [] } of phases) {
    const waiting = [...after]
    await Promise.all(
      lanes.map(async (lane) => {
        for (const layer of lane) await runLayer(layer)
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await runLayer(next)
      }),
    )
  }
  clearInterval(stillThere)
  const passed = ended.reduce((sum, { outcome }) => sum + outcome.passed, 0)
  const failed = ended.reduce((sum, { outcome }) => sum + outcome.failures.length, 0)
  const failures = told(ended.map(({ name, outcome }) => ({ name, failures: outcome.failures })))
  if (failures !== '') console.log(`\nWhat failed:\n${failures}`)
  console.log(`\n${rows.join('\n')}\n${seconds(began)} s in all\n\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
