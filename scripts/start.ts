// npm start: builds what changed, then runs the server in this process. `scripts/start.ts cli …` runs a command
// instead.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhatChanged } from './build-parts.ts'

process.env['SIRA_STARTED'] = String(Date.now())
try {
  await buildWhatChanged()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.env.NODE_ENV = 'production'
const program = process.argv[2] === 'cli' ? 'cli' : 'main'
if (program === 'cli') process.argv.splice(2, 1)
await import(pathToFileURL(path.resolve(import.meta.dirname, `../dist/server/${program}.js`)).href)
