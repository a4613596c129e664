import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../openapi/operations/registry.ts'
import { AUDIENCES, type Audience } from '../../openapi/schemas/primitives.ts'
import { SECTIONS } from '../../openapi/schemas/profile.ts'
import { templatesOf } from '../../openapi/schemas/site.ts'
import { createSiteSource } from '../../server/areas/site/site.source.ts'
import { individual, type Person } from '../factories/people.ts'
import { pdfTexts } from '../factories/pdf.ts'
import {
  allowed,
  disable,
  planted,
  seen,
  strangers,
  THINGS,
  type Planted,
  type Sight,
  type Thing,
} from '../factories/planted.ts'
import { filesOf, sectionEntry } from '../factories/sections.ts'
import { testApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const get = async (url: string): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await app.app.inject({ method: 'GET', url, remoteAddress: '127.0.0.1' })
  return { status: answer.statusCode, text: answer.payload }
}
async function preview(as: Person, looker: Audience | 'me', template: string, language: string): Promise<string> {
  const { body } = await app.call<{ url: string }>('POST', '/site/preview', {
    as,
    body: { template, as: looker, language, look: null },
  })
  const { status, text } = await get(body.url)
  expect(status).toBe(200)
  return text
}

const everyone = [...AUDIENCES]
const others = (of: Audience) => everyone.filter((audience) => audience !== of)
const open: Sight = { field: everyone, section: { visible: true, audience: everyone } }
/** Who may see what: [case, fields for, sections]. */
const cases: readonly (readonly [string, Sight])[] = [
  ['everything for everyone', open],
  ['everything for the owner alone', { field: [], section: { visible: true, audience: [] } }],
  ['hidden sections', { field: everyone, section: { visible: false, audience: everyone } }],
  ...everyone.map((one): readonly [string, Sight] => [
    `everything for ${one} alone`,
    { field: [one], section: { visible: true, audience: [one] } },
  ]),
  ...everyone.map((one): readonly [string, Sight] => [
    `everything but for ${one}`,
    { field: others(one), section: { visible: true, audience: others(one) } },
  ]),
]
/** What stands on a card at all. */
const TEMPLATES = templatesOf('individual')
const ON_CARD: ReadonlySet<Thing> = new Set<Thing>([
  'phone_number',
  'email',
  'headline',
  'photo',
  'job_title',
  'work_email',
  'work_phone_number',
])

describe.each(cases)('%s', (name, sight) => {
  let placed: Planted
  beforeAll(async () => {
    const n = cases.findIndex(([other]) => other === name)
    placed = await planted(app, sight, n, TEMPLATES[n % TEMPLATES.length])
  })
  /** Nothing that is not for them. */
  const only = (text: string, may: readonly Thing[]) =>
    expect(seen(placed, text).filter((thing) => !may.includes(thing))).toEqual([])

  it.each([...everyone, 'me'] as const)(
    'as %s sees it, exactly what is for them leaves the database',
    async (looker) => {
      const claim = {
        account: placed.as.accountId,
        as: looker,
        template: 'starter',
        language: 'en',
        look: null,
        expires: Number.MAX_SAFE_INTEGER,
      } as const
      const data = await createSiteSource(app.services).findPreview(claim)
      expect(seen(placed, JSON.stringify(data))).toEqual(
        THINGS.filter((thing) => allowed(sight, looker).includes(thing)),
      )
    },
  )

  it.each([...everyone, 'me'] as const)(
    'no preview as %s shows anything else, in any template and language',
    async (looker) => {
      for (const template of TEMPLATES)
        for (const language of ['en', 'am']) {
          const text = await preview(placed.as, looker, template, language)
          only(text, allowed(sight, looker))
          if (sight.section.visible && looker === 'me')
            expect(seen(placed, text)).toEqual(expect.arrayContaining([...SECTIONS]))
        }
    },
  )

  it('the site shows only what is for everyone', async () => {
    const data = await createSiteSource(app.services).findSite(placed.as.username)
    expect(seen(placed, JSON.stringify(data))).toEqual(THINGS.filter((thing) => allowed(sight, 'site').includes(thing)))
    for (const lang of ['en', 'am']) {
      const { status, text } = await get(`/@${placed.as.username}?lang=${lang}`)
      expect(status).toBe(200)
      expect(text).toContain('Open Name')
      only(text, allowed(sight, 'site'))
    }
    only((await get('/sitemap.xml')).text, [])
  })

  it('card, contact file and the owner’s view of the card show what card holders may see', async () => {
    const may = allowed(sight, 'card').filter((thing) => ON_CARD.has(thing))
    const data = await createSiteSource(app.services).findCard(placed.code)
    expect(seen(placed, JSON.stringify(data))).toEqual(THINGS.filter((thing) => may.includes(thing)))
    const pages = [
      `/${placed.code}`,
      `/${placed.code}?lang=am`,
      `/${placed.code}.vcf`,
      `/${placed.code}.vcf?version=4.0&lang=am`,
    ]
    for (const page of pages) only((await get(page)).text.replaceAll('\r\n ', ''), may)
    const own = ['/card', '/card/contact.vcf', '/card/contact.vcf?version=4.0&language=am']
    for (const path of own)
      only((await app.call('GET', path, { as: placed.as })).bytes.toString('utf8').replaceAll('\r\n ', ''), may)
  })

  it('files are public only while something public shows them', async () => {
    const status = async (id: string) => (await get(`/lyu/${id}.webp`)).status
    const field = (looker: Audience) => sight.field.includes(looker)
    const entry = sight.section.visible && sight.section.audience.includes('site')
    expect(await status(placed.photo)).toBe(field('site') || field('card') ? 200 : 404)
    expect(await status(placed.cover)).toBe(field('site') ? 200 : 404)
    expect(placed.files.shown.length).toBeGreaterThan(4)
    for (const id of placed.files.shown) expect(await addressOpens(id)).toBe(entry)
    for (const id of [...placed.files.hidden, ...placed.files.unpublished]) expect(await addressOpens(id)).toBe(false)
  })

  it('a site links to the card only when the card shows nothing more', async () => {
    const { text } = await get(`/@${placed.as.username}`)
    expect(text.includes(placed.code)).toBe(!sight.field.includes('card') || sight.field.includes('site'))
  })
})

