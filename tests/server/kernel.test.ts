import fs from 'node:fs'
import path from 'node:path'
import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { createChartPress } from '../../server/areas/structure/chart-press.ts'
import { openDatabase } from '../../server/db/factory.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { seedReference } from '../../server/db/seed.ts'
import { FIRST_ENTRIES } from '../../server/db/seed-collections.ts'
import { jobs, rateLimits } from '../../server/db/platform-tables.ts'
import { skills } from '../../server/db/list-tables.ts'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { files, users } from '../../server/db/tables.ts'
import { limitAddress } from '../../server/http/caller.ts'
import { sharedEvents } from '../../server/kernel/events.ts'
import { addJob, runDueJobs, type JobHandlers } from '../../server/kernel/jobs.ts'
import { overLimit } from '../../server/kernel/rate-limits.ts'
import { folderTransport, listMails, smtpTransport } from '../../server/kernel/mail.ts'
import { createServices } from '../../server/kernel/services.ts'
import { sweep } from '../../server/kernel/sweep.ts'
import { individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { freePort } from '../setup/free-port.ts'

const app = await testApp({}, { realPasswords: true })
const { services, db, clock } = app
const HOUR = 3_600_000

describe('transactions', () => {
  test('refuse the pool and another transaction inside, on either database', async () => {
    await expect(services.transaction(() => services.db.select().from(users))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('pool was used inside') },
    })
    await expect(services.transaction(() => services.transaction(async () => undefined))).rejects.toThrow(
      /inside a transaction/,
    )
    expect(await services.transaction(async (tx) => (await tx.select({ n: count() }).from(users))[0]?.n)).toBeTypeOf(
      'number',
    )
  })

  test('publish after the commit, once, and nothing after a rollback', async () => {
    const heard: string[] = []
    const off = services.events.on('site', (id) => heard.push(id))
    await services.transaction(async (tx) => {
      services.events.publish(tx, 'site', 'a')
      services.events.publish(tx, 'site', 'a')
      expect(heard).toEqual([])
    })
    await expect(
      services.transaction(async (tx) => {
        services.events.publish(tx, 'site', 'never')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await services.transaction(async (tx) => services.events.publish(tx, 'site', 'last'))
    await expect.poll(() => heard).toEqual(['a', 'last'])
    off()
  })

  test.runIf(app.url !== null)('reach another process of the same PostgreSQL', async () => {
    const other = await sharedEvents(app.url ?? '', () => undefined)
    const heard: string[] = []
    other.events.on('account', (id) => heard.push(id))
    await services.transaction(async (tx) =>
      services.events.publish(tx, 'account', 'changed elsewhere'.replaceAll(' ', '-')),
    )
    await expect.poll(() => heard).toEqual(['changed-elsewhere'])
    await other.close()
  })
})

describe('limits', () => {
  test('count parallel tries exactly, and start over with each window', async () => {
    const at = new Date('2026-01-01T00:00:30Z')
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => overLimit(db, { key: 'test', limit: 20, per: 60, now: at })),
    )
    expect(tries.filter((wait) => wait === null)).toHaveLength(20)
    expect(tries.find((wait) => wait !== null)).toBe(30)
    expect(await overLimit(db, { key: 'test', limit: 20, per: 60, now: new Date('2026-01-01T00:01:00Z') })).toBeNull()
  })

  test('count an IPv6 network as one caller', () => {
    expect(limitAddress('198.51.100.7')).toBe('198.51.100.7')
    expect(limitAddress('::ffff:198.51.100.7')).toBe('198.51.100.7')
    expect(limitAddress('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64')
    expect(limitAddress('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(limitAddress('::1')).toBe('0:0:0:0::/64')
  })
})

describe('the outbox', () => {
  const handlers = (run: (payload: Record<string, unknown>) => void): JobHandlers => ({
    mail: async ({ payload }) => run(payload),
    account: async () => undefined,
    company: async () => undefined,
    offers: async () => undefined,
    digest: async () => undefined,
    newsletter: async () => undefined,
    publishing: async () => undefined,
    postings: async () => undefined,
    interviews: async () => undefined,
    applications: async () => undefined,
    alerts: async () => undefined,
    conversations: async () => undefined,
    letters: async () => undefined,
    archive: async () => undefined,
    deletion: async () => undefined,
  })

  test('runs a job once after its commit and deletes its content', async () => {
    await services.transaction((tx) => addJob(tx, services, 'mail', { token: 'secret' }))
    const seen: unknown[] = []
    const [first, second] = await Promise.all([
      runDueJobs(
        services,
        handlers((payload) => seen.push(payload)),
      ),
      runDueJobs(
        services,
        handlers((payload) => seen.push(payload)),
      ),
    ])
    expect(first + second).toBe(1)
    expect(seen).toEqual([{ token: 'secret' }])
    expect(await db.select().from(jobs)).toEqual([])
  })

  test('retries later, and releases the claim of a process that died', async () => {
    await services.transaction((tx) => addJob(tx, services, 'mail', { n: 1 }))
    const failing = handlers(() => {
      throw new Error('the mail server is away')
    })
    expect(await runDueJobs(services, failing)).toBe(0)
    const [row] = await db.select().from(jobs)
    expect(row).toMatchObject({ attempts: 1, lastError: 'the mail server is away', lockedUntil: null })
    expect(
      await runDueJobs(
        services,
        handlers(() => undefined),
      ),
    ).toBe(0)
    clock.advance(11_000)
    await db.update(jobs).set({ lockedUntil: new Date(clock.now().getTime() + 60_000) })
    expect(
      await runDueJobs(
        services,
        handlers(() => undefined),
      ),
    ).toBe(0)
    clock.advance(61_000)
    expect(
      await runDueJobs(
        services,
        handlers(() => undefined),
      ),
    ).toBe(1)
  })

  test('writes a mail as a listed file that any program opens when there is no mail server', async () => {
    const dir = path.join(services.config.dataDir, 'outbox')
    const mail = {
      id: '7',
      to: 'Abebe@example.com',
      subject: 'ሰላም',
      text: 'Open https://sira.example/x?token=abc now',
      html: '<p>ሰላም</p>',
      stop: null,
    }
    await folderTransport(dir, 'https://sira.example').send(mail)
    const file = fs.readdirSync(dir).find((name) => name.endsWith('.eml'))
    expect(fs.readFileSync(path.join(dir, file ?? ''), 'utf8')).toContain('To: Abebe@example.com')
    expect(await listMails(dir, 'abebe@example.com')).toEqual([
      { ...mail, links: ['https://sira.example/x?token=abc'], at: expect.any(String) },
    ])
    expect(await listMails(dir, 'someone@example.com')).toEqual([])
  })
})

test('sends a mail to the server and retries after a refusal', async () => {
  const heard: string[] = []
  let refuse = true
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('later') : null),
    onData: (stream, _session, done) => {
      stream.setEncoding('utf8').on('data', (text: string) => heard.push(text))
      stream.on('end', () => done())
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', () => resolve()))
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'https://sira.example')
  const mail = {
    id: '8',
    to: 'abebe@example.com',
    subject: 'Hello',
    text: 'Text',
    html: '<p>Text</p>',
    stop: 'https://sira.example/mail/stop?token=x',
  }
  await expect(transport.send(mail)).rejects.toThrow(/later/)
  refuse = false
  await transport.send(mail)
  expect(heard.join('')).toContain('From: Sira <no-reply@sira.example>')
  expect(heard.join(''), 'mail programs show a button that stops it').toMatch(
    /List-Unsubscribe: <https:\/\/sira\.example\/mail\/stop\?token=x>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click/,
  )
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

describe('files', () => {
  const upload = async (token: string, bytes: Buffer) => {
    const data = new FormData()
    data.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
    return app.call<{ id: string; url: string; width: number; height: number; type: string }>(
      'POST',
      '/files/pictures',
      { as: { token }, body: data },
    )
  }

  test('are re-encoded without metadata, visible to their owner, and deleted when unused', async () => {
    const person = await individual(app)
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0f766e' } })
      .withExif({ IFD3: { GPSLatitude: '9/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, body } = await upload(person.token, photo)
    expect(status).toBe(201)
    expect(body).toMatchObject({ type: 'image/webp', width: 800, height: 1600 })
    const stored = await sharp(services.files.pathOf(body.id)).metadata()
    expect(stored).toMatchObject({ format: 'webp' })
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])

    const seen = await app.app.inject({ url: body.url })
    expect(seen.statusCode).toBe(200)
    expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    for (const url of [
      services.files.publicUrl(body.id),
      body.url.replace(/mark=.{5}/, 'mark=aaaaa'),
      body.url.replace(/until=\d/, 'until=9'),
      '/lyu/..%2f..%2fsecret.webp',
      '/lyu/x.webp',
    ]) {
      expect((await app.app.inject({ url })).statusCode, url).toBe(404)
    }

    clock.advance(25 * HOUR)
    expect(await services.files.sweep(db)).toBe(1)
    expect(fs.existsSync(services.files.pathOf(body.id))).toBe(false)
  })

  test('belong to one account', async () => {
    const [owner, other] = [await individual(app), await individual(app)]
    const { body } = await upload(
      owner.token,
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    await expect(
      services.transaction((tx) => services.files.attach(tx, body.id, other.accountId, 'photo_id')),
    ).rejects.toMatchObject({
      code: 'invalid',
      errors: { photo_id: ['validation.reference'] },
    })
    await services.transaction((tx) => services.files.attach(tx, body.id, owner.accountId, 'photo_id'))
    clock.advance(25 * HOUR)
    expect(await services.files.sweep(db)).toBe(0)
    expect((await db.select().from(files).where(eq(files.id, body.id)))[0]?.state).toBe('attached')
  })
})

test('sweeping removes only what has expired', async () => {
  const person = await individual(app)
  const kept = await individual(app)
  await db
    .update(sessions)
    .set({ expiresAt: new Date(clock.now().getTime() - 1) })
    .where(eq(sessions.userId, person.userId))
  await overLimit(db, { key: 'old', limit: 1, per: 60, now: new Date(clock.now().getTime() - 48 * HOUR) })
  await sweep(services)
  expect(await db.select().from(sessions).where(eq(sessions.userId, person.userId))).toEqual([])
  expect(await db.select().from(sessions).where(eq(sessions.userId, kept.userId))).toHaveLength(1)
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, 'old'))).toEqual([])
})

test('a second start keeps schema, seeds and secret', async () => {
  await seedReference(services)
  await db.delete(skills).where(eq(skills.position, 0))
  await seedReference(services)
  expect((await db.select({ n: count() }).from(skills))[0]?.n).toBe(FIRST_ENTRIES.skill.length - 1)
  if (app.url === null) return
  const again = await openDatabase({ url: app.url })
  await Promise.all([migrateDatabase(again), migrateDatabase(again)])
  const built = await createServices({
    config: services.config,
    database: again,
    log: services.log,
    reactions: services.reactions,
    openCharts: createChartPress,
  })
  expect(built.services.secret('preview')).toBe(services.secret('preview'))
  expect(built.services.secret('files')).not.toBe(services.secret('preview'))
  await built.close()
  await again.close()
})

test('ids of rows increase, codes can be read aloud, tokens are long', () => {
  const made = Array.from({ length: 5000 }, () => services.ids.uuid())
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(5000)
  expect(services.ids.code()).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
  expect(services.ids.token()).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('passwords are hashed by argon2id, and the commonest are known', async () => {
  const hash = await services.passwords.hash('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await services.passwords.verify(hash, 'correct horse battery')).toBe(true)
  expect(await services.passwords.verify(hash, 'correct horse batterz')).toBe(false)
  expect(services.passwords.isCommon('QwertyUiop')).toBe(true)
  expect(services.passwords.isCommon('demo-sira-2026')).toBe(false)
})
