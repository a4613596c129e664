import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { FACT_PART_KEYS, FACT_PARTS, type FactPart } from '../../../openapi/fact-parts.ts'
import type { AnyField } from '../../../openapi/fields.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { SECTIONS, type SectionKey } from '../../../openapi/schemas/profile.ts'
import { completeBody } from '../../../tests/factories/entries.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { publish, resume, snapshot, type MadeResume } from '../../../tests/factories/resumes.ts'
import { attach, supportDocument } from '../../../tests/factories/support-documents.ts'
import { readWordFile } from '../../../tests/factories/word-files.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { resumes } from '../../db/resume-tables.ts'
import { sections } from '../../db/site-tables.ts'
import { accounts, personalDetails, users } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const pathOf = ({ url }: { readonly url: string | null }) => new URL(url ?? 'https://nowhere.invalid').pathname
const get = (url: string, as: Person | null = null, headers: Readonly<Record<string, string>> = {}) =>
  app.app.inject({ url, headers: { ...headers, ...(as === null ? {} : { authorization: `Bearer ${as.token}` }) } })
const readPdf = async (bytes: Buffer) => (await app.services.pdfTexts.textOf(bytes))?.pages.flat().join('') ?? ''
const readWord = async (bytes: Buffer) => (await readWordFile(bytes)).paragraphs.map(({ text }) => text).join('')
/** Lines and hyphens of a page part words. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[\s\u00ad-]/g, '')

/** A word that stands in one field alone. */
const wordOf = (part: string, field: string) => `zq${part}${field}`.replaceAll('_', '').padEnd(20, 'z')
/** What a field says to be found again; undefined for a field without words of its own. */
function said(part: string, field: string, { schema }: AnyField): unknown {
  const word = wordOf(part, field)
  const forms = [{ en: word }, word, `10.1234/${word}`, `https://${word}.example/`, `${word}@example.com`]
  return forms.find((form) => schema.safeParse(form).success)
}
const WORDED: ReadonlySet<string> = new Set(['localized', 'localized-long', 'text', 'address'])
const FIELDS = FACT_PART_KEYS.flatMap((part) =>
  Object.entries(anyResources[FACT_PARTS[part]].fields).flatMap(([field, of]) =>
    WORDED.has(of.kind) && said(part, field, of) !== undefined ? [{ part, field, of }] : [],
  ),
)
/** Adds an entry to each part, with a word of its own in each field. */
async function write(as: Person): Promise<void> {
  for (const [n, part] of FACT_PART_KEYS.entries()) {
    const own = FIELDS.filter((one) => one.part === part).map(
      ({ field, of }) => [field, said(part, field, of)] as const,
    )
    await add(as, part, n, Object.fromEntries(own))
  }
}
async function add(as: Person, part: FactPart, n: number, over: Readonly<Record<string, unknown>>): Promise<void> {
  const resource = anyResources[FACT_PARTS[part]]
  const status = part === 'published_works' ? { status: 'published' } : {}
  const body = await completeBody(app, as.accountId, resource, n, { ...status, ...over })
  const answer = await app.call('POST', resource.path, { as, body })
  expect([part, answer.status], JSON.stringify(answer.body)).toEqual([part, 201])
}

/** What a reader gets of a resume, and its owner for it. */
async function everywhere(as: Person, row: MadeResume): Promise<readonly (readonly [what: string, text: string])[]> {
  const own = async (path: string) => (await get(`/api/resumes/${row.id}${path}`, as)).rawPayload
  return [
    ['page', bare((await get(pathOf(row))).body)],
    ['PDF', bare(await readPdf((await get(`${pathOf(row)}/resume.pdf`)).rawPayload))],
    ['own PDF', bare(await readPdf(await own('/resume.pdf')))],
    ['Word', bare(await readWord(await own('/resume.docx')))],
    ['text', bare((await get('/api/facts/resume.txt?lang=en', as)).body)],
  ]
}
const missing = (texts: Awaited<ReturnType<typeof everywhere>>, words: readonly string[]) =>
  texts.flatMap(([what, text]) => words.filter((word) => !text.includes(word)).map((word) => `${what}: ${word}`))
const found = (texts: Awaited<ReturnType<typeof everywhere>>, words: readonly string[]) =>
  texts.flatMap(([what, text]) => words.filter((word) => text.includes(word)).map((word) => `${what}: ${word}`))

/** Referees are named to nobody until a resume shows them. */
const ASKED_FOR: ReadonlySet<string> = new Set(['references'])
const wordsOf = (isIt: (part: FactPart) => boolean) =>
  FIELDS.filter(({ part }) => isIt(part)).map(({ part, field }) => wordOf(part, field))
