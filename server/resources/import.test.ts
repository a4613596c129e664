import { beforeAll, describe, expect, it } from 'vitest'
import { BOM, csvLine } from '../../openapi/format/csv.ts'
import { en } from '../../openapi/messages/en.ts'
import { relationsOf } from '../../openapi/field-kinds.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import { hasVerb } from '../../openapi/resource-calls.ts'
import { anyResources, resources, type ResourceName } from '../../openapi/resources/registry.ts'
import { MOST_IMPORTED, type CollectionImport } from '../../openapi/schemas/collection-import.ts'
import { collectionOf, type Row } from '../../tests/factories/entries.ts'
import { administrator, type Person } from '../../tests/factories/people.ts'
import { zip } from '../../tests/factories/archives.ts'
import { workbook } from '../../tests/factories/workbooks.ts'
import type { SheetFix } from '../../openapi/schemas/sheet-fix.ts'
import { importForm } from '../../tests/factories/sheets.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'

const platform = (Object.keys(resources) as ResourceName[]).filter((name) => hasVerb(anyResources[name], 'import'))
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const of = (name: ResourceName) => collectionOf(() => ({ app, admin }), name)
type Answer = CollectionImport & {
  readonly code: string
  readonly data: { readonly current: CollectionImport; readonly reason: string; readonly columns: readonly string[] }
}
const send = (name: ResourceName, text: string | Buffer, plan: string | null = null, headers = {}) =>
  app.call<Answer>('POST', `${anyResources[name].path}.import`, { as: admin, body: importForm(text, plan), headers })
const sheet = (...rows: readonly (readonly unknown[])[]) => rows.map((cells) => csvLine(cells)).join('')
const exported = async (name: ResourceName) =>
  (await app.call('GET', `${anyResources[name].path}.csv`, { as: admin })).bytes
/** Looks at a sheet and then writes what it would do. */
async function imported(name: ResourceName, text: string): Promise<CollectionImport> {
  const { body } = await send(name, text)
  const done = await send(name, text, body.plan)
  expect(done.status, JSON.stringify(done.body)).toBe(201)
  return done.body
}

describe.each(platform)('a spreadsheet of %s', (name) => {
  const { keeper, several, list, create } = of(name)

  it('that was exported changes nothing, and brings back what was deleted, relations and all', async () => {
    const as = await keeper()
    await several(as, 3)
    await create(as, 4, flagOf(anyResources[name]) === null ? {} : { active: false })
    const file = await exported(name)
    const same = await send(name, file)
    expect(same.status, JSON.stringify(same.body)).toBe(201)
    expect(same.body, JSON.stringify(same.body.rows)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 4,
      invalid: 0,
      ignored: [],
    })
    const rows = await list(as)
    await keeper()
    // Without the ids, which are gone: what they relate to is named in both ways, and one is enough.
    const text = file.toString('utf8').replaceAll(/^[0-9a-f-]{36},/gm, ',')
    expect(await imported(name, text)).toMatchObject({ added: 4, changed: 0, invalid: 0, written: 4 })
    const told = ({ id: _, created_at: _c, updated_at: _u, ...row }: Row) => row
    expect((await list(as)).map(told)).toEqual(rows.map(told))
  })
})

describe('the name of a relation in the column of its ids', () => {
  const HEAD = ['name.en', 'sector_id', 'sector_id.en']

  it('is taken for the name, where no other name is there and one entry has it', async () => {
    const { keeper, list } = of('jobTitle')
    const as = await keeper()
    await of('jobSector').keeper()
    const milling = await of('jobSector').create(admin, 1, { name: { en: 'Milling' } })
    expect(await imported('jobTitle', sheet(HEAD, ['Miller', 'milling', '']))).toMatchObject({ added: 1, invalid: 0 })
    expect(await list(as)).toMatchObject([{ name: { en: 'Miller' }, sector_id: milling.id }])
    const { body } = await send('jobTitle', sheet(HEAD, ['Sifter', 'Millin', ''], ['Grinder', 'Milling', 'Mill']))
    expect(body.rows).toMatchObject([{ outcome: 'wrong' }, { outcome: 'wrong' }])
    expect(JSON.stringify(body.rows[0])).toContain(en['validation.sheet_unknown'])
  })
})

