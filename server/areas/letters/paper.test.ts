import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Letter } from '../../../openapi/schemas/letter.ts'
import type { LetterPages } from '../../../openapi/schemas/letter-paper.ts'
import {
  clearLetterSettings,
  letterLevelOf,
  letterTemplateOf,
  letterTypeOf,
  templateBody,
} from '../../../tests/factories/letter-settings.ts'
import {
  act,
  approver,
  draftLetter,
  issued,
  keptLetter,
  letterText,
  submitted,
} from '../../../tests/factories/letters.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { fileForm, png, uploadPicture } from '../../../tests/factories/pictures.ts'
import { company, employee, signIn, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { letterApprovals } from '../../db/letters-tables.ts'
import { files } from '../../db/tables.ts'
import { inspectSealedPdf } from '../../kernel/seal/inspect-pdf.ts'
import { doLetterWork } from './letter.worker.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { account: { companyName: 'Abay Water Works' } })
})
const field = (name: string) => ({ text: `{${name}}`, field: name })
const about = (...names: readonly string[]) => [
  { type: 'paragraph', text: names.flatMap((name) => [field(name), { text: ' · ' }]) },
]
const read = async (id: string) => (await act(app, firm, 'GET', `/letters/${id}`)) as unknown as Letter
const pages = async (id: string) => (await act(app, firm, 'GET', `/letters/${id}/pages`)) as unknown as LetterPages
const typeId = async (over: Readonly<Record<string, unknown>> = {}) => {
  await clearLetterSettings(app, firm)
  return (await letterTypeOf(app, firm, over)).id
}
/** The bytes of an issued letter, as whoever may read it downloads them. */
async function fileOf(id: string): Promise<Buffer> {
  const { document } = await read(id)
  expect(document).not.toBeNull()
  const answer = await app.app.inject({ method: 'GET', url: document?.url ?? '' })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}
const tight = (text: string) => text.replaceAll(/\s/g, '')

describe('the paper of a letter', () => {
  it('is sealed after the issue, has its number, words and code, and is made once', async () => {
    const { id: template_id } = await letterTemplateOf(app, firm)
    const { id: type } = await letterTypeOf(app, firm, { template_id })
    const id = await issued(app, firm, type)
    expect((await read(id)).document).toBeNull()
    await app.mails()
    const { document, reference } = await read(id)
    const bytes = await fileOf(id)
    expect(inspectSealedPdf(bytes, app.services.sealKey)).toMatchObject({ state: 'genuine' })
    const words = (await pdfTexts(bytes)).map((page) => page.words).join('')
    const { code } = await keptLetter(app, id)
    for (const text of [
      reference ?? '-',
      'Abay Water Works',
      'She works here since 2019.',
      'To',
      'Awash Bank',
      `/letter/${code}`,
    ])
      if (text !== 'To') expect(words).toContain(tight(text))
    const before = await app.db.$count(files)
    await doLetterWork(app.services, { payload: { about: 'file', letterId: id } })
    expect(await app.db.$count(files)).toBe(before)
    expect((await read(id)).document?.sha256).toBe(document?.sha256)
  })

  it('says what was on record at its issue, whatever changes before its file is made', async () => {
    const type = await typeId()
    const worker = await employee(app, { of: firm })
    const id = await submitted(app, firm, type, {
      body: about('company_name', 'first_day', 'today'),
      about_user_id: worker.userId,
    })
    await act(app, firm, 'POST', `/letters/${id}/issue`, { version: (await keptLetter(app, id)).version })
    const { body } = await read(id)
    expect(JSON.stringify(body)).not.toContain('{first_day}')
    await clearTemplate(id)
    await app.mails()
    const words = (await pdfTexts(await fileOf(id))).map((page) => page.words).join('')
    expect(words).toContain(tight('Abay Water Works ·'))
  })
  /** Nothing that the company has now is read when the file is made. */
  const clearTemplate = async (id: string) => {
    const { paper } = await keptLetter(app, id)
    expect(paper?.data.body.length).toBe(1)
  }

  it('never leaves with a blank: what nothing is known of is named in the preview, and refuses the submission', async () => {
    const id = await draftLetter(app, firm, await typeId(), { body: about('person_name', 'salary') })
    const { missing, pages: shown } = await pages(id)
    expect(missing).toEqual(['person_name', 'salary'])
    expect(shown).toHaveLength(1)
    const { version } = await keptLetter(app, id)
    const { status, body } = await app.call<{ errors: object }>('POST', `/letters/${id}/submit`, {
      as: firm,
      body: { version },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['body']])
  })

  it('is about somebody of the company, and of no other', async () => {
    const stranger = await employee(app)
    const id = await draftLetter(app, firm, await typeId())
    const { version } = await keptLetter(app, id)
    const { status, body } = await app.call<{ errors: object }>('PUT', `/letters/${id}`, {
      as: firm,
      body: { ...letterText({ about_user_id: stranger.userId }), version },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['about_user_id']])
  })
})

