import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { CARD_DESIGNS, CARD_SIDES } from '../../../openapi/schemas/site.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { scanned } from '../../../tests/factories/qr.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts, files, users } from '../../db/tables.ts'

let test: TestApp
let hana: Person
const NAME = { en: 'Hana Bekele Wolde', am: 'ሐና በቀለ ወልዴ' }
const TITLE = { en: 'Structural engineer', am: 'የስትራክቸር መሐንዲስ' }

beforeAll(async () => {
  test = await testApp()
  hana = await individual(test, {
    username: 'hana.bekele',
    email: 'hana@example.com',
    user: { phoneNumber: '+251911234567', displayName: NAME },
    account: { jobTitle: TITLE, workEmail: 'office@roads.example', workPhoneNumber: '+251115512345' },
  })
  const { id } = await uploadPicture(test, hana)
  await test.db.update(files).set({ state: 'attached' }).where(eq(files.id, id))
  await test.db.update(accounts).set({ pictureId: id }).where(eq(accounts.id, hana.accountId))
  await test.db.update(sites).set({ status: 'published' }).where(eq(sites.accountId, hana.accountId))
  await allow(['site', 'card'])
})

/** Who sees every field of the card. */
async function allow(audience: readonly ('site' | 'card')[]): Promise<void> {
  const own = { phone_number: [...audience], email: [...audience] }
  const shared = {
    headline: [...audience],
    photo: [...audience],
    job_title: [...audience],
    work_email: [...audience],
    work_phone_number: [...audience],
  }
  await test.db.update(users).set({ audiences: own }).where(eq(users.id, hana.userId))
  await test.db.update(accounts).set({ audiences: shared }).where(eq(accounts.id, hana.accountId))
}
const get = (path: string, as: Person | undefined = hana) => test.call('GET', path, { as })
const text = async (path: string) => (await get(path)).bytes.toString()
const unfolded = (contact: string) => contact.replaceAll('\r\n ', '')

