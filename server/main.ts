import fs from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { PRODUCT_NAME } from '../openapi/product.ts'
import { createApp } from './app.ts'
import { remindOfReplies } from './areas/applications/reply-reminders.ts'
import { remindOfExpiry } from './areas/company/expiry-reminders.ts'
import { runCommand } from './commands.ts'
import { DEMO_PASSWORD } from './demo/content.ts'
import { seedDemo } from './demo/demo.ts'
import { ConfigError, readConfig, type Config } from './kernel/config.ts'
import { FolderLocked } from './kernel/folder-lock.ts'
import { startJobs } from './kernel/jobs.ts'
import { loggable, reasonOf } from './kernel/log.ts'
import { folderTransport, smtpTransport } from './kernel/mail.ts'
import { outageOf } from './kernel/outage.ts'
import { sweepTold } from './areas/job-alerts/alert.mailer.ts'
import { sweepWords } from './areas/jobs/search-words.commands.ts'
import { sweepPostings } from './areas/jobs/postings.commands.ts'
import { sweepDocuments } from './areas/documents/documents.commands.ts'
import { sweepResumes } from './areas/resumes/resumes.commands.ts'
import { sweepArchives } from './areas/rights/archive.commands.ts'
import { startSweeping } from './kernel/sweep.ts'
import { listen } from './listen.ts'
import { jobHandlers } from './outbox.ts'
import { sweepDeleted } from './resources/deleted.ts'
import { sweepSlugs } from './resources/slugs.ts'
import { DEMO_EMAILS, openRuntime, type Runtime } from './runtime.ts'

/** Calls under way get so long to end (milliseconds); then their connections are cut and the database is closed. */
const DRAIN = 8000

function greet({ config }: Runtime, started: number): void {
  const mail =
    config.smtpUrl === null
      ? `files in ${path.join(config.dataDir, 'outbox')}${config.isDemo ? `, shown at ${config.webOrigin}/_mail` : ''}`
      : new URL(config.smtpUrl).host
  const lines = [
    `${PRODUCT_NAME} ${config.version} is ready after ${((Date.now() - started) / 1000).toFixed(1)} s: ${config.webOrigin}`,
    ...(config.apiOrigin === config.webOrigin ? [] : [`API: ${config.apiOrigin}/api`]),
    `Database: ${config.databaseUrl === null ? `embedded, in ${config.dataDir}` : new URL(config.databaseUrl).host}`,
    `Mails: ${mail}`,
    ...(config.isDemo ? [`Demo people: ${DEMO_EMAILS.join(', ')}; password ${DEMO_PASSWORD}`] : []),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/** Told to end: new calls are refused, those under way end, then the database closes. A second signal ends at once. */
function endOnSignal(end: () => Promise<void>): void {
  let ending = false
  const heard = () => {
    if (ending) process.exit(1)
    ending = true
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${reasonOf(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', heard)
  process.on('SIGINT', heard)
}

/**
 * The last resort: an error that nobody caught is logged, and the process goes on. All that counts stands in the
 * database behind transactions, and an end would be what a stranger could bring about (docs/decisions/126).
 */
function surviveFaults(log: Logger): void {
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'nobody caught an error; the process goes on'))
  process.on('unhandledRejection', (error) =>
    log.fatal({ err: error }, 'nobody waited for what failed; the process goes on'),
  )
  // Whoever reads the output may leave, and its disk may be full.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

async function serve(config: Config, webDir: string, started: number): Promise<void> {
  const runtime = await openRuntime(config)
  const { services, log, database } = runtime
  surviveFaults(log)
  let draining = false
  try {
    if (config.isDemo) await seedDemo(services)
    const app = await createApp(services, { webDir, isDraining: () => draining })
    const transport =
      config.smtpUrl === null
        ? folderTransport(path.join(config.dataDir, 'outbox'), config.webOrigin)
        : smtpTransport(config.smtpUrl, config.webOrigin)
    const close = await listen(app, config)
    const jobs = startJobs(services, jobHandlers(services, transport))
    const sweeping = startSweeping(services, database, [
      remindOfExpiry,
      remindOfReplies,
      sweepSlugs,
      sweepDeleted,
      sweepArchives,
      sweepResumes,
      sweepDocuments,
      sweepPostings,
      sweepWords,
      sweepTold,
    ])
    runtime.lock?.answer((call) => runCommand(runtime, call))
    endOnSignal(async () => {
      log.info('ending: calls under way are finished')
      draining = true
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN)
      await close()
      clearTimeout(cut)
      await Promise.all([jobs.stop(), sweeping.stop()])
      await runtime.close()
    })
    greet(runtime, started)
  } catch (error) {
    await runtime.close()
    throw error
  }
}

/** Why the process cannot start, in a sentence where it is known. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderLocked) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'PORT is in use by another program: choose another one, for example PORT=3100.'
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return `PORT may not be opened: ${error.message}`
  if (outageOf(error) === 'disk')
    return `Nothing can be written to the disk of DATA_DIR or of the database: make room and start again (${reasonOf(error)}).`
  if (outageOf(error) === 'database') return `The database cannot be reached: ${reasonOf(error)}`
  const { stack = '' } = loggable(error)
  return `${reasonOf(error)}\n${stack}`
}

const started = Number(process.env['SIRA_STARTED'] ?? Date.now())
const here = import.meta.dirname.replace(/[/\\]chunks$/, '')
const webDir =
  [path.join(here, '../web'), path.join(here, '../dist/web')].find((dir) => fs.existsSync(dir)) ??
  path.join(here, '../web')
try {
  await serve(readConfig(process.env), webDir, started)
} catch (error) {
  process.stderr.write(`${PRODUCT_NAME} cannot start.\n${explain(error)}\n`)
  process.exit(1)
}