describe('a cell that says none of a few values', () => {
  it.each([
    ['en', 'Not in the list. Use one of: ', ', '],
    ['am', 'በዝርዝሩ ውስጥ የለም። ከእነዚህ አንዱን ይጻፉ፦ ', '፣ '],
  ] as const)('is refused with these, in %s', async (lang, said, comma) => {
    const oneOf = (...values: readonly string[]) => [said + values.join(comma)]
    const errorsOf = async (name: ResourceName, ...rows: readonly (readonly string[])[]) =>
      (await send(name, sheet(...rows), null, { lang })).body.rows[0]?.errors
    expect(
      await errorsOf(
        'userType',
        ['name.en', 'summary.en', 'body.en', 'registers', 'active'],
        ['Farmers', 'For farmers', 'Text', 'firm', 'maybe'],
      ),
    ).toEqual({ registers: oneOf('person', 'company'), active: oneOf('TRUE', 'FALSE') })
    expect(
      await errorsOf('pricePlan', ['tier_id.en', 'headline.en', 'highlighted'], ['Free', 'Begin', 'perhaps']),
    ).toMatchObject({ highlighted: oneOf('TRUE', 'FALSE') })
  })
})

describe('corrected cells', () => {
  const corrected = (text: string, fixes: readonly SheetFix[], plan: string | null = null) =>
    app.call<Answer>('POST', `${anyResources.jobTitle.path}.import`, { as: admin, body: importForm(text, plan, fixes) })
  const HEAD = ['name.en', 'sector_id.en']

  it('are what is looked at and what is written, under the plan of what was seen', async () => {
    const as = await of('jobTitle').keeper()
    await of('jobSector').keeper()
    const farming = await of('jobSector').create(admin, 1, { name: { en: 'Farming' } })
    const text = sheet(HEAD, ['Agronomist', 'Farmin'], ['', 'Farming'])
    const { body: wrong } = await send('jobTitle', text)
    expect(wrong.rows).toMatchObject([
      { outcome: 'wrong', cells: { 'name.en': 'Agronomist', 'sector_id.en': 'Farmin', sector_id: '', active: '' } },
      { outcome: 'wrong', cells: { 'name.en': '' } },
    ])
    const fixes = [
      { line: 1, column: 'sector_id.en', value: '' },
      { line: 1, column: 'sector_id', value: farming.id },
      { line: 2, column: 'name.en', value: 'Herder' },
      // The spreadsheet has no such column: only this row has it now.
      { line: 2, column: 'name.am', value: 'እረኛ' },
    ]
    const { body: right } = await corrected(text, fixes)
    expect(right).toMatchObject({ added: 2, invalid: 0, rows: [{ cells: {} }, { cells: {} }] })
    // The file alone, or other corrections, are not what was seen.
    expect((await corrected(text, fixes.slice(0, 3), right.plan)).status).toBe(409)
    expect((await send('jobTitle', text, right.plan)).body).toMatchObject({ invalid: 2, written: 0 })
    expect((await corrected(text, fixes, right.plan)).body).toMatchObject({ written: 2 })
    expect((await of('jobTitle').list(as)).map(({ name }) => name)).toEqual([
      { en: 'Agronomist' },
      { en: 'Herder', am: 'እረኛ' },
    ])
  })
  it('of a row or column that is not there are refused', async () => {
    const { status, body } = await corrected(sheet(HEAD, ['Agronomist', '']), [
      { line: 2, column: 'name.en', value: 'x' },
      { line: 1, column: 'nothing', value: 'x' },
    ])
    expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([
      422,
      ['fixes.0.line', 'fixes.1.column'],
    ])
  })
})

