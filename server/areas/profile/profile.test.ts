import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { detailBody, sampleDetails, setupBody } from '../../../tests/factories/profile.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { qrCodes } from '../../db/site-tables.ts'
import { files } from '../../db/tables.ts'
import { FIELD_DEFAULTS } from '../../kernel/audience.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
type Values = Record<string, unknown>
const get = async (path: string, as: Person): Promise<Values> => {
  const { status, body } = await app.call<Values>('GET', path, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const put = (path: string, as: Person, body: Values) => app.call<Values>('PUT', path, { as, body })
const errorsOf = (answer: { readonly status: number; readonly body: Values }) => [
  answer.status,
  Object.keys(answer.body['errors'] ?? {}),
]

describe('personal details', () => {
  const audiences = (over: Values = {}) => {
    const {
      headline,
      bio,
      photo,
      cover,
      nickname,
      job_title,
      work_email,
      work_phone_number,
      salary,
      employment_status,
      ...personal
    } = FIELD_DEFAULTS
    return { ...personal, ...over }
  }

  it('starts empty with the default audience of each field, and saves changes', async () => {
    const as = await individual(app)
    expect(await get('/personal/detail', as)).toEqual({
      first_name: 'Abebe',
      middle_name: 'Kebede',
      last_name: 'Tessema',
      display_name: null,
      phone_number: null,
      email: as.email,
      details: null,
      audiences: audiences(),
      version: 1,
    })
    const wanted = {
      first_name: 'አበበ',
      display_name: { am: 'አበበ ከበደ' },
      audiences: audiences({ phone_number: [], email: ['site'], religion: ['resume'] }),
    }
    const changed = await put('/personal/detail', as, await detailBody(app, as, wanted))
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body).toEqual({
      ...(await get('/personal/detail', as)),
      ...wanted,
      details: sampleDetails,
      version: 2,
    })
  })

  it('shows private details to nobody by default', () => {
    for (const field of [
      'religion',
      'blood_group',
      'marital_status',
      'birth_date',
      'kebele',
      'salary',
      'employment_status',
    ] as const)
      expect(FIELD_DEFAULTS[field], field).toEqual([])
  })

  it('accepts one of several edits of the same version and answers the others with the newer one', async () => {
    const as = await individual(app)
    const body = await detailBody(app, as)
    const answers = await Promise.all(
      ['Almaz', 'Bekele', 'Chala'].map((first_name) => put('/personal/detail', as, { ...body, first_name })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const stale = answers.find((answer) => answer.status === 409)
    expect(stale?.body).toMatchObject({ code: 'stale', data: { current: await get('/personal/detail', as) } })
  })

  it.each([
    ['a phone number, which is changed elsewhere', { phone_number: '+251911204518' }, 'phone_number'],
    ['an email, which is changed elsewhere', { email: 'x@example.com' }, 'email'],
    ['an empty name', { last_name: '  ' }, 'last_name'],
    ['half a surrogate pair', { first_name: 'a\ud800' }, 'first_name'],
    ['a repeated audience', { audiences: audiences({ phone_number: ['site', 'site'] }) }, 'audiences.phone_number'],
    ['a private detail for employers', { audiences: audiences({ religion: ['employer'] }) }, 'audiences.religion'],
    ['no audiences', { audiences: null }, 'audiences'],
    ['a birth date in the future', { details: { ...sampleDetails, birth_date: '2199-01-01' } }, 'details.birth_date'],
    ['a sex that is not in the list', { details: { ...sampleDetails, sex: 'unheard-of' } }, 'details.sex'],
    ['a key of another list', { details: { ...sampleDetails, religion: 'ET' } }, 'details.religion'],
    ['a region that is not in the list', { details: { ...sampleDetails, region: 'Atlantis' } }, 'details.region'],
    ['a woreda of another zone', { details: { ...sampleDetails, woreda: 'gullele-01' } }, 'details.woreda'],
    ['a zone of another region', { details: { ...sampleDetails, region: 'oromia' } }, 'details.zone'],
  ])('refuses %s', async (_what, over, field) => {
    const as = await individual(app)
    const answer = await put('/personal/detail', as, await detailBody(app, as, over))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['errors'] ?? {})).toContain(field)
    expect(await get('/personal/detail', as)).toMatchObject({ version: 1, details: null })
  })

  it('saves a newcomer’s name without private details, which cannot be taken away once they are saved', async () => {
    const as = await individual(app)
    const named = await put(
      '/personal/detail',
      as,
      await detailBody(app, as, { display_name: { am: 'አበበ ከበደ' }, details: null }),
    )
    expect([named.status, named.body]).toMatchObject([200, { display_name: { am: 'አበበ ከበደ' }, details: null }])
    // What is required of them binds as soon as one of them is given.
    const half = await put('/personal/detail', as, await detailBody(app, as, { details: { sex: 'female' } }))
    expect(half.status).toBe(422)
    expect(Object.keys(half.body['errors'] ?? {})).toEqual(
      expect.arrayContaining(['details.religion', 'details.blood_group', 'details.birth_date', 'details.location']),
    )
    expect((await put('/personal/detail', as, await detailBody(app, as))).status).toBe(200)
    expect(errorsOf(await put('/personal/detail', as, await detailBody(app, as, { details: null })))).toEqual([
      422,
      ['details'],
    ])
    expect(await get('/personal/detail', as)).toMatchObject({ details: sampleDetails, version: 3 })
  })

  it('reports every unknown key at once, and accepts free text for places outside Ethiopia', async () => {
    const as = await individual(app)
    const wrong = { ...sampleDetails, sex: 'no', blood_group: 'Z', country: 'XX' }
    expect(errorsOf(await put('/personal/detail', as, await detailBody(app, as, { details: wrong })))).toEqual([
      422,
      ['details.sex', 'details.blood_group', 'details.country'],
    ])
    const abroad = {
      ...sampleDetails,
      country: 'KE',
      region: 'Nairobi County',
      zone: 'Westlands',
      woreda: 'Parklands',
      kebele: null,
    }
    expect((await put('/personal/detail', as, await detailBody(app, as, { details: abroad }))).body).toMatchObject({
      details: abroad,
    })
  })

  it('gives administrators only names, and refuses companies', async () => {
    const admin = await administrator(app)
    expect(await get('/personal/detail', admin)).toMatchObject({ details: null, audiences: null })
    expect((await put('/personal/detail', admin, await detailBody(app, admin, { first_name: 'Meron' }))).status).toBe(
      200,
    )
    expect(
      errorsOf(
        await put(
          '/personal/detail',
          admin,
          await detailBody(app, admin, { details: sampleDetails, audiences: audiences() }),
        ),
      ),
    ).toEqual([422, ['details', 'audiences']])
    const firm = await company(app)
    expect((await app.call('GET', '/personal/detail', { as: firm })).status).toBe(403)
    expect((await put('/personal/detail', firm, await detailBody(app, admin))).status).toBe(403)
  })
})

describe('account setup', () => {
  const filled = {
    headline: { en: 'Engineer', am: 'መሐንዲስ' },
    nickname: { am: 'ሰላም' },
    job_title: { en: 'Water engineer' },
    work_email: 'work@example.com',
    work_phone_number: '+251115573204',
    salary: { from: 20_000, to: 30_000.5, currency: 'ETB' },
    employment_status: 'employed',
    language: 'am',
  }

  it('saves pictures, texts, work contact and language', async () => {
    const as = await individual(app)
    const body = await setupBody(app, as, filled)
    const answer = await put('/account/setup', as, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body).toMatchObject({ ...filled, photo_id: body['photo_id'], cover_id: body['cover_id'], version: 2 })
    expect(await get('/account/setup', as)).toEqual(answer.body)
    expect((await get('/user', as))['language']).toBe('am')
    const again = await put('/account/setup', as, { ...body, version: 1, headline: null })
    expect([again.status, again.body['data']]).toEqual([409, { current: answer.body }])
  })

  it('requires a photo, a cover and a hobby', async () => {
    const as = await individual(app)
    const { photo, cover, username: _username, ...now } = await get('/account/setup', as)
    expect([photo, cover]).toEqual([null, null])
    expect(errorsOf(await put('/account/setup', as, now))).toEqual([422, ['photo_id', 'cover_id']])
    const pictures = { photo_id: (await uploadPicture(app, as)).id, cover_id: (await uploadPicture(app, as)).id }
    const refused = await put('/account/setup', as, { ...now, ...pictures })
    expect(errorsOf(refused)).toEqual([422, ['hobbies']])
    expect(refused.body).toMatchObject({ errors: { hobbies: ['This is required'] } })
    const more = { work_phone_number: '+251911000', employment_status: 'unheard-of', cover_id: pictures.photo_id }
    expect(errorsOf(await put('/account/setup', as, { ...now, ...pictures, ...more }))).toEqual([
      422,
      ['work_phone_number', 'employment_status', 'hobbies', 'cover_id'],
    ])
    await app.call('POST', '/hobbies', { as, body: { name: { am: 'ክራር' }, visible: false } })
    expect((await put('/account/setup', as, { ...now, ...pictures })).status).toBe(200)
  })

  it.each([
    ['a phone number that cannot exist', { work_phone_number: '+251911000' }, 'work_phone_number'],
    ['a phone number in another format', { work_phone_number: '0115573204' }, 'work_phone_number'],
    ['a work email that is none', { work_email: 'somewhere' }, 'work_email'],
    ['a salary range whose end is below its start', { salary: { from: 3, to: 2, currency: 'ETB' } }, 'salary.to'],
    ['an employment status that is not in the list', { employment_status: 'retired-twice' }, 'employment_status'],
    ['a salary for employers', { audiences: { ...FIELD_DEFAULTS, salary: ['employer'] } }, 'audiences.salary'],
    ['colours, which belong to the site', { primary_colour: '#123456' }, 'primary_colour'],
  ])('refuses %s', async (_what, over, field) => {
    const as = await individual(app)
    const answer = await put('/account/setup', as, await setupBody(app, as, over))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['errors'] ?? {})).toContain(field)
    expect(await get('/account/setup', as)).toMatchObject({ version: 1, photo_id: null })
  })

  it('attaches photo and cover, releases the old ones, and refuses those of others', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const [first, second, foreign] = [
      await uploadPicture(app, as),
      await uploadPicture(app, as),
      await uploadPicture(app, other),
    ]
    const stateOf = async (id: string) =>
      (await app.db.select({ state: files.state }).from(files).where(eq(files.id, id)))[0]?.state
    expect((await put('/account/setup', as, await setupBody(app, as, { photo_id: first.id }))).body).toMatchObject({
      photo_id: first.id,
      photo: first.url,
    })
    const changed = await put('/account/setup', as, await setupBody(app, as, { photo_id: second.id }))
    expect(changed.body).toMatchObject({ photo_id: second.id })
    expect([
      await stateOf(first.id),
      await stateOf(second.id),
      await stateOf(String(changed.body['cover_id'])),
    ]).toEqual(['staged', 'attached', 'attached'])
    for (const field of ['photo_id', 'cover_id']) {
      expect(
        errorsOf(
          await put(
            '/account/setup',
            as,
            await setupBody(app, as, { [field]: foreign.id, headline: { en: 'Changed' } }),
          ),
        ),
      ).toEqual([422, [field]])
      expect(await get('/account/setup', as)).toMatchObject({ photo_id: second.id, headline: null, version: 3 })
    }
    expect(errorsOf(await put('/account/setup', as, await setupBody(app, as, { cover_id: second.id })))).toEqual([
      422,
      ['cover_id'],
    ])
    expect(await stateOf(foreign.id)).toBe('staged')
  })

  it('saves photo and headline alone, keeps the rest, and releases the old photo', async () => {
    const as = await individual(app)
    const body = await setupBody(app, as, filled)
    await put('/account/setup', as, body)
    const photo = await uploadPicture(app, as)
    const face = { photo_id: photo.id, headline: { en: 'Surveyor' }, version: 2 }
    const answer = await put('/account/face', as, face)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body).toMatchObject({
      ...filled,
      ...face,
      photo: photo.url,
      cover_id: body['cover_id'],
      version: 3,
    })
    expect(await put('/account/face', as, face)).toMatchObject({
      status: 409,
      body: { data: { current: answer.body } },
    })
    const cover = { photo_id: body['cover_id'], headline: null, version: 3 }
    expect(errorsOf(await put('/account/face', as, cover))).toEqual([422, ['photo_id']])
    const [old] = await app.db
      .select({ state: files.state })
      .from(files)
      .where(eq(files.id, String(body['photo_id'])))
    expect(old?.state).toBe('staged')
    expect((await put('/account/face', as, { photo_id: null, headline: null, version: 3 })).body).toMatchObject({
      photo: null,
      headline: null,
      cover_id: body['cover_id'],
    })
  })

  it('is open only to the owner of an individual account', async () => {
    const worker = await employee(app)
    expect((await app.call('GET', '/account/setup', { as: worker })).status).toBe(403)
    expect((await app.call('GET', '/account/setup', { as: { ...worker, accountId: worker.own } })).status).toBe(200)
    expect((await app.call('GET', '/account/setup', { as: await company(app) })).status).toBe(403)
    expect(
      (
        await app.call('GET', '/account/setup', {
          as: { token: worker.token, accountId: (await individual(app)).accountId },
        })
      ).status,
    ).toBe(403)
  })
})

describe('the card', () => {
  it('gets one code that never changes, even when requested many times at once', async () => {
    const as = await individual(app)
    await app.db.delete(qrCodes).where(eq(qrCodes.accountId, as.accountId))
    const cards = await Promise.all(Array.from({ length: 12 }, () => app.call<Values>('GET', '/card', { as })))
    expect(new Set(cards.map(({ body }) => body['code'])).size).toBe(1)
    const card = cards[0]?.body ?? {}
    expect(card).toMatchObject({
      url: `${app.services.config.webOrigin}/${String(card['code'])}`,
      site_url: null,
      name: { en: 'Abebe Kebede Tessema' },
      email: as.email,
      scans: 0,
    })
  })
})
