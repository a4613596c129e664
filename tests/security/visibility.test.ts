import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { AUDIENCES, type Audience } from '../../openapi/schemas/primitives.ts'
import { qrCodes, users } from '../../server/db/tables.ts'
import { individual, type Person } from '../factories/people.ts'
import { uploadPicture } from '../factories/pictures.ts'
import { testApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** Each thing of a person that may be for some readers only, as a text that stands nowhere else. */
const marks = {
  phone_number: '+251911204518',
  email: 'planted-mail@example.com',
  headline: 'planted-headline',
  bio: 'planted-bio',
  entry: 'planted-school',
  description: 'planted-description-of-a-study',
  hiddenEntry: 'planted-hidden-school',
} as const

interface Sight {
  readonly field: readonly Audience[]
  readonly section: { readonly visible: boolean; readonly audience: readonly Audience[] }
}
interface Placed {
  readonly as: Person
  readonly code: string
  readonly photo: string
  readonly picture: string
  readonly hiddenPicture: string
}

/** A person with everything filled in, every field and the section for the given readers, published. */
async function person({ field, section }: Sight, n: number): Promise<Placed> {
  const as = await individual(app, { email: `${n}-${marks.email}`, user: { displayName: { en: 'Open Name' } } })
  const ok = async (method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> => {
    const answer = await app.call(method, path, { as, body })
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  }
  const [photo, picture, hiddenPicture] = [await uploadPicture(app, as), await uploadPicture(app, as), await uploadPicture(app, as)]
  const study = { degree: { en: 'BSc' }, field_of_study: { en: 'Law' }, start_date: '2010-01-01', end_date: '2014-01-01', grade: null }
  await ok('POST', '/educations', { ...study, school_name: { en: marks.entry }, description: { en: marks.description }, picture_id: picture.id, visible: true })
  await ok('POST', '/educations', { ...study, school_name: { en: marks.hiddenEntry }, description: null, picture_id: hiddenPicture.id, visible: false })
  await ok('POST', '/site/publish', { indexable: true, version: 1 })
  await ok('PUT', '/personal/detail', {
    first_name: 'A',
    middle_name: 'B',
    last_name: 'C',
    display_name: { en: 'Open Name' },
    phone_number: marks.phone_number,
    audiences: { phone_number: field, email: field },
    version: 1,
  })
  const colours = { primary_colour: '#2563eb', second_colour: '#b45309', text_colour: '#1f2937' }
  await ok('PUT', '/account/setup', {
    headline: { en: marks.headline },
    bio: { en: marks.bio },
    photo_id: photo.id,
    ...colours,
    language: 'en',
    audiences: { headline: field, bio: field, photo: field },
    version: 1,
  })
  await ok('PUT', '/sections/education', { ...section, version: 1 })
  const [row] = await app.db.select({ code: qrCodes.code }).from(qrCodes).where(eq(qrCodes.accountId, as.accountId))
  return { as, code: row?.code ?? '', photo: photo.id, picture: picture.id, hiddenPicture: hiddenPicture.id }
}

const get = async (url: string): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await app.app.inject({ method: 'GET', url, remoteAddress: '127.0.0.1' })
  return { status: answer.statusCode, text: answer.payload }
}
async function preview(as: Person, looker: Audience | 'me'): Promise<string> {
  const { body } = await app.call<{ url: string }>('POST', '/site/preview', { as, body: { template: 'starter', as: looker, language: 'en' } })
  const { status, text } = await get(body.url)
  expect(status).toBe(200)
  return text
}
/** Whether each marked thing stands in a text. A phone number may be written in groups. */
function sees(text: string): Record<keyof typeof marks, boolean> {
  const plain = text.replaceAll(/[\s\u00a0\u202f]|&nbsp;/g, '')
  return Object.fromEntries(Object.entries(marks).map(([key, mark]) => [key, plain.includes(mark.replaceAll(' ', ''))])) as Record<keyof typeof marks, boolean>
}

const everyone = [...AUDIENCES]
const others = (of: Audience) => everyone.filter((audience) => audience !== of)
/** Who may see what: [case, fields for, section]. */
const cases: readonly (readonly [string, Sight])[] = [
  ['everything for everyone', { field: everyone, section: { visible: true, audience: everyone } }],
  ['everything for the owner alone', { field: [], section: { visible: true, audience: [] } }],
  ['a hidden section', { field: everyone, section: { visible: false, audience: everyone } }],
  ...everyone.map((one): readonly [string, Sight] => [`everything for ${one} alone`, { field: [one], section: { visible: true, audience: [one] } }]),
  ...everyone.map((one): readonly [string, Sight] => [`everything but for ${one}`, { field: others(one), section: { visible: true, audience: others(one) } }]),
]

describe.each(cases)('%s', (name, sight) => {
  let placed: Placed
  beforeAll(async () => {
    placed = await person(
      sight,
      cases.findIndex(([other]) => other === name),
    )
  })
  const field = (looker: Audience) => sight.field.includes(looker)
  const entry = (looker: Audience) => sight.section.visible && sight.section.audience.includes(looker)
  const facts = (looker: Audience) => ({
    phone_number: field(looker),
    email: field(looker),
    headline: field(looker),
    bio: field(looker),
    entry: entry(looker),
    description: entry(looker),
    hiddenEntry: false,
  })

  it.each(everyone)('a preview as %s shows what is for them and nothing else', async (looker) => {
    expect(sees(await preview(placed.as, looker))).toEqual(facts(looker))
  })

  it('a preview for the owner shows every field, and still nothing that is hidden', async () => {
    const shown = { phone_number: true, email: true, headline: true, bio: true }
    expect(sees(await preview(placed.as, 'me'))).toEqual({ ...shown, entry: sight.section.visible, description: sight.section.visible, hiddenEntry: false })
  })

  it('the site shows what is for everyone', async () => {
    for (const lang of ['en', 'am']) {
      const { status, text } = await get(`/@${placed.as.username}?lang=${lang}`)
      expect(status).toBe(200)
      expect(text).toContain('Open Name')
      expect(sees(text)).toEqual(facts('site'))
    }
  })

  it('card, contact file and the owner’s view of the card show what is for their holders', async () => {
    const own = await app.call('GET', '/card', { as: placed.as })
    const contact = await app.call('GET', '/card/contact.vcf', { as: placed.as })
    const texts = [(await get(`/${placed.code}`)).text, (await get(`/${placed.code}.vcf`)).text, JSON.stringify(own.body), contact.bytes.toString('utf8').replaceAll('\r\n ', '')]
    for (const text of texts) {
      const { bio, ...seen } = sees(text)
      const { entry: _entry, description: _description, bio: _bio, ...wanted } = facts('card')
      expect(bio).toBe(false)
      expect(seen).toEqual({ ...wanted, entry: false, description: false })
    }
  })

  it('files open for anyone only while something public shows them', async () => {
    const open = async (id: string) => (await get(`/lyu/${id}.webp`)).status
    expect(await open(placed.photo)).toBe(field('site') || field('card') ? 200 : 404)
    expect(await open(placed.picture)).toBe(entry('site') ? 200 : 404)
    expect(await open(placed.hiddenPicture)).toBe(404)
  })

  it('a site leads to the card only when the card tells its readers nothing more', async () => {
    const { text } = await get(`/@${placed.as.username}`)
    expect(text.includes(placed.code)).toBe(!field('card') || field('site'))
  })
})

describe('taking things from the public', () => {
  it('empties page, sitemap and file links at once, and the card stays', async () => {
    const placed = await person({ field: everyone, section: { visible: true, audience: everyone } }, 90)
    expect((await get(`/@${placed.as.username}`)).status).toBe(200)
    expect((await get('/sitemap.xml')).text).toContain(placed.as.username)
    const { body: site } = await app.call<{ version: number }>('GET', '/site', { as: placed.as })
    expect((await app.call('POST', '/site/unpublish', { as: placed.as, body: { version: site.version } })).status).toBe(200)
    await expect.poll(async () => (await get(`/@${placed.as.username}`)).status).toBe(404)
    expect((await get('/sitemap.xml')).text).not.toContain(placed.as.username)
    expect((await get(`/lyu/${placed.picture}.webp`)).status).toBe(404)
    expect((await get(`/${placed.code}`)).status).toBe(200)
    expect((await get(`/${placed.code}`)).text).not.toContain(`/@${placed.as.username}`)
  })

  it('shows an edit on the page that was cached', async () => {
    const placed = await person({ field: everyone, section: { visible: true, audience: everyone } }, 91)
    expect((await get(`/@${placed.as.username}`)).text).toContain(marks.entry)
    await app.call('PUT', '/sections/education', { as: placed.as, body: { visible: false, audience: everyone, version: 2 } })
    await expect.poll(async () => (await get(`/@${placed.as.username}`)).text.includes(marks.entry)).toBe(false)
  })

  it('does not answer for a disabled person', async () => {
    const placed = await person({ field: everyone, section: { visible: true, audience: everyone } }, 92)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, placed.as.userId))
    await app.services.transaction(async (tx) => app.services.events.publish(tx, 'site', placed.as.accountId))
    await expect.poll(async () => (await get(`/@${placed.as.username}`)).status).toBe(404)
    expect((await get(`/lyu/${placed.photo}.webp`)).status).toBe(404)
  })
})

describe('a preview link', () => {
  it('opens for ten minutes, is changed by nobody and never kept', async () => {
    const placed = await person({ field: [], section: { visible: true, audience: everyone } }, 93)
    const { body, status } = await app.call<{ url: string; expires_at: string }>('POST', '/site/preview', {
      as: placed.as,
      body: { template: 'starter', as: 'me', language: 'am' },
    })
    expect(status).toBe(201)
    const answer = await app.app.inject({ method: 'GET', url: body.url })
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    expect(answer.headers['x-robots-tag']).toMatch(/noindex/)
    const [payload = '', mark = ''] = new URL(body.url, 'http://x').searchParams.get('preview')?.split('.') ?? []
    const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const forged = Buffer.from(JSON.stringify({ ...claim, expires: Number.MAX_SAFE_INTEGER })).toString('base64url')
    for (const token of [`${forged}.${mark}`, `${payload}.${mark.slice(0, -2)}AA`, payload, '', `${payload}.`, `${payload}.${mark}.x`])
      expect((await get(`/template/starter?preview=${token}`)).status, token).toBe(410)
    app.clock.advance(10 * 60_000 + 1)
    expect((await get(body.url)).status).toBe(410)
  })
})