describe('the design', () => {
  it('is the first one until another is saved, and a change needs the current version', async () => {
    const person = await individual(test)
    expect((await get('/card', person)).body).toMatchObject({ design: 'band', version: 1 })
    const kept = await test.call('PUT', '/card', { as: person, body: { design: 'ledger', version: 1 } })
    expect(kept).toMatchObject({ status: 200, body: { design: 'ledger', version: 2 } })
    expect((await get('/card', person)).body).toMatchObject({ design: 'ledger', version: 2 })
    const late = await test.call('PUT', '/card', { as: person, body: { design: 'portrait', version: 1 } })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { design: 'ledger', version: 2 } } },
    })
    const [drawn, ledger] = await Promise.all([
      get('/card/svg/front', person),
      get('/card/svg/front?design=ledger', person),
    ])
    expect(drawn.bytes).toEqual(ledger.bytes)
  })

  it('is one of the three', async () => {
    expect((await test.call('PUT', '/card', { as: hana, body: { design: 'gold', version: 1 } })).status).toBe(422)
    expect((await get('/card/svg/front?design=gold')).status).toBe(422)
  })

  it('is saved once when two changes arrive at the same time', async () => {
    const person = await individual(test)
    const answers = await Promise.all(
      ['ledger', 'portrait'].map((design) => test.call('PUT', '/card', { as: person, body: { design, version: 1 } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('access to a card', () => {
  it.each(['/card', '/card/qr.svg', '/card/svg/front', '/card/png/back', '/card/print.pdf', '/card/contact.vcf'])(
    'is for people and companies, for their own card only (GET %s)',
    async (path) => {
      expect((await test.call('GET', path)).status).toBe(401)
      expect((await get(path, await company(test))).status).toBe(200)
      expect((await get(path, await employee(test))).status).toBe(403)
      expect((await get(path, { ...hana, accountId: test.services.ids.uuid() })).status).toBe(403)
      expect((await get(path)).status).toBe(200)
    },
  )
  it('answers not found for an unknown side', async () => {
    for (const path of ['/card/svg/top', '/card/png/top']) expect([404, 422]).toContain((await get(path)).status)
  })
})

describe('the drawing', () => {
  const cases = CARD_DESIGNS.flatMap((design) =>
    CARD_SIDES.flatMap((side) => (['en', 'am'] as const).map((language) => ({ design, side, language }))),
  )

  it.each(cases)(
    '$design $side in $language: draws texts as outlines and describes them for screen readers',
    async ({ design, side, language }) => {
      const answer = await get(`/card/svg/${side}?design=${design}&language=${language}`)
      expect(answer.headers['content-type']).toBe('image/svg+xml')
      const svg = answer.bytes.toString()
      expect(svg).toContain('width="85mm" height="55mm"')
      expect(svg).not.toContain('<text')
      expect(svg).toMatch(new RegExp(`<title id="t">[^<]*${NAME[language]}`))
      const { width, height } = await sharp(answer.bytes).metadata()
      expect(width / height).toBeCloseTo(85 / 55, 1)
    },
  )

  it('shows on the front what its holders may see, and on the back the address of the code', async () => {
    const desc = (svg: string) => /<desc id="d">([^<]*)</.exec(svg)?.[1]
    expect(desc(await text('/card/svg/front?language=en'))).toBe(
      'Hana Bekele Wolde · Structural engineer · Phone +251 91 123 4567 · Work +251 11 551 2345 · Email hana@example.com · Work office@roads.example · Site localhost:3000/@hana.bekele',
    )
    const { code } = (await get('/card')).body
    expect(desc(await text('/card/svg/back?language=am'))).toBe(
      `ሐና በቀለ ወልዴ · አድራሻዬን ለማስቀመጥ ኮዱን ይቃኙ · localhost:3000/${code as unknown as string}`,
    )
  })

  it('is a picture of 600 dots per inch', async () => {
    const { bytes, headers } = await get('/card/png/front?design=portrait')
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 2008, height: 1299, density: 600 })
  })

  it.each(CARD_DESIGNS)('%s: the code scans although a logo covers its middle', async (design) => {
    const { url } = (await get('/card')).body
    expect(await scanned((await get(`/card/png/back?design=${design}`)).bytes)).toBe(url)
    // As a weak camera sees it.
    expect(await scanned((await get(`/card/svg/back?design=${design}`)).bytes, 320)).toBe(url)
  })

  it('can be the code alone', async () => {
    const { url } = (await get('/card')).body
    expect(await scanned((await get('/card/qr.svg')).bytes, 240)).toBe(url)
  })
})

describe('the PDF', () => {
  it.each(CARD_DESIGNS)(
    '%s has both scripts as text, 85 × 55 mm with 3 mm around, and its fonts in it',
    async (design) => {
      const { bytes, headers } = await get(`/card/print.pdf?design=${design}&language=am`)
      expect(headers['content-type']).toBe('application/pdf')
      const pages = await pdfTexts(bytes)
      const millimetres = (points: number) => Math.round((points / 72) * 25.4 * 10) / 10
      expect(pages.map(({ view }) => view.map(millimetres))).toEqual([
        [0, 0, 91, 61],
        [0, 0, 91, 61],
      ])
      for (const written of [
        'ሐና በቀለ ወልዴ',
        'የስትራክቸር መሐንዲስ',
        '+251 91 123 4567',
        '+251 11 551 2345',
        'hana@example.com',
        'office@roads.example',
        'localhost:3000/@hana.bekele',
      ])
        expect(pages[0]?.words).toContain(written.replaceAll(/\s/g, ''))
      expect(pages[1]?.words).toContain('አድራሻዬን ለማስቀመጥ ኮዱን ይቃኙ'.replaceAll(/\s/g, ''))
      const source = bytes.toString('latin1')
      const trim = [...source.matchAll(/\/TrimBox \[([^\]]*)\]/g)].map(([, box = '']) =>
        box.split(' ').map(Number).map(millimetres),
      )
      expect(trim).toEqual([
        [3, 3, 88, 58],
        [3, 3, 88, 58],
      ])
      expect(source.match(/\/FontName \/[A-Z]{6}\+NotoSans(Ethiopic)?-(Regular|Bold)/g)?.length).toBeGreaterThanOrEqual(
        2,
      )
      expect(source.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(2)
      expect(bytes.length).toBeLessThan(200_000)
    },
  )
})

describe('the contact', () => {
  it('is version 3.0 unless 4.0 is requested, in the requested language', async () => {
    const old = unfolded(await text('/card/contact.vcf'))
    expect(old).toContain(
      'VERSION:3.0\r\nFN:Hana Bekele Wolde\r\nN:;Hana;Bekele,Wolde;;\r\nTITLE:Structural engineer\r\nTEL;TYPE=CELL:+251911234567\r\n',
    )
    const fresh = unfolded(await text('/card/contact.vcf?version=4.0&language=am'))
    expect(fresh).toContain(
      'VERSION:4.0\r\nKIND:individual\r\nFN;LANGUAGE=am:ሐና በቀለ ወልዴ\r\nN;LANGUAGE=am:;ሐና;በቀለ,ወልዴ;;\r\n',
    )
    expect((await get('/card/contact.vcf?version=2.1')).status).toBe(422)
  })

  it('is the same for people who scan the code', async () => {
    const { code } = (await get('/card')).body
    const open = (query = '') => test.app.inject({ url: `/${code as unknown as string}.vcf${query}` })
    expect((await open()).payload).toBe(await text('/card/contact.vcf'))
    expect((await open('?version=4.0&lang=am')).payload).toBe(await text('/card/contact.vcf?version=4.0&language=am'))
    expect((await open('?version=9')).payload).toContain('VERSION:3.0')
  })

  it('carries a small photo', async () => {
    const base64 = /PHOTO;ENCODING=b;TYPE=JPEG:([^\r]*)/.exec(unfolded(await text('/card/contact.vcf')))?.[1] ?? ''
    expect(base64.length).toBeGreaterThan(100)
    expect(base64.length).toBeLessThanOrEqual(30_000)
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 256,
      height: 256,
    })
  })
})

it('contains no field that only its owner may see, like every other file', async () => {
  await allow(['site'])
  const { code } = (await get('/card')).body
  const secrets = [
    '251911234567',
    '251 91 123 4567',
    'hana@example.com',
    'office@roads.example',
    '251115512345',
    '251 11 551 2345',
    'Structural',
    'PHOTO',
    'image/jpeg',
  ]
  const contents = [
    JSON.stringify((await get('/card')).body),
    ...(await Promise.all(
      CARD_DESIGNS.flatMap((design) => CARD_SIDES.map((side) => text(`/card/svg/${side}?design=${design}`))),
    )),
    ...(await Promise.all(
      ['3.0', '4.0'].map(async (version) => unfolded(await text(`/card/contact.vcf?version=${version}`))),
    )),
    unfolded((await test.app.inject({ url: `/${code as unknown as string}.vcf` })).payload),
    ...(await pdfTexts((await get('/card/print.pdf?design=ledger')).bytes)).map(({ words }) => words),
  ]
  for (const content of contents) for (const secret of secrets) expect(content).not.toContain(secret)
  // The PDF has no picture either.
  expect((await get('/card/print.pdf?design=portrait')).bytes.toString('latin1')).not.toContain('/Subtype /Image')
  await allow(['site', 'card'])
})

it('shows the three names in English when only an Amharic name is shown, like the site and the menu', async () => {
  const user = { firstName: 'Sara', middleName: 'Tadesse', lastName: 'Alemu', displayName: { am: 'ሳራ ታደሰ' } }
  const sara = await individual(test, { user })
  await test.db.update(sites).set({ status: 'published' }).where(eq(sites.accountId, sara.accountId))
  for (const [lang, name] of [
    ['en', 'Sara Tadesse Alemu'],
    ['am', 'ሳራ ታደሰ'],
  ] as const) {
    const of = async (path: string) => (await get(`${path}?language=${lang}`, sara)).bytes
    expect((await of('/card/svg/front')).toString()).toMatch(new RegExp(`<title id="t">[^<]*${name}`))
    const [front] = await pdfTexts(await of('/card/print.pdf'))
    expect(front?.words).toContain(name.replaceAll(' ', ''))
    expect(unfolded((await of('/card/contact.vcf')).toString())).toContain(`FN:${name}\r\n`)
    const site = await test.app.inject({ url: `/@${sara.username}?lang=${lang}` })
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(site.payload)?.[1]).toContain(name)
  }
  expect((await get('/card/contact.vcf', sara)).bytes.toString()).toContain('N:;Sara;Tadesse,Alemu;;')
  expect((await get('/user', sara)).body).toMatchObject({
    accounts: [{ name: { en: 'Sara Tadesse Alemu', am: 'ሳራ ታደሰ' } }],
  })
})

it('mentions a number and an address once that are both the own and those at work', async () => {
  const one = await individual(test, {
    email: 'one@example.com',
    user: {
      phoneNumber: '+251911234568',
      audiences: { phone_number: ['card'], email: ['card'] },
    },
    account: {
      workEmail: 'One@Example.com',
      workPhoneNumber: '+251911234568',
      audiences: { work_email: ['card'], work_phone_number: ['card'] },
    },
  })
  const file = async (path: string) => (await get(path, one)).bytes
  const { code } = (await get('/card', one)).body
  const page = await test.app.inject({ url: `/${code as unknown as string}` })
  for (const written of [
    ...(await Promise.all(
      CARD_DESIGNS.map(async (design) => (await file(`/card/svg/front?design=${design}`)).toString()),
    )),
    (await pdfTexts(await file('/card/print.pdf')))[0]?.words ?? '',
    unfolded((await file('/card/contact.vcf')).toString()),
    page.payload.replaceAll(/(href|content)="[^"]*"/g, ''),
  ]) {
    const plain = written.replaceAll(/\s/g, '')
    expect(plain.match(/\+251911234568/g)).toHaveLength(1)
    expect(plain.match(/one@example\.com/gi)).toHaveLength(1)
  }
})

it('contains hostile names as plain text, like every other file', async () => {
  const name = '<script>alert(1)</script>"><img src=x onerror=alert(1)>&amp;]]>\u202e${7*7}'
  const person = await individual(test, { user: { displayName: { en: name } } })
  const svg = (await get('/card/svg/front', person)).bytes
  expect(svg.toString()).not.toMatch(/<script|<img/)
  expect((await sharp(svg).metadata()).format).toBe('svg')
  expect((await get('/card/print.pdf', person)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await get('/card/png/front', person)).status).toBe(200)
  expect(
    unfolded((await get('/card/contact.vcf', person)).bytes.toString()).match(/^(BEGIN|END):VCARD$/gm),
  ).toHaveLength(2)
})
