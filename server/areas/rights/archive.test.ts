import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { globSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import { openArchive } from '../../kernel/zip.ts'
import { stagedFile } from '../../../tests/factories/entries.ts'
import { hired, jobOffer } from '../../../tests/factories/offers.ts'
import { company, individual, signIn, type Person } from '../../../tests/factories/people.ts'
import { frozenPhoto } from '../../../tests/factories/resumes.ts'
import { secondFactor } from '../../../tests/factories/second-factor.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { sweepArchives } from './archive.commands.ts'
import { personalData } from './personal-data.ts'

const app = await testApp()
const ask = (as: Person, password = as.password) => app.call('POST', '/user/data-archive', { as, body: { password } })
const look = async (as: Person) => (await app.call('GET', '/user/data-archive', { as })).body
const download = async (as: Person) =>
  app.app.inject({ method: 'GET', url: new URL(String((await look(as))['url'])).pathname })
const archiveOf = async (as: Person) => {
  expect((await ask(as)).status).toBe(202)
  await app.mails()
  const answer = await download(as)
  expect(answer.statusCode).toBe(200)
  return openArchive(answer.rawPayload)
}
const json = async (archive: ReturnType<typeof openArchive>, name: string) =>
  JSON.parse(String(await archive.read(name, 10_000_000))) as readonly Record<string, unknown>[]

it('every table is in the archive, or says why it is not', async () => {
  const folder = path.resolve(import.meta.dirname, '../../db')
  const modules = await Promise.all(
    globSync('*tables.ts', { cwd: folder }).map(
      (file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>,
    ),
  )
  const tables = modules.flatMap((each) => Object.values(each).filter((value) => is(value, PgTable)))
  const names = [...new Set(tables.map((table) => getTableConfig(table).name))]
  expect(names.length).toBeGreaterThan(50)
  expect(Object.keys(personalData).toSorted()).toEqual(names.toSorted())
  for (const [table, theirs] of Object.entries(personalData))
    if (typeof theirs === 'string') expect(theirs.length, table).toBeGreaterThan(10)
    else {
      // What it leaves out exists; what is a secret is left out.
      const columns = tables
        .filter((one) => getTableConfig(one).name === table)
        .flatMap((one) => getTableConfig(one).columns)
        .map((column) => column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      for (const column of theirs.without ?? []) expect(columns, table).toContain(column)
      if (theirs.as === undefined)
        for (const column of columns.filter((name) => /hash|secret|search_key/.test(name)))
          expect(theirs.without, `${table}.${column}`).toContain(column)
    }
})

describe('the archive', () => {
  it('has the person, their entries, files, offers, jobs and devices, and nothing of others', async () => {
    const person = await individual(app)
    const stranger = await individual(app)
    const employer = await company(app)
    await app.call('POST', '/hobbies', { as: person, body: { name: { en: 'Chess' }, visible: true } })
    await app.call('POST', '/hobbies', { as: stranger, body: { name: { en: 'Of a stranger' }, visible: true } })
    await hired(app, employer, {}, person)
    await jobOffer(app, employer, stranger)
    const fileId = await stagedFile(app, person.accountId, 'picture')
    const stored = app.services.files.pathOf(fileId)
    await fs.mkdir(path.dirname(stored), { recursive: true })
    await fs.writeFile(stored, 'a picture')
    const frozen = await frozenPhoto(app, person)
    await signIn(app, person.userId, 'Own telephone')
    await secondFactor(app, person.userId)

    const archive = await archiveOf(person)
    const names = archive.entries.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        'users.json',
        'accounts.json',
        'hobbies.json',
        'employments.json',
        'offers.json',
        'offer-terms.json',
        'resume-snapshots.json',
        'sessions.json',
        `files/${fileId}.webp`,
        `files/${frozen}.webp`,
      ]),
    )
    expect(await json(archive, 'users.json')).toEqual([expect.objectContaining({ email: person.email })])
    expect(await json(archive, 'hobbies.json')).toEqual([expect.objectContaining({ name: { en: 'Chess' } })])
    expect(await json(archive, 'employments.json')).toHaveLength(1)
    expect((await json(archive, 'sessions.json')).map(({ device }) => device)).toContain('Own telephone')
    const whole = (
      await Promise.all(
        names.filter((name) => !name.startsWith('files/')).map((name) => archive.read(name, 10_000_000)),
      )
    )
      .map(String)
      .join('\n')
    for (const other of [stranger.email, stranger.userId, 'Of a stranger', employer.email])
      expect(whole).not.toContain(other)
    expect(whole, 'bytes are hashes and secrets').not.toContain('"\\\\x')
    expect(whole).not.toMatch(/argon2|_hash"|"secret"/)
    const index = String(await archive.read('index.html', 1_000_000))
    expect(index).toContain(person.email)
    for (const name of names.filter((each) => each !== 'index.html')) expect(index).toContain(`href="${name}"`)
  })

  it('has a company with its structure, its employees and the offers that it sent', async () => {
    const owner = await company(app)
    const worker = await individual(app)
    await hired(app, owner, {}, worker)
    const archive = await archiveOf(owner)
    expect(await json(archive, 'accounts.json')).toEqual([expect.objectContaining({ kind: 'company' })])
    expect(await json(archive, 'employments.json')).toHaveLength(1)
    expect(await json(archive, 'offers.json')).toEqual([
      expect.objectContaining({ employee_email_key: worker.email.toLowerCase() }),
    ])
  })
})

describe('asking for it', () => {
  it('takes the password, makes one at a time, and tells by mail once', async () => {
    const person = await individual(app)
    expect(await look(person)).toMatchObject({ state: 'none', url: null })
    expect((await ask(person, 'not the password')).status).toBe(422)
    const first = await ask(person)
    expect(first).toMatchObject({ status: 202, body: { state: 'asked', url: null } })
    expect((await ask(person)).body).toEqual(first.body)
    const mails = async () => (await app.mails(person.email)).map(({ subject }) => subject)
    expect(await mails()).toEqual(['Your Sira data is ready to download'])
    expect(await look(person)).toMatchObject({ state: 'ready', bytes: expect.any(Number) })
    for (let n = 0; n < 2; n++) expect((await ask(person)).status).toBe(202)
    expect((await ask(person)).body).toMatchObject({ code: 'too_many_requests' })
  })

  it('gives a link for a quarter of an hour, and keeps the archive for a week', async () => {
    const person = await individual(app)
    await archiveOf(person)
    const { url } = await look(person)
    const at = (link: unknown) => app.app.inject({ method: 'GET', url: new URL(String(link)).pathname })
    expect((await at(String(url).replace(/data-archive\/(.)/, 'data-archive/x'))).statusCode).toBe(410)
    app.clock.advance(15 * 60_000)
    expect((await at(url)).statusCode).toBe(410)
    const fresh = await look(person)
    expect((await at(fresh['url'])).statusCode).toBe(200)
    app.clock.advance(7 * DAY)
    expect(await look(person)).toMatchObject({ state: 'none' })
    await sweepArchives(app.services)
    expect((await at(fresh['url'])).statusCode).toBe(410)
  })

  it('replaces the one before, whose file and links are gone', async () => {
    const person = await individual(app)
    await archiveOf(person)
    const { url } = await look(person)
    await archiveOf(person)
    expect((await app.app.inject({ method: 'GET', url: new URL(String(url)).pathname })).statusCode).toBe(410)
  })
})
