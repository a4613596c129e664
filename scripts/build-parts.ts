import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = path.resolve(import.meta.dirname, '..')
const at = (...parts: readonly string[]) => path.join(root, ...parts)

/** A part of the product that is built: what it is made from, and where it goes. */
interface Part {
  readonly name: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly arguments: readonly string[]
  readonly finish: () => void
}

const COMPRESSED = /\.(js|css|svg|json|txt|html|map)$/
/** Smaller files travel as they are. */
const COMPRESS_FROM = 1000

/** Compressed copies beside the files, so that the server sends them without work. */
function compressAssets(): void {
  const folder = at('dist/web/assets')
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const file = path.join(folder, name)
    if (!COMPRESSED.test(name) || fs.statSync(file).size < COMPRESS_FROM) continue
    const bytes = fs.readFileSync(file)
    fs.writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    )
    fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

const common = ['openapi', 'package-lock.json', 'tsconfig.json', 'scripts/build-parts.ts']
const parts: readonly Part[] = [
  {
    name: 'web',
    inputs: [...common, 'src', 'index.html', 'vite.config.ts', 'scripts/web'],
    output: 'dist/web',
    arguments: ['build'],
    finish: compressAssets,
  },
  {
    name: 'server',
    inputs: [...common, 'server', 'src/documents', 'src/ui', 'package.json', 'vite.server.config.ts'],
    output: 'dist/server',
    arguments: ['build', '-c', 'vite.server.config.ts'],
    finish: () => {
      fs.cpSync(at('server/db/migrations'), at('dist/server/migrations'), { recursive: true })
      fs.cpSync(at('server/kernel/templates'), at('dist/server/templates'), { recursive: true })
      fs.cpSync(at('server/kernel/fonts'), at('dist/server/fonts'), { recursive: true })
    },
  },
]

function* filesOf(place: string): Generator<string> {
  const stat = fs.statSync(at(place), { throwIfNoEntry: false })
  if (stat?.isFile()) yield place
  if (!stat?.isDirectory()) return
  for (const entry of fs
    .readdirSync(at(place), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!/\.(test|stories)\.tsx?$/.test(entry.name)) yield* filesOf(path.join(place, entry.name))
  }
}

/** One hash over everything a part is made from: names and contents. */
function stampOf({ inputs }: Part): string {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesOf(input))
      hash
        .update(file)
        .update('\0')
        .update(fs.readFileSync(at(file)))
        .update('\0')
  return hash.digest('hex')
}

const stampFile = ({ output }: Part) => at(output, '.stamp')

async function build(part: Part, stamp: string): Promise<void> {
  console.log(`Building the ${part.name} …`)
  const vite = spawn(process.execPath, [at('node_modules/vite/bin/vite.js'), ...part.arguments, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = await new Promise<number | null>((resolve) => vite.once('exit', resolve))
  if (code !== 0) throw new Error(`The ${part.name} could not be built.`)
  part.finish()
  fs.writeFileSync(stampFile(part), stamp)
}

/** Builds what changed since it was last built, and nothing else; of one part when it is named. */
export async function buildWhatChanged(only?: 'web' | 'server'): Promise<void> {
  const stale = parts
    .filter(({ name }) => only === undefined || name === only)
    .flatMap((part) => {
      const stamp = stampOf(part)
      const known = fs.existsSync(stampFile(part)) ? fs.readFileSync(stampFile(part), 'utf8') : ''
      return known === stamp ? [] : [{ part, stamp }]
    })
  const results = await Promise.allSettled(stale.map(({ part, stamp }) => build(part, stamp)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
