import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { restore } from './backup.ts'
import { runCommand } from './commands.ts'
import { ConfigError, readConfig, type Config } from './kernel/config.ts'
import { askHolder, type CommandAnswer, type CommandCall } from './kernel/folder-lock.ts'
import { reasonOf } from './kernel/log.ts'
import { openRuntime } from './runtime.ts'

const USAGE = `Commands:
  npm run admin:create -- --email you@example.com [--username NAME] [--first-name …] [--middle-name …] [--last-name …] [--language en|am]
      The password is asked, or taken from ADMIN_PASSWORD; left empty, one is made and shown once.
  npm run backup -- FILE
  npm run restore -- FILE      into an empty installation
  npm run letters:verify       follows the trail of every company's letters; 1 if a link is broken`

/** The running server does it; when none runs, this process opens the database. */
async function run(config: Config, call: CommandCall): Promise<CommandAnswer> {
  const answered = config.databaseUrl === null ? await askHolder(config.dataDir, call) : null
  if (answered) return answered
  const runtime = await openRuntime({ ...config, logLevel: 'warn' })
  try {
    return await runCommand(runtime, call)
  } finally {
    await runtime.close()
  }
}

async function restoreFrom(config: Config, file: string): Promise<CommandAnswer> {
  const runtime = await openRuntime({ ...config, logLevel: 'warn' })
  try {
    const { files } = await restore(runtime, file)
    return { ok: true, lines: [`Restored, with ${files} files.`] }
  } finally {
    await runtime.close()
  }
}

async function askPassword(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD']
  if (given !== undefined || !process.stdin.isTTY) return given ?? ''
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question('Password (empty: one is made): ')
  lines.close()
  return answer
}

async function createAdministrator(config: Config, rest: string[]): Promise<CommandAnswer> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: rest,
    options: {
      email: text,
      username: text,
      'first-name': text,
      'middle-name': text,
      'last-name': text,
      language: text,
    },
  })
  const password = await askPassword()
  const given = Object.entries({ ...values, ...(password === '' ? {} : { password }) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.replaceAll('-', '_'), value] as const],
  )
  return run(config, { command: 'admin:create', args: Object.fromEntries(given) })
}

async function answer([command, ...rest]: string[]): Promise<CommandAnswer> {
  const config = readConfig(process.env)
  if (command === 'admin:create') return createAdministrator(config, rest)
  if (command === 'backup' && rest[0] !== undefined)
    return run(config, { command, args: { file: path.resolve(rest[0]) } })
  if (command === 'letters:verify') return run(config, { command, args: {} })
  if (command === 'restore' && rest[0] !== undefined) return restoreFrom(config, rest[0])
  return { ok: false, reason: USAGE }
}

try {
  const result = await answer(process.argv.slice(2))
  if (result.ok) process.stdout.write(`${result.lines.join('\n')}\n`)
  else process.stderr.write(`${result.reason}\n`)
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : reasonOf(error)}\n`)
  process.exitCode = 1
}
