// npm run dev: the application by Vite with its modules replaced as they change, and the server built and started again
// when its files change. The browser talks to PORT alone; what the server makes is passed on to it at PORT + 1.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createServer } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 3000)
const behind = port + 1
const origin = `http://localhost:${port}`
/** Apart from what `npm start` runs. */
const built = '.cache/dev/server'

let server: ChildProcess | null = null
let turn = Promise.resolve()
let ending = false

async function endServer(): Promise<void> {
  const running = server
  server = null
  if (!running || running.exitCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  await ended
}

/** One after the other: the next process gets the data folder when the former has left it. */
function restartServer(): void {
  turn = turn.then(async () => {
    await endServer()
    if (ending) return
    server = spawn(process.execPath, [path.join(root, built, 'main.js')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: String(behind), HOST: '127.0.0.1', WEB_ORIGIN: origin, API_ORIGIN: origin },
    })
  })
}

/** Addresses that the server answers: the API, files, documents, codes of cards. `/@vite` and its like are Vite's own. */
const passedOn = [
  '^/(api|lyu)/',
  '^/_mail',
  '^/assets/site/',
  '^/@(?!vite|id|fs|react-refresh)',
  '^/$',
  '^/(template|pages)/',
  '^/(robots\\.txt|sitemap\\.xml|favicon\\.ico)$',
  '^/[A-Z0-9]{6,20}(\\.vcf)?(\\?.*)?$',
]

const web = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  server: {
    host: 'localhost',
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      passedOn.map((address) => [address, { target: `http://127.0.0.1:${behind}`, xfwd: true }]),
    ),
  },
})
// A process of its own: React's markup is built for production, the browser's side for development.
const builder = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '-c',
    'vite.server.config.ts',
    '--watch',
    '--outDir',
    built,
    '--clearScreen',
    'false',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
builder.stdout.setEncoding('utf8').on('data', (text: string) => {
  if (text.includes('built in')) restartServer()
})
await web.listen()
web.printUrls()

// Vite ends the process by its own handler of signals: what was started here goes with it.
process.on('exit', () => {
  ending = true
  builder.kill('SIGTERM')
  server?.kill('SIGTERM')
})
process.on('SIGINT', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
