import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../db/factory.ts'
import { settings } from '../db/platform-tables.ts'
import { transactionsOf } from '../db/transaction.ts'
import { Caches } from './caches.ts'
import type { ChildOptions } from './child.ts'
import type { ChartPress } from './charts.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Clock, Database, Services } from './context.ts'
import { localEvents, sharedEvents } from './events.ts'
import { createFileStore } from './files.ts'
import { idsOf } from './ids.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { createPdfTexts } from './pdf-text.ts'
import { createResumeFiles } from './resume-files.ts'
import { createPdfPress } from './pdf.ts'
import type { Reactions } from './reactions.ts'
import { say } from './say.ts'
import { sealKeyOf } from './seal/seal-key.ts'
import { overriddenTexts } from './text-overrides.ts'
import { wordWidths } from './typeface.ts'
import { createTypesetter } from './typesetting.ts'
import { createUploads } from './uploads.ts'
import { viewerFinder } from './viewer.ts'

/** The installation's one secret: made by whoever starts first, read by everyone. */
async function masterSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: 'secret', value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'secret'))
  if (!row) throw new Error('The secret of the installation is missing')
  return row.value
}

export interface BuiltServices {
  readonly services: Services
  readonly close: () => Promise<void>
}

/**
 * Puts together what the process has one of, over a migrated database. `close` ends what it opened; the database stays
 * its opener's.
 */
export async function createServices(given: {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: FastifyBaseLogger
  readonly clock?: Clock
  readonly reactions: Reactions
  readonly openCharts: () => ChartPress
  readonly passwords?: Passwords
  /** Of the processes that set documents; for tests. */
  readonly typesetting?: Partial<ChildOptions>
}): Promise<BuiltServices> {
  const { config, database, log, reactions, openCharts, clock = systemClock, passwords = createPasswords() } = given
  const { db, url } = database
  const bus =
    url === null
      ? localEvents()
      : await sharedEvents(url, (reason) => log.warn({ reason }, 'events are not heard; the line is opened again'))
  const master = await masterSecret(db)
  const secret = (purpose: string) => createHmac('sha256', master).update(purpose).digest('hex')
  const sealKey = await sealKeyOf(db, config.webOrigin, clock.now())
  const ids = idsOf(clock)
  const pdf = createPdfPress()
  const typesetter = createTypesetter(
    (problem) => log.warn({ problem }, 'a document was not set as meant'),
    given.typesetting,
  )
  const pdfTexts = createPdfTexts()
  const resumeFiles = createResumeFiles()
  const uploads = createUploads()
  const charts = openCharts()
  const caches = new Caches(clock)
  caches.add('word_widths', wordWidths)
  caches.add('texts', overriddenTexts)
  await overriddenTexts.open(db)
  bus.events.on('texts', () => {
    overriddenTexts
      .reload()
      // Pages say texts, too.
      .then(() => caches.drop('page:'))
      .catch((error: unknown) => log.warn({ error }, 'changed texts could not be read'))
  })
  bus.events.on('cache', (news) => caches.hear(news))
  const services: Services = {
    config,
    db,
    clock,
    ids,
    events: bus.events,
    files: createFileStore({ dir: path.join(config.dataDir, 'files'), clock, ids, secret: secret('files'), uploads }),
    uploads,
    charts,
    reactions,
    caches,
    passwords,
    pdf,
    typesetter,
    pdfTexts,
    resumeFiles,
    findViewer: viewerFinder(database.pool),
    log,
    say,
    secret,
    sealKey,
    transaction: transactionsOf(database, bus.carrier),
  }
  return {
    services,
    close: async () => {
      await Promise.all([
        pdf.close(),
        typesetter.close(),
        pdfTexts.close(),
        resumeFiles.close(),
        uploads.close(),
        charts.close(),
        bus.close(),
      ])
    },
  }
}
