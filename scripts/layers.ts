import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './sources.ts'

/** What one layer of the checks gave. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
}
export interface Layer {
  readonly name: string
  /** Seconds on two cores; over it is a finding to report, never a reason to remove an assertion. */
  readonly cap: number
  readonly run: () => Promise<Outcome>
}

export const nodeBin = path.join(root, 'node_modules/.bin')

interface Ran {
  readonly code: number
  readonly output: string
}
/** Runs a tool of ours. `show` lets its output through as it comes; otherwise it is kept, for the case that it fails. */
export function run(tool: string, args: readonly string[], { show, env = {} }: { readonly show: boolean; readonly env?: Readonly<Record<string, string>> }): Promise<Ran> {
  const command = tool === 'node' ? process.execPath : path.join(nodeBin, tool)
  // Tools start with `#!/usr/bin/env node`: this process's own Node comes first.
  const PATH = [path.dirname(process.execPath), nodeBin, process.env['PATH']].join(path.delimiter)
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, PATH }, stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'] })
    let output = ''
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** A step that passes or fails as a whole; its output shows when it fails. */
export async function step(name: string, tool: string, args: readonly string[]): Promise<Outcome> {
  const started = performance.now()
  const { code, output } = await run(tool, args, { show: false })
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(started)} s)`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** The projects of one Vitest configuration. Nothing collected, or a file that could not be read, is a failure. */
export async function vitest(
  projects: readonly string[],
  { config = 'vitest.config.ts', env = {} }: { readonly config?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Outcome> {
  const report = reportFile(`vitest-${projects.join('-')}`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const { code } = await run('vitest', ['run', '--config', config, ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], { show: true, env })
  const read = readReport(report) as VitestReport | undefined
  if (!read) return { passed: 0, failed: 1 }
  const unread = read.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  return concluded(read.numPassedTests, read.numFailedTests + unread, code)
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}
/** The tests of one Playwright configuration. A flaky or skipped test counts as failed. */
export async function playwright(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const report = reportFile(`playwright-${args.join('-').replaceAll(/[^\w-]/g, '')}`)
  const { code } = await run('playwright', ['test', ...args, '--reporter=list,json'], { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } })
  const read = readReport(report) as PlaywrightReport | undefined
  if (!read) return { passed: 0, failed: 1 }
  return concluded(read.stats.expected, read.stats.unexpected + read.stats.flaky + read.stats.skipped, code)
}

/** Zero tests, or a run that ended badly without a failed test, is one failure. */
function concluded(passed: number, failed: number, code: number): Outcome {
  if (passed + failed === 0) console.log('  FAILED: no test was found')
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
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
  let total: Outcome = { passed: 0, failed: 0 }
  for (const next of steps) {
    const { passed, failed } = await next()
    total = { passed: total.passed + passed, failed: total.failed + failed }
  }
  return total
}

/** Runs every layer, also after a failed one; prints totals and seconds beside the caps, then `N passed, N failed` alone; sets the exit code. */
export async function runLayers(layers: readonly Layer[]): Promise<void> {
  const rows: string[] = []
  const total = await inOrder(
    layers.map((layer) => async () => {
      console.log(`\n▶ ${layer.name}`)
      const started = performance.now()
      const outcome = await layer.run()
      const took = (performance.now() - started) / 1000
      rows.push(
        `${layer.name.padEnd(34)} ${String(outcome.passed).padStart(6)} passed ${String(outcome.failed).padStart(4)} failed ${took.toFixed(0).padStart(5)} s of ${layer.cap} s${took > layer.cap ? '  OVER' : ''}`,
      )
      return outcome
    }),
  )
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}
