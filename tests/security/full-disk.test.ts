import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { jobs } from '../../server/db/platform-tables.ts'
import { files } from '../../server/db/tables.ts'
import { runDueJobs } from '../../server/kernel/jobs.ts'
import { folderTransport, listMails } from '../../server/kernel/mail.ts'
import { jobHandlers } from '../../server/outbox.ts'
import { company, individual } from '../factories/people.ts'
import { fileForm, png } from '../factories/pictures.ts'
import { pdf } from '../factories/documents.ts'
import { departmentBody } from '../factories/structure.ts'
import { testApp, type Answered } from '../setup/app.ts'

const app = await testApp()
const { dataDir } = app.services.config
afterEach(() => void vi.restoreAllMocks())

const fault = (code: string) =>
  Object.assign(new Error(`${code}: it takes nothing more, write`), { code, errno: -28, syscall: 'write' })
/**
 * What a file system does that has become full: files can be made, and the first bytes too. The database here is a
 * server with a disk of its own.
 */
function fillDisk(code: string): void {
  vi.spyOn(fs, 'createWriteStream').mockImplementation((target) => {
    fs.writeFileSync(target as string, 'the first bytes')
    return new Writable({ write: (_chunk, _encoding, done) => done(fault(code)) }) as fs.WriteStream
  })
  const open = fsPromises.open
  vi.spyOn(fsPromises, 'open').mockImplementation(async (...given) => {
    const handle = await open(...given)
    if (given[1] === 'w') vi.spyOn(handle, 'writeFile').mockRejectedValue(fault(code))
    return handle
  })
  vi.spyOn(fsPromises, 'writeFile').mockImplementation(async (target) => {
    fs.writeFileSync(target as string, 'the first bytes')
    throw fault(code)
  })
}
function* filesIn(dir: string): Generator<string> {
  for (const entry of fs.existsSync(dir) ? fs.readdirSync(dir, { withFileTypes: true }) : []) {
    if (entry.isDirectory()) yield* filesIn(path.join(dir, entry.name))
    else yield path.join(dir, entry.name)
  }
}
const kept = () => [...filesIn(dataDir)].toSorted()
function assertAway({ status, headers, body }: Answered): void {
  expect([status, body['code']], JSON.stringify(body)).toEqual([503, 'unavailable'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG'])(
  'an upload on a disk that says %s answers 503, names the folder in the log, leaves nothing, and works as soon as it can',
  async (code) => {
    const person = await individual(app)
    const uploads = [
      () => app.call('POST', '/files/pictures', { as: person, body: fileForm(new Uint8Array(picture)) }),
      () =>
        app.call('POST', '/files/documents', {
          as: person,
          body: fileForm(new Uint8Array(document), 'work.pdf', 'application/pdf'),
        }),
    ]
    const [picture, document] = [await png(300, 200), pdf('A work')]
    const [before, rows, lines] = [kept(), await app.db.$count(files), app.logged.length]
    fillDisk(code)
    for (const upload of uploads) assertAway(await upload())
    // Staging has room again, the store has not.
    vi.mocked(fs.createWriteStream).mockRestore()
    vi.mocked(fsPromises.writeFile).mockRestore()
    for (const upload of uploads) assertAway(await upload())
    expect(kept()).toEqual(before)
    expect(await app.db.$count(files)).toBe(rows)
    const told = app.logged.slice(lines).filter((line) => line.includes(`"folder":"${dataDir}"`))
    expect(told.length).toBe(4)
    for (const line of told) expect(line).toContain(code)
    vi.restoreAllMocks()
    for (const upload of uploads) expect((await upload()).status).toBe(201)
  },
)

it('a disk that fills while a picture is written anew is told as that, and not as a damaged picture', async () => {
  const from = path.join(dataDir, 'picture.png')
  fs.writeFileSync(from, await png(300, 200))
  await expect(app.services.uploads.small(from, '/dev/full')).rejects.toMatchObject({ code: 'ENOSPC' })
  fs.rmSync(from)
})

it('a mail for a full folder waits, however long, counts no attempt, leaves no half of itself, and goes when there is room', async () => {
  const outbox = path.join(dataDir, 'outbox')
  const handlers = jobHandlers(app.services, folderTransport(outbox, 'https://sira.example'))
  const person = await individual(app)
  await app.call('POST', '/password/forgot', { body: { email: person.email } })
  fillDisk('ENOSPC')
  for (let hour = 0; hour < 20; hour += 1) {
    await runDueJobs(app.services, handlers)
    app.clock.advance(3_600_000)
  }
  expect(await app.db.select({ queue: jobs.queue, attempts: jobs.attempts }).from(jobs)).toEqual([
    { queue: 'mail', attempts: 0 },
  ])
  expect([...filesIn(outbox)]).toEqual([])
  vi.restoreAllMocks()
  expect(await runDueJobs(app.services, handlers)).toBe(1)
  expect(await listMails(outbox, person.email)).toHaveLength(1)
})

it.each(['53100', '53000', '53200', '53300', '57P03', '58030', '08006', '25P03'])(
  'what the database says with %s is answered by 503, and nothing is half written',
  async (code) => {
    const firm = await company(app)
    const write = () => app.call('POST', '/departments', { as: firm, body: departmentBody() })
    await app.db.execute(
      sql.raw(
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$`,
      ),
    )
    await app.db.execute(
      sql.raw('create trigger refuses after insert on departments for each row execute function refuse()'),
    )
    assertAway(await write())
    await app.db.execute(sql.raw('drop trigger refuses on departments; drop function refuse()'))
    expect((await app.call<readonly unknown[]>('GET', '/departments', { as: firm })).body).toEqual([])
    expect((await write()).status).toBe(201)
  },
)
