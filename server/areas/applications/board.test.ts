import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import type { ApplicantBoard, ApplicantView } from '../../../openapi/schemas/applicant-board.ts'
import { BOARD_PART, MOST_APPLICANT_VIEWS } from '../../../openapi/schemas/applicant-board.ts'
import type { ApplicantRow, ApplicationStatus } from '../../../openapi/schemas/job-application.ts'
import { applicationIn, stageFor } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { stagedPdf } from '../../../tests/factories/support-documents.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobApplicationFiles, type jobApplications } from '../../db/job-application-tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

type Posting = Awaited<ReturnType<typeof openPosting>>
type Over = Partial<typeof jobApplications.$inferInsert>
/** Somebody new who applied; `ago` is in days. */
const applied = async (posting: Posting, status: ApplicationStatus, en: string, ago = 0, over: Over = {}) =>
  applicationIn(app, await individual(app), posting, status, {
    name: { en },
    appliedAt: new Date(app.clock.now().getTime() - ago * DAY),
    ...over,
  })
/** So many without a person, the first applied last. */
const several = async (posting: Posting, many: number) => {
  for (let n = 0; n < many; n += 1)
    await applicationIn(app, { accountId: null as never }, posting, 'applied', {
      name: { en: `Applicant ${String(n).padStart(2, '0')}` },
      appliedAt: new Date(app.clock.now().getTime() - n * 60_000),
    })
}
const at = (posting: Posting, path: string) => `/job-postings/${posting.id}/applicants${path}`
const board = async (as: Person, posting: Posting, query = '') =>
  app.call<ApplicantBoard>('GET', at(posting, `/board${query}`), { as })
const more = async (as: Person, posting: Posting, query = '') =>
  app.call<{ readonly data: readonly ApplicantRow[] }>('GET', at(posting, `/more${query}`), { as })
const namesOf = (rows: readonly ApplicantRow[]) => rows.map(({ name }) => name?.en)
/** Who stands in which column, without the empty ones. */
const placesIn = ({ columns }: ApplicantBoard) =>
  Object.fromEntries(columns.flatMap(({ stage, data }) => (data.length > 0 ? [[stage.kind, namesOf(data)]] : [])))

describe('a view', () => {
  it('that names a stage of another process is refused and says which part of it, never silently empty', async () => {
    const posting = await openPosting(app, firm)
    const stranger = await company(app)
    const stage = await stageFor(app, await openPosting(app, stranger), 'interview')
    for (const path of ['applicants', 'applicants/more', 'applicants.csv']) {
      const { status, body } = await app.call<{ readonly errors: object }>(
        'GET',
        `/job-postings/${posting.id}/${path}?stage=${stage}`,
        { as: firm },
      )
      expect([path, status, Object.keys(body.errors)]).toEqual([path, 422, ['stage']])
    }
  })
})

describe('the board of a posting', () => {
  it('has every column with its count, the newest first, and no draft', async () => {
    const posting = await openPosting(app, firm)
    await applied(posting, 'applied', 'Abel', 2)
    await applied(posting, 'applied', 'Hiwot', 1)
    await applied(posting, 'offer', 'Meron')
    await applied(posting, 'draft', 'Nobody')
    const { body } = await board(firm, posting)
    expect(body.columns.map(({ stage, count }) => [stage.kind, count])).toEqual([
      ['applied', 2],
      ['screening', 0],
      ['assessment', 0],
      ['interview', 0],
      ['offer', 1],
      ['hired', 0],
      ['rejected', 0],
      ['withdrawn', 0],
    ])
    expect(placesIn(body)).toEqual({ applied: ['Hiwot', 'Abel'], offer: ['Meron'] })
    expect(placesIn((await board(firm, posting, '?sort=name')).body)['applied']).toEqual(['Abel', 'Hiwot'])
  })

  it('is searched and narrowed as the list is', async () => {
    const posting = await openPosting(app, firm)
    await applied(posting, 'applied', 'Abel', 9)
    await applied(posting, 'interview', 'Hiwot', 3, { knockedOut: true })
    const meron = await applied(posting, 'interview', 'Meron', 0)
    await app.db.insert(jobApplicationFiles).values({
      id: app.services.ids.uuid(),
      applicationId: meron.id,
      use: 'cv',
      fileId: await stagedPdf(app, firm),
      place: 0,
    })
    const found = async (query: string) => placesIn((await board(firm, posting, query)).body)
    expect(await found('?within=7')).toEqual({ interview: ['Meron', 'Hiwot'] })
    expect(await found('?within=1')).toEqual({ interview: ['Meron'] })
    expect(await found('?knocked_out=true')).toEqual({ interview: ['Hiwot'] })
    expect(await found('?has_cv=true')).toEqual({ interview: ['Meron'] })
    expect(await found('?has_cv=false')).toEqual({ applied: ['Abel'], interview: ['Hiwot'] })
    expect(await found('?q=abe')).toEqual({ applied: ['Abel'] })
  })

  it('goes on below its first part, and leaves nobody out when the last one of it moves', async () => {
    const posting = await openPosting(app, firm)
    await several(posting, BOARD_PART + 3)
    const { body } = await board(firm, posting)
    const [column] = body.columns
    expect(column?.count).toBe(BOARD_PART + 3)
    expect(column?.data).toHaveLength(BOARD_PART)
    const last = column?.data.at(-1)
    const moved = await app.call('POST', `/applicants/${last?.id}/move`, {
      as: firm,
      body: { to: await stageFor(app, posting, 'offer'), version: 1 },
    })
    expect(moved.status).toBe(200)
    const rest = await more(firm, posting, `?stage=${column?.stage.id}&after=${last?.id}`)
    expect(namesOf(rest.body.data)).toEqual(['Applicant 20', 'Applicant 21', 'Applicant 22'])
    expect(
      namesOf((await more(firm, posting, `?stage=${column?.stage.id}&after=${last?.id}&limit=1`)).body.data),
    ).toEqual(['Applicant 20'])
    expect(namesOf((await more(firm, posting, '?sort=name&limit=2')).body.data)).toEqual([
      'Applicant 00',
      'Applicant 01',
    ])
  })

  it('does not go on after somebody who did not apply for it', async () => {
    const [posting, another] = [await openPosting(app, firm), await openPosting(app, firm)]
    const { id } = await applied(another, 'applied', 'Abel')
    expect((await more(firm, posting, `?after=${id}`)).status).toBe(422)
    expect((await more(firm, posting, `?after=${app.services.ids.uuid()}`)).status).toBe(422)
  })

  it('is the account’s, and of those who may recruit for it', async () => {
    const posting = await openPosting(app, firm)
    const another = await company(app)
    for (const path of ['/board', '/more', '.csv'])
      expect((await app.call('GET', at(posting, path), { as: another })).status, path).toBe(404)
  })
})