describe('a signature', () => {
  const draw = async (who: Person) => {
    const as = { token: await signIn(app, who.userId), accountId: who.accountId }
    const { status } = await app.call('PUT', '/letter-signature', { as, body: fileForm(await png()) })
    expect(status).toBe(200)
  }
  const approve = async (id: string, who: Person, level = 1) =>
    act(app, who, 'POST', `/letters/${id}/approve`, {
      content_version: (await keptLetter(app, id)).contentVersion,
      level,
    })
  const signatureOf = async (id: string) =>
    (await app.db.select().from(letterApprovals).where(eq(letterApprovals.letterId, id))).map((one) => one.signatureId)

  it('is placed by its owner’s approval for the last level, as it was then, and gone once the file is sealed', async () => {
    const type = await typeId()
    const boss = await employee(app, { of: firm })
    await letterLevelOf(app, firm, { approvers: [approver(boss.userId)] })
    await draw(boss)
    const id = await submitted(app, firm, type)
    await approve(id, boss)
    const [copy] = await signatureOf(id)
    expect(copy).toBeTypeOf('string')
    await draw(boss)
    expect(await signatureOf(id)).toEqual([copy])
    await act(app, firm, 'POST', `/letters/${id}/issue`, { version: (await keptLetter(app, id)).version })
    expect((await keptLetter(app, id)).paper?.pictures['signature-1']).toBe(copy)
    await app.mails()
    expect((await read(id)).document).not.toBeNull()
    expect(await signatureOf(id)).toEqual([null])
  })

  it('goes with an approval that counts no more, and is shown to nobody else', async () => {
    const type = await typeId()
    const boss = await employee(app, { of: firm })
    await letterLevelOf(app, firm, { approvers: [approver(boss.userId)] })
    await draw(boss)
    expect((await act(app, boss, 'GET', '/letter-signature'))['picture']).not.toBeNull()
    expect((await act(app, firm, 'GET', '/letter-signature'))['picture']).toBeNull()
    const id = await submitted(app, firm, type)
    await approve(id, boss)
    const { version, contentVersion } = await keptLetter(app, id)
    expect(version).toBeGreaterThan(1)
    await act(app, firm, 'POST', `/letters/${id}/return`, {
      content_version: contentVersion,
      level: 1,
      note: 'The date.',
    })
    expect(await signatureOf(id)).toEqual(expect.arrayContaining([null]))
    expect((await signatureOf(id)).every((one) => one === null)).toBe(true)
  })
})

describe('a template that is being written', () => {
  const trial = (over: object = {}) => ({ ...templateBody(), lang: 'en', about_user_id: null, ...over })
  const ask = (as: Person, body: object) =>
    app.call<LetterPages>('POST', '/letter-templates/preview', { as, body: { ...body } })

  it('is shown as a page, filled from the records of somebody who works there', async () => {
    const worker = await employee(app, { of: firm })
    const body = { en: about('first_day', 'today') }
    const nobody = await ask(firm, trial({ body }))
    expect([nobody.status, nobody.body.missing]).toEqual([200, ['first_day']])
    const somebody = await ask(firm, trial({ body, about_user_id: worker.userId }))
    expect([somebody.status, somebody.body.missing, somebody.body.pages.length]).toEqual([200, [], 1])
  })

  it('shows neither another company’s people nor its pictures', async () => {
    const stranger = await employee(app)
    const theirs = await uploadPicture(app, await company(app))
    const refused = await app.call('POST', '/letter-templates/preview', {
      as: firm,
      body: trial({ about_user_id: stranger.userId }),
    })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['about_user_id']])
    const stolen = await app.call('POST', '/letter-templates/preview', {
      as: firm,
      body: trial({ logo: 'file', logo_id: theirs.id }),
    })
    expect([stolen.status, Object.keys(stolen.body.errors ?? {})]).toEqual([422, ['logo_id']])
  })
})