const PERSONAL = {
  birthDate: '1991-04-17',
  sex: 'female',
  nationality: 'zqnationality',
  bloodGroup: 'zqbloodgroup',
  maritalStatus: 'zqmaritalstatus',
  religion: 'zqreligion',
  country: 'zqcountry',
  region: 'zqregion',
  zone: 'zqzone',
  woreda: 'zqworeda',
  kebele: 'zqkebele',
  location: { en: 'zqlocation' },
}
const { birthDate: _birth, sex: _sex, location: _location, ...told } = PERSONAL
const NEVER = ['1991', ...Object.values(told)]
const CONTACTS = ['zqheadline', 'zqlocation', '911223344'] as const
/** Somebody who has told everything about themself. */
async function somebody(): Promise<Person> {
  const as = await individual(app, {
    user: { phoneNumber: '+251911223344' },
    account: { headline: { en: 'zqheadline' }, bio: { en: 'zqbio' } },
  })
  await app.db.insert(personalDetails).values({ userId: as.userId, ...PERSONAL })
  return as
}

describe('each field of what a person has written', () => {
  it('is in each form of a resume for everyone, but for who is asked for and what is never told', async () => {
    const as = await somebody()
    await write(as)
    await add(as, 'published_works', 50, { title: { en: 'zqunpublished' }, status: 'unpublished' })
    const { body: row } = await publish(app, as, await resume(app, as), { visibility: 'everyone' })
    const texts = await everywhere(as, row)
    expect(
      missing(texts, [...wordsOf((part) => !ASKED_FOR.has(part)), ...CONTACTS, as.email.split('@')[0] ?? '']),
    ).toEqual([])
    // What they have written for resumes stands in the place of what their page says of them.
    expect(found(texts, [...wordsOf((part) => ASKED_FOR.has(part)), ...NEVER, 'zqbio', 'zqunpublished'])).toEqual([])
  })

  it('is in none where its owner keeps it from resumes, though the resume had selected it', async () => {
    const as = await somebody()
    await write(as)
    const { body: row } = await publish(app, as, await resume(app, as), { visibility: 'everyone' })
    await app.db
      .update(users)
      .set({ audiences: { email: [], phone_number: [], location: [] } })
      .where(eq(users.id, as.userId))
    await app.db
      .update(accounts)
      .set({ audiences: { headline: ['site'], bio: [] } })
      .where(eq(accounts.id, as.accountId))
    const kept = SECTIONS.filter((key): key is FactPart & SectionKey => Object.hasOwn(FACT_PARTS, key))
    await app.db.insert(sections).values(
      kept.map((key, position) => ({
        accountId: as.accountId,
        key,
        visible: true,
        audience: ['site' as const],
        position,
      })),
    )
    const texts = (await everywhere(as, row)).filter(([what]) => what !== 'page')
    const isKept = (part: FactPart) => kept.some((key) => key === part)
    expect(kept.length).toBeGreaterThan(4)
    expect(found(texts, [...wordsOf(isKept), ...CONTACTS, `${as.username}@`])).toEqual([])
    expect(
      missing(
        texts,
        wordsOf((part) => !isKept(part) && !ASKED_FOR.has(part)),
      ),
    ).toEqual([])
  })
})

const READERS = ['stranger', 'another', 'administrator', 'owner'] as const
const PASSWORD = 'for the bank'
/** How a resume is shared, and what whoever has its address gets: of its page, its PDF and a document attached to it. */
const KINDS: Readonly<Record<string, readonly [share: Parameters<typeof publish>[3], gets: readonly number[]]>> = {
  private: [{ visibility: 'private' }, [410, 410, 410]],
  link: [{ visibility: 'link' }, [200, 200, 200]],
  // A form without a word of it.
  password: [{ visibility: 'password', password: PASSWORD }, [200, 404, 404]],
  'until a day to come': [{ visibility: 'link', until: '2099-01-01' }, [200, 200, 200]],
  everyone: [{ visibility: 'everyone', indexed: true }, [200, 200, 200]],
}
/** The calls of a resume and its parts: what its owner gets. Nobody else finds it, however it is shared. */
const CALLS: Readonly<Record<string, (row: { readonly id: string }) => string>> = {
  'the resume': ({ id }) => `/resumes/${id}`,
  'its first page': ({ id }) => `/resumes/${id}/thumbnail.svg`,
  'its PDF': ({ id }) => `/resumes/${id}/resume.pdf?lang=en`,
  'its Word file': ({ id }) => `/resumes/${id}/resume.docx?lang=en`,
  'its copies': ({ id }) => `/resumes/${id}/snapshots`,
  'its documents': ({ id }) => `/resumes/${id}/documents`,
  'its QR code': ({ id }) => `/resumes/${id}/qr.svg`,
  'its QR code as a picture': ({ id }) => `/resumes/${id}/qr.png`,
}

