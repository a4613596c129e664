import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Audience } from '../../openapi/schemas/primitives.ts'
import {
  audiencesFor,
  PERSONAL_FIELDS,
  SECTIONS,
  SETUP_FIELDS,
  type AudienceField,
  type SectionKey,
} from '../../openapi/schemas/profile.ts'
import type { ReferenceEntry, ReferenceList } from '../../openapi/schemas/reference.ts'
import type { TemplateKey } from '../../openapi/schemas/site.ts'
import { qrCodes } from '../../server/db/site-tables.ts'
import { users } from '../../server/db/tables.ts'
import type { TestApp } from '../setup/app.ts'
import { company, individual, type Person } from './people.ts'
import { uploadPicture } from './pictures.ts'
import { everyField } from './profile.ts'
import { filesOf, sectionEntry } from './sections.ts'

/** Who may see what: every field for the same readers, every section arranged alike. */
export interface Sight {
  readonly field: readonly Audience[]
  readonly section: { readonly visible: boolean; readonly audience: readonly Audience[] }
}
/**
 * A thing that may be for some readers only: a field, the shown or hidden entry of a section, a work that is not
 * published.
 */
export type Thing = AudienceField | SectionKey | `hidden ${SectionKey}` | 'unpublished work'
export const FIELDS = [...PERSONAL_FIELDS, ...SETUP_FIELDS] as const
export const THINGS: readonly Thing[] = [
  ...FIELDS,
  ...SECTIONS,
  ...SECTIONS.filter((key) => key !== 'about').map((key) => `hidden ${key}` as const),
  'unpublished work',
]

/**
 * A published person with everything filled in. `marks` are the texts by which each thing is known wherever it appears.
 */
export interface Planted {
  readonly as: Person
  readonly code: string
  readonly photo: string
  readonly cover: string
  readonly files: Readonly<Record<'shown' | 'hidden' | 'unpublished', readonly string[]>>
  readonly marks: ReadonlyMap<Thing, readonly string[]>
}

/** A key that is seldom chosen, with its names. */
async function rare(app: TestApp, list: ReferenceList, back = 1): Promise<ReferenceEntry> {
  const { body } = await app.call<ReferenceEntry[]>('GET', `/reference/${list}`)
  const entry = body.at(-back)
  if (entry === undefined) throw new Error(`The list has too few entries: ${list}`)
  return entry
}
const namesOf = ({ name }: ReferenceEntry): readonly string[] => [name.en, name.am].filter((text) => text !== undefined)