/** Does the public address of a file, picture or document, answer with it? */
async function addressOpens(id: string): Promise<boolean> {
  const answers = await Promise.all(
    (['picture', 'small', 'pdf'] as const).map(
      async (form) => (await get(app.services.files.publicUrl(id, form))).status,
    ),
  )
  return answers.includes(200)
}

it('no call tells others anything', async () => {
  const placed = await planted(app, open, 80)
  for (const as of await strangers(app))
    for (const { method, path } of Object.values(operations))
      if (method === 'GET' && !path.includes('{'))
        expect(seen(placed, await readable((await app.call('GET', path, { as })).bytes)), path).toEqual([])
})

/**
 * What an answer says. The words of a PDF: its file is full of numbers, and four digits of one may be anybody's year of
 * birth.
 */
async function readable(bytes: Buffer): Promise<string> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return bytes.toString('utf8')
  return (await pdfTexts(bytes)).map(({ words }) => words).join('\n')
}

it('the about entry is hidden like any other', async () => {
  const as = await individual(app)
  await sectionEntry(app, as, 'about', { visible: false }, 'planted-about-hidden')
  await sectionEntry(app, as, 'team', {})
  expect((await app.call('POST', '/site/publish', { as, body: { indexable: true, version: 1 } })).status).toBe(200)
  for (const lang of ['en', 'am'])
    expect((await get(`/@${as.username}?lang=${lang}`)).text).not.toContain('planted-about-hidden')
})

describe('unpublishing', () => {
  it('empties page, sitemap and file links at once, and keeps the card', async () => {
    const placed = await planted(app, open, 90)
    expect((await get(`/@${placed.as.username}`)).status).toBe(200)
    expect((await get('/sitemap.xml')).text).toContain(placed.as.username)
    const { body: site } = await app.call<{ version: number }>('GET', '/site', { as: placed.as })
    expect((await app.call('POST', '/site/unpublish', { as: placed.as, body: { version: site.version } })).status).toBe(
      200,
    )
    await expect.poll(async () => (await get(`/@${placed.as.username}`)).status).toBe(404)
    await expect.poll(async () => (await get('/sitemap.xml')).text).not.toContain(placed.as.username)
    for (const id of [...placed.files.shown, placed.cover]) expect(await addressOpens(id)).toBe(false)
    expect((await get(`/${placed.code}`)).status).toBe(200)
    await expect.poll(async () => (await get(`/${placed.code}`)).text).not.toContain(`/@${placed.as.username}`)
  })

  it('an edit shows on a cached page', async () => {
    const placed = await planted(app, open, 91)
    for (const key of SECTIONS) {
      const shows = async () => seen(placed, (await get(`/@${placed.as.username}`)).text).includes(key)
      expect(await shows(), key).toBe(true)
      await app.call('PUT', `/sections/${key}`, {
        as: placed.as,
        body: { visible: false, audience: everyone, version: 2 },
      })
      await expect.poll(shows, { message: key }).toBe(false)
    }
  })

  it('closes the file of a deleted entry', async () => {
    const as = await individual(app)
    const entry = await sectionEntry(app, as, 'published_works')
    await app.call('POST', '/site/publish', { as, body: { indexable: true, version: 1 } })
    const [paper = ''] = filesOf('published_works', entry)
    expect(await addressOpens(paper)).toBe(true)
    expect((await app.call('DELETE', `/published-works/${String(entry['id'])}`, { as })).status).toBe(204)
    expect(await addressOpens(paper)).toBe(false)
  })

  it('hides the pages of a disabled person', async () => {
    const placed = await planted(app, open, 92)
    await disable(app, placed.as)
    await app.services.transaction(async (tx) => app.services.events.publish(tx, 'site', placed.as.accountId))
    await expect.poll(async () => (await get(`/@${placed.as.username}`)).status).toBe(404)
    expect((await get(`/lyu/${placed.photo}.webp`)).status).toBe(404)
  })
})

describe('a preview link', () => {
  it('works for ten minutes, cannot be altered and is never cached', async () => {
    const placed = await planted(app, { ...open, field: [] }, 93)
    const { body, status } = await app.call<{ url: string; expires_at: string }>('POST', '/site/preview', {
      as: placed.as,
      body: { template: 'starter', as: 'me', language: 'am', look: null },
    })
    expect(status).toBe(201)
    const answer = await app.app.inject({ method: 'GET', url: body.url })
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    expect(answer.headers['x-robots-tag']).toMatch(/noindex/)
    const [payload = '', mark = ''] = new URL(body.url, 'http://x').searchParams.get('preview')?.split('.') ?? []
    const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const forged = Buffer.from(JSON.stringify({ ...claim, expires: Number.MAX_SAFE_INTEGER })).toString('base64url')
    for (const token of [
      `${forged}.${mark}`,
      `${payload}.${mark.slice(0, -2)}AA`,
      payload,
      '',
      `${payload}.`,
      `${payload}.${mark}.x`,
    ])
      expect((await get(`/template/starter?preview=${token}`)).status, token).toBe(410)
    app.clock.advance(10 * 60_000 + 1)
    expect((await get(body.url)).status).toBe(410)
  })
})
