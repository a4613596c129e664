import { z } from 'zod'
import { withRules, type Rule } from '../explain.ts'
import { SECTIONS, SETUP_STEPS, type SiteKind } from '../outline.ts'
import { ref } from '../ref.ts'
import { audience, AUDIENCES, type Audience, email, language, line, localized, paragraph, pastDate, phone, salaryRange, version, type SalaryRange } from './primitives.ts'
import { referenceKey } from './reference.ts'

export { COMPANY_SECTIONS, sectionsOf, SECTIONS, SETUP_STEPS, type SectionKey, type SetupStep, type SiteKind } from '../outline.ts'

/** Fields that are never shown to employers, whatever their owner chooses (product.md §3). */
export const PRIVATE_FIELDS = ['birth_date', 'blood_group', 'marital_status', 'religion', 'kebele', 'salary', 'employment_status'] as const
const privately = audience.refine((a) => !a.includes('employer'), { error: 'validation.never_employers' })
/** The audiences that a field can have, in the order of the screen. */
export const audiencesFor = (field: string) => ((PRIVATE_FIELDS as readonly string[]).includes(field) ? AUDIENCES.filter((a) => a !== 'employer') : AUDIENCES)

/** Specification §3 and §5. `region`, `zone` and `woreda` are keys of fixed lists in Ethiopia (a woreda can also be typed) and free text elsewhere. */
const details = z.strictObject({
  birth_date: pastDate,
  sex: referenceKey('sexes'),
  nationality: referenceKey('countries'),
  blood_group: referenceKey('blood-groups'),
  marital_status: referenceKey('marital-statuses'),
  religion: referenceKey('religions'),
  country: referenceKey('countries').describe('where the person lives'),
  region: line(80),
  zone: line(80),
  woreda: line(80),
  kebele: line(80).nullable(),
  location: localized(line(160)),
})
const detailAudiences = z.strictObject({
  phone_number: audience,
  email: audience,
  birth_date: privately,
  sex: audience,
  nationality: audience,
  blood_group: privately,
  marital_status: privately,
  religion: privately,
  country: audience,
  region: audience,
  zone: audience,
  woreda: audience,
  kebele: privately,
  location: audience,
})
export type PersonalField = keyof z.output<typeof detailAudiences>
export const PERSONAL_FIELDS = Object.keys(detailAudiences.shape) as readonly PersonalField[]

/** A name as stored: empty for someone who was never asked for it. */
const keptName = z.string()
const personalFields = {
  first_name: line(60),
  middle_name: line(60),
  last_name: line(60),
  display_name: localized(line(120)).nullable().describe('the name as the site, card and resume show it; null: the three names'),
}
/** `/user/personal/detail`. Administrators have only names: their `details` and `audiences` are null. A person's `details` are null until first saved. */
export const personalDetail = z
  .strictObject({
    ...personalFields,
    first_name: keptName,
    middle_name: keptName,
    last_name: keptName,
    phone_number: z.string().nullable(),
    email: z.string(),
    details: details.nullable(),
    audiences: detailAudiences.nullable(),
    version,
  })
  .meta({ id: 'PersonalDetail' })
/** Phone and email are changed at `/user/change-password`, where they are confirmed. */
export const personalDetailBody = z.strictObject({ ...personalFields, details: details.nullable(), audiences: detailAudiences.nullable(), version })

const setupAudiences = z.strictObject({
  headline: audience,
  bio: audience,
  photo: audience,
  cover: audience,
  nickname: audience,
  job_title: audience,
  work_email: audience,
  work_phone_number: audience,
  salary: privately,
  employment_status: privately,
})
export type SetupField = keyof z.output<typeof setupAudiences>
export const SETUP_FIELDS = Object.keys(setupAudiences.shape) as readonly SetupField[]
/** The single-value fields of a person that have an audience. */
export type AudienceField = PersonalField | SetupField

const accountFields = {
  headline: localized(line(160)).nullable(),
  bio: localized(paragraph(2000)).nullable(),
  nickname: localized(line(60)).nullable(),
  job_title: localized(line(120)).nullable(),
  work_email: email.nullable(),
  work_phone_number: phone.nullable(),
  salary: salaryRange.nullable().describe('what the person would work for, each month'),
  employment_status: referenceKey('employment-statuses').nullable(),
  language,
  audiences: setupAudiences,
}
const salaryInOrder: Rule<{ salary: SalaryRange | null }> = (v, add) => {
  if (v.salary && v.salary.to < v.salary.from) add('salary.to', 'validation.range_order')
}
/** `/user/account/setup`. */
export const accountSetup = z
  .strictObject({
    ...accountFields,
    username: z.string(),
    photo_id: ref('file').nullable(),
    photo: z.string().nullable(),
    cover_id: ref('file').nullable(),
    cover: z.string().nullable(),
    version,
  })
  .meta({ id: 'AccountSetup' })
/** Specification §5: photo, cover photo and hobbies are required. Hobbies are a collection of their own: without any, the server answers with an error at `hobbies`. */
export const accountSetupBody = withRules(z.strictObject({ ...accountFields, photo_id: ref('file'), cover_id: ref('file'), version }), salaryInOrder)

/** The audiences that a kind of account can choose. Only individuals have resumes and apply to employers. */
export const audiencesOf = (kind: SiteKind): readonly Audience[] => (kind === 'company' ? ['site', 'card'] : AUDIENCES)

/** A section of a person's site, card and resume. `count` entries, of which `shown` are visible. */
export const section = z.strictObject({ key: z.enum(SECTIONS), visible: z.boolean(), audience, position: z.int(), count: z.int(), shown: z.int(), version }).meta({ id: 'Section' })
export const sectionBody = z.strictObject({ visible: z.boolean(), audience, version })
export const sectionOrder = z.strictObject({ key: z.enum(SECTIONS), position: z.int().min(0).max(SECTIONS.length) })

const step = z.enum(SETUP_STEPS)
/** `done` is computed from the data, `skipped` is what the person chose; a done step is never shown as skipped. `current` is where they left off. */
export const setupProgress = z
  .strictObject({ steps: z.array(z.strictObject({ key: step, state: z.enum(['open', 'skipped', 'done']) })), current: step, version })
  .meta({ id: 'SetupProgress' })
export const setupProgressBody = z.strictObject({
  current: step,
  skipped: z
    .array(step)
    .max(SETUP_STEPS.length)
    .refine((steps) => new Set(steps).size === steps.length, { error: 'validation.repeated' }),
  version,
})

export const uploadAnswer = z
  .strictObject({
    id: ref('file'),
    url: z.string(),
    name: z.string().nullable(),
    type: z.string(),
    size: z.int().describe('bytes'),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'UploadedFile' })

export const versionBody = z.strictObject({ version })