describe('a resume, its copy and its document', () => {
  let readers: Readonly<Record<(typeof READERS)[number], Person | null>>
  let owner: Person
  beforeAll(async () => {
    owner = await individual(app, { user: { displayName: { en: 'Zqname Bekele' }, tierKey: 'enterprise' } })
    readers = { stranger: null, another: await individual(app), administrator: await administrator(app), owner }
  })
  /** Published by link with a document, and sent somewhere as a copy; then shared as it is said. */
  async function shared(over: Parameters<typeof publish>[3]) {
    const { body: first } = await publish(app, owner, await resume(app, owner))
    const document = await supportDocument(app, owner)
    await attach(app, owner, first, document)
    const copy = await snapshot(app, owner, first)
    const saved = await app.call<{ readonly resume: MadeResume }>('GET', `/resumes/${first.id}`, { as: owner })
    const { status, body } = await publish(app, owner, saved.body.resume, over)
    expect(status, JSON.stringify(body)).toBe(200)
    return { id: first.id, path: pathOf(first), copy: pathOf(copy), document: document.id }
  }
  const tell = async ({ path, copy, document }: Awaited<ReturnType<typeof shared>>, headers = {}) => {
    const rows: Record<string, readonly number[]> = {}
    const status = async (url: string, who: Person | null) => (await get(url, who, headers)).statusCode
    for (const reader of READERS) {
      const who = readers[reader]
      rows[reader] = [
        await status(path, who),
        await status(`${path}/resume.pdf`, who),
        await status(`${path}/document/${document}`, who),
        await status(copy, who),
        await status(`${copy}/resume.pdf`, who),
        await status(`${copy}/document/${document}`, who),
      ]
    }
    return rows
  }
  const forAll = (gets: readonly number[]) => Object.fromEntries(READERS.map((reader) => [reader, gets]))
  const sitemap = async () => (await get('/sitemap.xml')).body

  it.each(Object.entries(KINDS))('shared as %s: whoever has the address', async (kind, [over, gets]) => {
    const row = await shared(over)
    // A copy stays with whoever it was sent to, without the documents of today.
    await expect.poll(() => tell(row), { timeout: 30_000 }).toEqual(forAll([...gets, 200, 200, 404]))
    const page = await get(row.path)
    expect(page.body.includes('Zqname')).toBe(gets[0] === 200 && kind !== 'password')
    expect((await sitemap()).includes(row.path)).toBe(kind === 'everyone')
    expect(await sitemap()).not.toContain(row.copy)
    const loud = [page.headers['x-robots-tag'], (await get(row.copy)).headers['x-robots-tag']]
    expect(loud).toEqual([kind === 'everyone' ? undefined : 'noindex', 'noindex'])
  })

  it.each(Object.entries(KINDS))('shared as %s: by the calls, its owner alone', async (_kind, [over]) => {
    const row = await shared(over)
    const answers = await Promise.all(
      Object.entries(CALLS).map(async ([what, pathFor]) => {
        const statuses: number[] = []
        for (const reader of READERS) statuses.push((await get(`/api${pathFor(row)}`, readers[reader])).statusCode)
        return [what, statuses] as const
      }),
    )
    expect(answers).toEqual(Object.keys(CALLS).map((what) => [what, [401, 404, 403, 200]]))
    const documents = async (as: Person | null) => (await get('/api/support-documents', as)).body
    expect(await documents(owner)).toContain(row.document)
    for (const reader of READERS)
      if (reader !== 'owner') expect(await documents(readers[reader])).not.toContain(row.document)
  })

  it('opens with its password, and with nothing of another', async () => {
    const [row, other] = [await shared(KINDS['password']?.[0] ?? {}), await shared(KINDS['password']?.[0] ?? {})]
    const entered = await app.app.inject({
      method: 'POST',
      url: row.path,
      payload: new URLSearchParams({ password: PASSWORD }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    expect(await tell(row, { cookie })).toEqual(forAll([200, 200, 200, 200, 200, 404]))
    expect((await get(row.path, null, { cookie })).body).toContain('Zqname')
    expect(await tell(other, { cookie })).toEqual(forAll([200, 404, 404, 200, 200, 404]))
    expect((await get(other.path, null, { cookie })).body).not.toContain('Zqname')
  })

  it('is gone past its last day, and with its copies once it is deleted', async () => {
    const row = await shared({ until: '2099-01-01' })
    await app.db.update(resumes).set({ until: '2020-01-01' }).where(eq(resumes.id, row.id))
    expect((await tell(row))['stranger']?.slice(1)).toEqual([410, 410, 200, 200, 404])
    await app.call('DELETE', `/resumes/${row.id}`, { as: owner })
    await expect.poll(() => tell(row), { timeout: 30_000 }).toEqual(forAll([410, 410, 410, 410, 410, 410]))
  })
})