describe('the file of applicants', () => {
  it('has everybody who is asked for, and nothing that a spreadsheet would run', async () => {
    const posting = await openPosting(app, firm)
    await applied(posting, 'applied', '=HYPERLINK("http://x","y")', 1, { email: '@SUM(1)', phone: '+251911234567' })
    await applied(posting, 'rejected', 'Hiwot')
    await applied(posting, 'draft', 'Nobody')
    const read = async (query: string) => {
      const { body } = await app.call<string>('GET', at(posting, `.csv${query}`), { as: firm })
      return parse(body, { bom: true, columns: true }) as Readonly<Record<string, string>>[]
    }
    expect(await read('?sort=applied_at')).toMatchObject([
      { name_en: `'=HYPERLINK("http://x","y")`, email: `'@SUM(1)`, phone: '+251911234567', status: 'applied' },
      { name_en: 'Hiwot', status: 'rejected', reason: 'experience' },
    ])
    expect((await read('?status=rejected')).map((row) => row['name_en'])).toEqual(['Hiwot'])
  })
})

describe('kept ways of looking at applicants', () => {
  const list = async (as: Person) => (await app.call<readonly ApplicantView[]>('GET', '/applicant-views', { as })).body
  const save = (as: Person, name: string, address = 'view=board&within=7') =>
    app.call<ApplicantView & { readonly code: string }>('POST', '/applicant-views', { as, body: { name, address } })

  it('are one’s own, in one account, by name', async () => {
    const owner = await company(app)
    const colleague = await employee(app, { of: owner })
    await giveRights(app, owner, colleague, ['recruiting'])
    await save(owner, 'Zemen')
    const { body } = await save(owner, 'Abel')
    expect((await list(owner)).map(({ name }) => name)).toEqual(['Abel', 'Zemen'])
    expect(await list(colleague)).toEqual([])
    const rename = (as: Person) => app.call('PUT', `/applicant-views/${body.id}`, { as, body: { name: 'ዜና' } })
    expect((await rename(colleague)).status).toBe(404)
    expect((await rename(owner)).status).toBe(200)
    expect((await list(owner)).map(({ name }) => name)).toEqual(['Zemen', 'ዜና'])
    const remove = (as: Person) => app.call('DELETE', `/applicant-views/${body.id}`, { as })
    expect((await remove(colleague)).status).toBe(404)
    expect((await remove(owner)).status).toBe(204)
    expect((await remove(owner)).status).toBe(404)
  })

  it('are no more than there is room for, also when several are kept at once', async () => {
    const owner = await company(app)
    for (let n = 1; n < MOST_APPLICANT_VIEWS; n += 1) await save(owner, `View ${n}`)
    const answers = await Promise.all([save(owner, 'One'), save(owner, 'Two')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await list(owner)).toHaveLength(MOST_APPLICANT_VIEWS)
  })

  it('keep no address of another page', async () => {
    for (const address of ['https://example.com/?a=b', '//x', 'a=b&c', 'view=board#x'])
      expect((await save(firm, 'Elsewhere', address)).status, address).toBe(422)
  })
})