describe('a workbook', () => {
  it('is read as a spreadsheet of text is', async () => {
    await of('skill').keeper()
    const bytes = workbook([['name.en', 'active'], ['Beekeeping', true], [], ['Weaving', false]])
    const { status, body } = await send('skill', bytes)
    expect([status, body.rows]).toMatchObject([
      201,
      [
        { line: 1, outcome: 'added', name: { en: 'Beekeeping' } },
        { line: 3, outcome: 'added' },
      ],
    ])
    expect((await send('skill', bytes, body.plan)).body.written).toBe(2)
    expect((await of('skill').list(admin)).map(({ active }) => active)).toEqual([true, false])
  })
  it('that is none, or is made to hold up the server, is refused', async () => {
    const long = workbook([], { sheet: ' '.repeat(33_000_000) })
    for (const bytes of [zip([{ name: 'a', content: 'b' }]), long])
      expect((await send('skill', bytes)).body).toMatchObject({ code: 'sheet_refused', data: { reason: 'type' } })
  })
})

describe('a spreadsheet', () => {
  const sector = () => of('jobSector').create(admin, 1, { name: { en: 'Farming', am: 'ግብርና' } })

  it('is looked at first: each row says what it would do, and nothing is written', async () => {
    const as = await of('jobTitle').keeper()
    await of('jobSector').keeper()
    const farming = await sector()
    const kept = await of('jobTitle').create(as, 1, {
      name: { en: 'Agronomist', am: 'የግብርና ባለሙያ' },
      sector_id: farming.id,
      description: null,
    })
    const other = await of('jobTitle').create(as, 2, {
      name: { en: 'Herder' },
      sector_id: farming.id,
      description: null,
    })
    const text = sheet(
      ['id', 'name.en', 'name.am', 'sector_id.en', 'active', 'Colour'],
      ['', 'agronomist', 'የግብርና ባለሙያ', 'farming', 'yes', 'red'],
      [other.id, 'Herder', 'እረኛ', '', 'no', ''],
      ['', 'Beekeeper', 'ንብ አናቢ', 'ግብርና', '', ''],
      ['', 'Beekeeper', '', 'Farming', '', ''],
      ['', '', '', 'Fishing', 'perhaps', ''],
      ['00000000-0000-4000-8000-000000000000', 'Ghost', '', 'Farming', '', ''],
    )
    const { body } = await send('jobTitle', `${BOM}${text}`)
    expect(body).toMatchObject({ added: 1, changed: 1, unchanged: 0, invalid: 4, ignored: ['Colour'], written: 0 })
    expect(body.rows.map(({ line, id, outcome, changes, errors }) => [line, id, outcome, changes, errors])).toEqual([
      // Its own name in another case, which is a change.
      [1, kept.id, 'changed', ['name'], {}],
      [2, other.id, 'wrong', [], { sector_id: ['This is required'] }],
      [3, null, 'added', [], {}],
      [4, null, 'wrong', [], { 'name.en': ['Same as row 4'] }],
      [
        5,
        null,
        'wrong',
        [],
        {
          name: ['This is required'],
          sector_id: ['Nothing has this name. Add it first'],
          active: [expect.any(String) as string],
        },
      ],
      [6, null, 'wrong', [], { id: ['No entry has this ID. Correct it, or leave it empty'] }],
    ])
    expect(body.rows[2]?.name).toEqual({ en: 'Beekeeper', am: 'ንብ አናቢ' })
    expect((await send('jobTitle', text, body.plan)).body).toMatchObject({ invalid: 4, written: 0 })
    expect(await of('jobTitle').list(as)).toHaveLength(2)
    const amharic = await send('jobTitle', sheet(['name.en', 'sector_id.en'], ['Diver', 'Fishing']), null, {
      lang: 'am',
    })
    expect(amharic.body.rows[0]?.errors).toEqual({ sector_id: ['በዚህ ስም የተመዘገበ የለም። መጀመሪያ ያክሉት'] })
  })

  it('says what becomes of each changed field before it is written, and what an empty cell would erase', async () => {
    const as = await of('jobTitle').keeper()
    await of('jobSector').keeper()
    const farming = await sector()
    const care = await of('jobSector').create(as, 2, { name: { en: 'Health care' } })
    const tale = (end: string) => `${'word '.repeat(90)}${end}`
    await of('jobTitle').create(as, 1, {
      name: { en: 'Nurse', am: 'ነርስ' },
      sector_id: farming.id,
      description: { en: tale('old'), am: 'x'.repeat(500) },
    })
    const text = sheet(
      ['id', 'name.en', 'name.am', 'sector_id.en', 'description.en', 'description.am', 'active'],
      ['', 'Nurse', '', 'Health care', tale('new'), `${'x'.repeat(499)}y`, 'no'],
    )
    const { body } = await send('jobTitle', text)
    expect(body.related).toEqual({ [farming.id]: farming['name'], [care.id]: { en: 'Health care' } })
    const [row] = body.rows
    expect(row?.changes).toEqual(['name', 'sector_id', 'description', 'active'])
    expect(row?.before).toMatchObject({ name: { en: 'Nurse', am: 'ነርስ' }, sector_id: farming.id, active: true })
    expect(row?.after).toMatchObject({ name: { en: 'Nurse' }, sector_id: care.id, active: false })
    expect(row?.after['name']).not.toHaveProperty('am')
    // Of long texts the place in which they differ.
    expect([row?.before['description'], row?.after['description']]).toEqual([
      { en: expect.stringMatching(/^…(word )+old$/) as string, am: `…${'x'.repeat(81)}` },
      { en: expect.stringMatching(/^…(word )+new$/) as string, am: `…${'x'.repeat(80)}y` },
    ])
    expect(JSON.stringify(row).length).toBeLessThan(2000)
    const answer = await send('jobTitle', sheet(['name.en', 'sector_id.en'], ['Nurse', 'Farming'], ['Vet', 'Farming']))
    expect(answer.body.rows.map(({ before, after }) => [before, after])).toEqual([
      [{}, {}],
      [{}, {}],
    ])
    expect(answer.body.related).toEqual({})
  })

  it('is written as it was looked at, once, and not after something changed', async () => {
    const as = await of('jobSector').keeper()
    const row = await sector()
    const text = sheet(
      ['id', 'name.en', 'name.am', 'description.en'],
      [row.id, 'Agriculture', 'ግብርና', 'Fields,\r\n"herds" and bees'],
      ['', 'Mining', '', '=1+1'],
    )
    const { body: seen } = await send('jobSector', text)
    expect(seen).toMatchObject({ added: 1, changed: 1, invalid: 0 })
    const unseen = await send('jobSector', text, 'x')
    expect([unseen.status, unseen.body.code, unseen.body.data.current.plan]).toEqual([409, 'stale', seen.plan])
    expect(
      (await of('jobSector').put(as, row, { name: row['name'], description: null, active: false, version: 1 })).status,
    ).toBe(200)
    const stale = await send('jobSector', text, seen.plan)
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect(await of('jobSector').list(as)).toHaveLength(1)
    const { plan } = stale.body.data.current
    const headers = { 'idempotency-key': app.services.ids.uuid() }
    const done = await send('jobSector', text, plan, headers)
    expect(done.body).toMatchObject({ written: 2 })
    expect((await send('jobSector', text, plan, headers)).body).toEqual(done.body)
    const [changed, added] = await of('jobSector').list(as)
    // The file says nothing of being active, so that stays.
    expect(changed).toMatchObject({
      id: row.id,
      version: 3,
      active: false,
      name: { en: 'Agriculture', am: 'ግብርና' },
      description: { en: 'Fields,\n"herds" and bees' },
    })
    expect(added).toMatchObject({ position: 1, active: true, description: { en: '=1+1' }, name: { en: 'Mining' } })
    expect((await send('jobSector', text.replace(row.id, ''))).body).toMatchObject({ unchanged: 2 })
    expect((await of('jobSector').list(as, '?q=mining')).map(({ id }) => id)).toEqual([added?.id])
  })

  it('lets two entries exchange their names', async () => {
    await of('jobSector').keeper()
    const [one, two] = await of('jobSector').several(admin, 2)
    const nameOf = (row: Row | undefined) => (row?.['name'] as { readonly en: string } | undefined)?.en ?? ''
    const text = sheet(['id', 'name.en'], [one?.id, nameOf(two)], [two?.id, nameOf(one)])
    const { body } = await send('jobSector', text)
    // Only the English names: the Amharic ones stay where they are.
    expect(body, JSON.stringify(body.rows)).toMatchObject({ changed: 2, invalid: 0 })
    expect((await send('jobSector', sheet(['name.en'], [nameOf(one)]))).body).toMatchObject({ unchanged: 1 })
  })

  it('keeps the formatting of texts that it repeats', async () => {
    const as = await of('faq').keeper()
    const row = await of('faq').create(as, 1)
    const text = sheet(['id', 'question.en', 'answer.en'], [row.id, 'Why?', 'Because.\nThat is all.'])
    expect((await send('faq', await exported('faq'))).body).toMatchObject({ unchanged: 1 })
    expect(await imported('faq', text)).toMatchObject({ changed: 1 })
    const { body } = await app.call<Row>('GET', `/faqs/${row.id}`, { as })
    expect(body['answer']).toMatchObject({
      en: [
        { type: 'paragraph', text: [{ text: 'Because.' }] },
        { type: 'paragraph', text: [{ text: 'That is all.' }] },
      ],
      am: (row['answer'] as { readonly am: unknown }).am,
    })
    expect(body['question']).toMatchObject({ en: 'Why?' })
  })

  it('may part its cells by semicolon or tab, and name its columns in either language', async () => {
    await of('jobSector').keeper()
    for (const [at, sign] of [';', '\t'].entries()) {
      const text = `ስም.en${sign}Name.am${sign}ACTIVE\n"Sector ${at}"${sign}ዘርፍ ${at}${sign}FALSE\n`
      expect(await imported('jobSector', text)).toMatchObject({ added: 1, written: 1 })
    }
    expect((await of('jobSector').list(admin)).map(({ name, active }) => [name, active])).toEqual(
      [0, 1].map((n) => [{ en: `Sector ${n}`, am: `ዘርፍ ${n}` }, false]),
    )
  })

  it('needs one column of each field that a new entry must have, in either language', async () => {
    await of('jobTitle').keeper()
    await of('jobSector').keeper()
    await sector()
    const refusedFor = async (...columns: readonly string[]) => (await send('jobTitle', sheet(columns, ['x']))).body
    expect((await refusedFor('active')).data).toEqual({ reason: 'columns', columns: ['name.en', 'sector_id'] })
    expect((await refusedFor('name.am')).data).toEqual({ reason: 'columns', columns: ['sector_id'] })
    expect(await imported('jobTitle', sheet(['name.am', 'sector_id.am'], ['ንብ አናቢ', 'ግብርና']))).toMatchObject({
      added: 1,
      written: 1,
    })
  })

  it('is bounded: rows, columns, and the room in the collection', async () => {
    await of('companySize').keeper()
    const rows = (count: number) => sheet(['name.en'], ...Array.from({ length: count }, (_, n) => [`Size ${n}`]))
    expect((await send('companySize', rows(anyResources.companySize.most + 1))).body).toMatchObject({
      code: 'limit_reached',
    })
    expect((await send('companySize', rows(MOST_IMPORTED + 1))).body).toMatchObject({
      code: 'sheet_refused',
      data: { reason: 'rows' },
    })
    expect((await send('companySize', 'name.en')).body).toMatchObject({ data: { reason: 'empty' } })
    expect((await send('companySize', Buffer.from([0xff, 0xfe, 0, 1]))).body).toMatchObject({
      data: { reason: 'type' },
    })
    expect((await send('jobTitle', sheet(['description.en'], ['x']))).body).toMatchObject({
      data: { reason: 'columns', columns: ['name.en', 'sector_id'] },
    })
    await of('jobSector').keeper()
    expect(await imported('jobSector', rows(anyResources.jobSector.most).replaceAll('Size', 'Sector'))).toMatchObject({
      written: anyResources.jobSector.most,
    })
  })

  it('names what it relates to by id, by name in either language, or by both where they agree', async () => {
    for (const name of ['faq', 'faqSubCategory', 'faqCategory'] as const) await of(name).keeper()
    const [billing, hiring] = [
      await of('faqCategory').create(admin, 1, { name: { en: 'Billing' } }),
      await of('faqCategory').create(admin, 2, { name: { en: 'Hiring' } }),
    ]
    for (const { id } of [billing, hiring])
      await of('faqSubCategory').create(admin, 1, { name: { en: 'Other' }, category_id: id })
    const text = sheet(
      ['name.en', 'category_id', 'category_id.en'],
      ['One', billing.id, 'Hiring'],
      ['Two', hiring.id, 'hiring'],
    )
    const { body } = await send('faqSubCategory', text)
    expect(body.rows.map(({ errors }) => errors)).toEqual([
      { category_id: ['The ID and the name belong to different entries. Clear one of them'] },
      {},
    ])
    // The subcategory of that name within the category; two of them without one.
    const faqs = sheet(
      ['question.en', 'answer.en', 'category_id.en', 'sub_category_id.en'],
      ['A?', 'A.', 'Billing', 'Other'],
      ['B?', 'B.', 'Hiring', 'Nothing'],
    )
    expect((await send('faq', faqs)).body.rows.map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ['added', {}],
      ['wrong', { sub_category_id: ['Nothing has this name. Add it first'] }],
    ])
    expect(relationsOf(anyResources.faq.fields)).toHaveLength(2)
  })

  it('says in its row that an address is another entry’s, or was, and gives those without one theirs', async () => {
    const [as, { create, put, list }] = [await of('faqCategory').keeper(), of('faqCategory')]
    const body = (en: string, slug: string | null) => ({ name: { en }, slug, description: null, active: true })
    const moved = await create(as, 1, body('First', 'one'))
    expect((await put(as, moved, { ...body('First', 'two'), version: 1 })).status).toBe(200)
    const wrong = sheet(['name.en', 'slug'], ['Was', 'one'], ['Is', 'two'], ['None', 'Not one'])
    const { body: seen } = await send('faqCategory', wrong)
    expect(seen.rows.map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ['wrong', { slug: ['Another entry has or had this address'] }],
      ['wrong', { slug: ['Another entry has or had this address'] }],
      ['wrong', { slug: [expect.stringContaining('hyphen') as string] }],
    ])
    expect((await send('faqCategory', wrong, seen.plan)).body).toMatchObject({ invalid: 3, written: 0 })
    expect(await list(as)).toHaveLength(1)
    // The first gets the address that its name gives, unless a later row names it.
    const right = sheet(['name.en', 'slug'], ['Help', ''], ['Other', 'help'], ['Third', 'two-2'])
    expect(await imported('faqCategory', right)).toMatchObject({ added: 3, written: 3 })
    expect((await list(as)).map(({ slug }) => slug)).toEqual(['two', 'help-2', 'help', 'two-2'])
    // Its own former one can be taken back.
    expect(await imported('faqCategory', sheet(['id', 'slug', 'name.en'], [moved.id, 'one', 'First']))).toMatchObject({
      changed: 1,
    })
    expect((await list(as)).map(({ slug }) => slug)).toEqual(['one', 'help-2', 'help', 'two-2'])
  })
})
