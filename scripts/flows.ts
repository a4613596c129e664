// npm run flows: every flow of every machine and every walk of every life cycle, in words. npm run flows -- username:
// those of one. npm run flows -- username 3 [--headed]: replays the third in a browser, step by step; without --headed
// as a moving picture, .cache/flows/username-3.webp, that any browser shows.
import { globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { testBrowser } from '../browser.ts'
import { sendersOf, walks, type AnyLifecycle } from '../openapi/lifecycle.ts'
import { flowsOf, type Flow, type WalkedFlow, type World } from '../tests/flows/flow.ts'
import { replay } from '../tests/flows/replay.ts'
import { startBuiltServer } from '../tests/setup/built-server.ts'
import { signInContext } from '../tests/setup/visitors.ts'
import { root } from './sources.ts'

const [wanted, number] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const headed = process.argv.includes('--headed')

const machines = new Set(
  globSync('src/machines/*/*.machine.ts', { cwd: root }).map((file) => path.basename(file, '.machine.ts')),
)
const files = globSync('tests/flows/*.flow.ts', { cwd: root }).toSorted()
const nameOf = (file: string) => path.basename(file, '.flow.ts')
for (const name of machines) {
  if (!files.some((file) => nameOf(file) === name)) {
    console.error(`${name}: no tests/flows/${name}.flow.ts says what its events are`)
    process.exitCode = 1
  }
}

const read = async (file: string) =>
  ((await import(path.join(root, file))) as { readonly flows: readonly Flow[] }).flows
/** The same step several times in a row is told once. */
function counted(told: string[], step: string): string[] {
  const last = told.at(-1) ?? ''
  const times = last === step ? 2 : last.startsWith(`${step} (× `) ? Number(/\d+(?=\)$)/.exec(last)?.[0]) + 1 : 1
  return times === 1 ? [...told, step] : [...told.slice(0, -1), `${step} (× ${times})`]
}
const sentence = ({ flow, steps }: WalkedFlow) =>
  (flow.when ? `${flow.when}: ` : '') +
  steps
    .map(({ says, reaches }) => `${says} → ${reaches}`)
    .reduce<string[]>(counted, [])
    .join('; ')

if (wanted && number) await show(wanted, Number(number))
else {
  for (const file of files) {
    if (wanted && nameOf(file) !== wanted) continue
    const { flows, edges, missing } = flowsOf(await read(file))
    console.log(`\n${nameOf(file)}: ${flows.length} flows, ${edges - missing.length} of ${edges} edges`)
    flows.forEach((flow, i) => console.log(`  ${i + 1}. ${sentence(flow)}`))
    for (const edge of missing) console.log(`  no flow takes ${edge}`)
    if (missing.length > 0) process.exitCode = 1
  }
  if (!wanted) await lifecycles()
}

async function lifecycles(): Promise<void> {
  for (const file of globSync('openapi/lifecycles/*.ts', { cwd: root })
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted()) {
    for (const lifecycle of Object.values((await import(path.join(root, file))) as Record<string, AnyLifecycle>)) {
      const legal = [...walks(lifecycle, sendersOf(lifecycle), 6)]
      const ends = legal.filter(
        (steps) =>
          !legal.some(
            (longer) =>
              longer.length > steps.length &&
              steps.every((step, i) => JSON.stringify(longer[i]) === JSON.stringify(step)),
          ),
      )
      console.log(`\nlife cycle ${lifecycle.id}: ${ends.length} walks of up to 6 steps from ${lifecycle.initial}`)
      ends.forEach((steps, i) =>
        console.log(`  ${i + 1}. ${steps.map(({ by, event, to }) => `${by}: ${event} → ${to ?? ''}`).join('; ')}`),
      )
    }
  }
}

async function show(name: string, n: number): Promise<void> {
  const file = files.find((candidate) => nameOf(candidate) === name)
  if (!file) throw new Error(`no flow file for ${name}; there are ${files.map(nameOf).join(', ')}`)
  const { flows } = flowsOf(await read(file))
  const chosen = flows[n - 1]
  if (!chosen) throw new Error(`${name} has ${flows.length} flows`)
  const folder = path.join(root, '.cache/flows')
  mkdirSync(folder, { recursive: true })

  const server = await startBuiltServer()
  const browser = await chromium.launch({
    ...(await testBrowser({ window: headed })),
    headless: !headed,
    ...(headed ? { slowMo: 600 } : {}),
  })
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const signIn: World['signIn'] = async (person) => {
    const headers = await signInContext(context, server.url, person, 'en')
    return async (method, path, data) => {
      const answer = await context.request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) })
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
      return answer.headers()['content-type']?.includes('json') ? ((await answer.json()) as unknown) : undefined
    }
  }
  const frames: Buffer[] = []
  let step = 0
  try {
    await replay(chosen, { page, signIn }, async ({ says, reaches }) => {
      console.log(`${++step}. ${says} → ${reaches}`)
      if (!headed) frames.push(await page.screenshot())
    })
    await page.waitForTimeout(headed ? 3000 : 1000)
    frames.push(await page.screenshot())
    const film = path.join(folder, `${name}-${n}.webp`)
    await sharp(frames, { join: { animated: true } })
      .webp({ delay: frames.map(() => 1500), loop: 0 })
      .toFile(film)
    console.log(`replayed: ${path.relative(root, film)}`)
  } finally {
    await browser.close()
    await server.stop()
  }
}