export async function planted(
  app: TestApp,
  { field, section }: Sight,
  n: number,
  template: TemplateKey = 'starter',
): Promise<Planted> {
  const as = await individual(app, {
    email: `${n}-planted-mail@example.com`,
    user: { displayName: { en: 'Open Name' }, phoneNumber: '+251911204518' },
  })
  const ok = async (method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> => {
    const answer = await app.call(method, path, { as, body })
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  }
  const [photo, cover] = [(await uploadPicture(app, as)).id, (await uploadPicture(app, as)).id]
  const files = { shown: [] as string[], hidden: [] as string[], unpublished: [] as string[] }
  for (const key of SECTIONS) {
    const mark = `planted-${key.replace('_', '-')}`
    files.shown.push(...filesOf(key, await sectionEntry(app, as, key, {}, `${mark}-shown`)))
    if (key !== 'about')
      files.hidden.push(...filesOf(key, await sectionEntry(app, as, key, { visible: false }, `${mark}-hidden`)))
  }
  files.unpublished.push(
    ...filesOf(
      'published_works',
      await sectionEntry(app, as, 'published_works', { status: 'unpublished' }, 'planted-unpublished'),
    ),
  )
  const look = { primary_colour: '#2563eb', second_colour: '#b45309', text_colour: '#1f2937', font: 'noto' }
  await ok('PUT', '/site', { template, ...look, indexable: true, version: 1 })
  await ok('POST', '/site/publish', { indexable: true, version: 2 })

  const [sex, blood, marital, religion, status] = await Promise.all(
    (['sexes', 'blood-groups', 'marital-statuses', 'religions', 'employment-statuses'] as const).map((list) =>
      rare(app, list),
    ),
  )
  const [nationality, country] = [await rare(app, 'countries'), await rare(app, 'countries', 2)]
  const audiences = everyField(field)
  await ok('PUT', '/personal/detail', {
    first_name: 'A',
    middle_name: 'B',
    last_name: 'C',
    display_name: { en: 'Open Name' },
    details: {
      birth_date: '1961-02-03',
      sex: sex?.key,
      nationality: nationality.key,
      blood_group: blood?.key,
      marital_status: marital?.key,
      religion: religion?.key,
      country: country.key,
      region: 'planted-region',
      zone: 'planted-zone',
      woreda: 'planted-woreda',
      kebele: 'planted-kebele',
      location: { en: 'planted-location' },
    },
    audiences: audiences.personal,
    version: 1,
  })
  await ok('PUT', '/account/setup', {
    headline: { en: 'planted-headline' },
    bio: { en: 'planted-bio' },
    nickname: { en: 'planted-nickname' },
    job_title: { en: 'planted-job-title' },
    work_email: 'planted-work@example.com',
    work_phone_number: '+251115573204',
    salary: { from: 73_311, to: 84_422, currency: 'ETB' },
    employment_status: status?.key,
    photo_id: photo,
    cover_id: cover,
    language: 'en',
    audiences: audiences.setup,
    version: 1,
  })
  for (const key of SECTIONS) await ok('PUT', `/sections/${key}`, { ...section, version: 1 })
  const [row] = await app.db.select({ code: qrCodes.code }).from(qrCodes).where(eq(qrCodes.accountId, as.accountId))

  const own = {
    phone_number: ['+251911204518'],
    email: [as.email],
    birth_date: ['1961-02-03', '1961', '1953'],
    salary: ['73311', '84422'],
    photo: [photo],
    cover: [cover],
  }
  const named = {
    sex,
    nationality,
    blood_group: blood,
    marital_status: marital,
    religion,
    country,
    employment_status: status,
  }
  const contact = {
    work_email: ['planted-work@example.com'],
    work_phone_number: ['+251115573204'],
    job_title: ['planted-job-title'],
  }
  const known: Partial<Record<string, readonly string[]>> = {
    ...own,
    ...contact,
    ...Object.fromEntries(Object.entries(named).map(([key, entry]) => [key, entry ? namesOf(entry) : []])),
  }
  const marks = THINGS.map((thing): [Thing, readonly string[]] => {
    if (thing === 'unpublished work') return [thing, ['planted-unpublished']]
    if (thing.startsWith('hidden ')) return [thing, [`planted-${thing.slice(7).replace('_', '-')}-hidden`]]
    if (SECTIONS.some((key) => key === thing)) return [thing, [`planted-${thing.replace('_', '-')}-shown`]]
    return [thing, known[thing] ?? [`planted-${thing}`]]
  })
  return { as, code: row?.code ?? '', photo, cover, files, marks: new Map(marks) }
}

/** Ids, and the proof in an owner's address of a file. */
const CHANCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|mark=[\w-]+/g
/**
 * Which things stand in a text. Numbers may be grouped, style sheets and drawings say nothing, and years inside an id
 * of something else do not count.
 */
export function seen({ marks }: Planted, text: string): readonly Thing[] {
  const bare = text
    .replaceAll(/<style>[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/[\s\u00a0\u202f,]|&nbsp;/g, '')
  const words = bare.replaceAll(CHANCE, '')
  return THINGS.filter((thing) =>
    marks
      .get(thing)
      ?.some((mark) => (thing === 'photo' || thing === 'cover' ? bare : words).includes(mark.replaceAll(/[\s,]/g, ''))),
  )
}

/** What `looker` may see at most. The owner sees every field and every section that is not hidden. */
export function allowed({ field, section }: Sight, looker: Audience | 'me'): readonly Thing[] {
  const fields = FIELDS.filter(
    (one) => looker === 'me' || (field.includes(looker) && audiencesFor(one).some((audience) => audience === looker)),
  )
  const sections = section.visible && (looker === 'me' || section.audience.includes(looker)) ? SECTIONS : []
  return [...fields, ...sections]
}

/** Others who may ask: anyone, another person, a company. */
export const strangers = async (app: TestApp): Promise<readonly (Person | undefined)[]> => [
  undefined,
  await individual(app),
  await company(app),
]
export const disable = (app: TestApp, { userId }: Person) =>
  app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, userId))
