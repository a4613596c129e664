import { z } from 'zod'
import { withRules, type Rule } from '../explain.ts'
import { field, optional } from '../fields.ts'
import { SECTIONS, SETUP_STEPS, WELCOME_STEPS, type SiteKind } from '../outline.ts'
import { ref } from '../ref.ts'
import { definePart, described, marked, partField, type PartFields } from '../part.ts'
import {
  audience,
  AUDIENCES,
  type Audience,
  language,
  localized,
  salaryRange,
  version,
  type SalaryRange,
} from './primitives.ts'

export {
  COMPANY_SECTIONS,
  isOwnStep,
  sectionsOf,
  SECTIONS,
  SETUP_STEPS,
  type SectionKey,
  type SetupStep,
  type SiteKind,
} from '../outline.ts'

/** Fields that are never shown to employers, whatever their owner chooses (product.md §3). */
export const PRIVATE_FIELDS = [
  'birth_date',
  'blood_group',
  'marital_status',
  'religion',
  'kebele',
  'salary',
  'employment_status',
] as const
const privately = audience.refine((a) => !a.includes('employer'), { error: 'validation.never_employers' })
const WITHOUT_EMPLOYERS = AUDIENCES.filter((a) => a !== 'employer')
/** The audiences that a field can have, in the order of the screen: the same list each time. */
export const audiencesFor = (field: string) =>
  (PRIVATE_FIELDS as readonly string[]).includes(field) ? WITHOUT_EMPLOYERS : AUDIENCES

/** The audiences of fields, each with those that it can have. */
const audiencesBy = <N extends string>(fields: readonly N[]) =>
  z.strictObject(
    Object.fromEntries(
      fields.map((name) => [name, (PRIVATE_FIELDS as readonly string[]).includes(name) ? privately : audience]),
    ) as Record<N, typeof audience>,
  )
const namesOf = <F extends PartFields>({ fields }: { readonly fields: F }) =>
  Object.keys(fields) as Extract<keyof F, string>[]

const namesPart = definePart({
  fields: {
    first_name: marked(field.line({ max: 60 }), { autoComplete: 'given-name' }),
    middle_name: marked(field.line({ max: 60 }), { autoComplete: 'additional-name' }),
    last_name: marked(field.line({ max: 60 }), { autoComplete: 'family-name' }),
  },
  rows: [['first_name', 'middle_name', 'last_name']],
})
const shownNamePart = definePart({
  fields: {
    display_name: described(
      optional(field.localized({ max: 120 })),
      'the name as the site, card and resume show it; null: the three names',
    ),
  },
  rows: ['display_name'],
})
/** Specification §3 and §5. */
const detailsPart = definePart({
  fields: {
    birth_date: marked(field.date({ past: true }), { autoComplete: 'bday' }),
    sex: field.reference('sexes'),
    nationality: field.reference('countries'),
    blood_group: field.reference('blood-groups'),
    marital_status: field.reference('marital-statuses'),
    religion: field.reference('religions'),
  },
  rows: [['birth_date', 'sex', 'nationality', 'marital_status', 'religion', 'blood_group']],
})
const homePart = definePart({
  fields: {
    country: described(partField.country(), 'where the person lives'),
    region: partField.region(),
    zone: partField.zone(),
    woreda: partField.woreda(),
    kebele: optional(field.line({ max: 80 })),
    location: field.localized({ max: 160 }),
  },
  rows: [['country', 'kebele'], 'location'],
})
/** What a person says of themself. Administrators have `names` alone. */
export const personParts = {
  names: namesPart,
  shownName: shownNamePart,
  details: detailsPart,
  place: homePart,
} as const
const details = z.strictObject({ ...detailsPart.shape, ...homePart.shape })
export const PERSONAL_FIELDS = ['phone_number', 'email', ...namesOf(detailsPart), ...namesOf(homePart)] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]
const detailAudiences = audiencesBy(PERSONAL_FIELDS)

/** A name as stored: empty for someone who was never asked for it. */
const keptName = z.string()
const personalFields = { ...namesPart.shape, ...shownNamePart.shape }
/**
 * `/user/personal/detail`. Administrators have only names: their `details` and `audiences` are null. A person's
 * `details` are null until first saved, and names can be saved without them until then.
 */
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
export const personalDetailBody = z.strictObject({
  ...personalFields,
  details: details.nullable(),
  audiences: detailAudiences.nullable(),
  version,
})

/** How an account presents itself, by the panels of the form. */
export const setupParts = {
  pictures: definePart({
    fields: { photo_id: field.picture({ aspect: 1 }), cover_id: field.picture({ aspect: 3 }) },
    rows: [['photo_id', 'cover_id']],
  }),
  about: definePart({
    fields: {
      headline: optional(field.localized({ max: 160 })),
      bio: optional(field.long({ max: 2000 })),
      nickname: optional(field.localized({ max: 60 })),
    },
    rows: ['headline', 'nickname', 'bio'],
  }),
  work: definePart({
    fields: {
      job_title: optional(field.localized({ max: 120 })),
      work_email: optional(partField.email()),
      work_phone_number: optional(partField.phone()),
      salary: described(optional(partField.own(salaryRange)), 'what the person would work for, each month'),
      employment_status: optional(field.reference('employment-statuses')),
    },
    rows: ['job_title', ['work_email', 'work_phone_number'], 'salary', 'employment_status'],
  }),
  language: definePart({ fields: { language: partField.own(language) }, rows: ['language'] }),
} as const
export const SETUP_FIELDS = [
  'headline',
  'bio',
  'photo',
  'cover',
  'nickname',
  'job_title',
  'work_email',
  'work_phone_number',
  'salary',
  'employment_status',
] as const
export type SetupField = (typeof SETUP_FIELDS)[number]
/** The single-value fields of a person that have an audience. */
export type AudienceField = PersonalField | SetupField

const accountFields = {
  ...setupParts.about.shape,
  ...setupParts.work.shape,
  ...setupParts.language.shape,
  audiences: audiencesBy(SETUP_FIELDS),
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
/**
 * Specification §5: photo, cover photo and hobbies are required. Hobbies are a collection of their own: without any,
 * the server answers with an error at `hobbies`.
 */
export const accountSetupBody = withRules(
  z.strictObject({ ...accountFields, ...setupParts.pictures.shape, version }),
  salaryInOrder,
)

/** What a page shows of a person at first sight, which a newcomer gives before anything else. */
export const faceParts = {
  name: definePart({ fields: { display_name: field.localized({ max: 120 }) }, rows: ['display_name'] }),
  photo: definePart({ fields: { photo_id: optional(field.picture({ aspect: 1 })) }, rows: ['photo_id'] }),
  headline: definePart({ fields: { headline: field.localized({ max: 160 }) }, rows: ['headline'] }),
} as const
/** Photo and headline alone; either may be missing. What specification §5 requires beside them binds at `/account/setup`. */
export const accountFaceBody = z.strictObject({
  ...faceParts.photo.shape,
  headline: setupParts.about.shape.headline,
  version,
})

const OF_COMPANIES: readonly Audience[] = ['site', 'card']
/** The audiences that a kind of account can choose. Only individuals have resumes and apply to employers. */
export const audiencesOf = (kind: SiteKind): readonly Audience[] => (kind === 'company' ? OF_COMPANIES : AUDIENCES)

/** Null, or without a language: the name that the section comes with. */
const sectionName = localized(z.string()).nullable()
/** A section of a person's site, card and resume. `count` entries, of which `shown` are visible. */
export const section = z
  .strictObject({
    key: z.enum(SECTIONS),
    name: sectionName,
    visible: z.boolean(),
    audience,
    position: z.int(),
    count: z.int(),
    shown: z.int(),
    version,
  })
  .meta({ id: 'Section' })
export const sectionBody = z.strictObject({ visible: z.boolean(), audience, version })
export const sectionOrder = z.strictObject({ key: z.enum(SECTIONS), position: z.int().min(0).max(SECTIONS.length) })

const step = z.enum(SETUP_STEPS)
/**
 * The steps that the person is asked for. `done` is computed from the data, `skipped` is what the person chose; a done step is never shown as skipped.
 * `current` is where they left off.
 */
export const setupProgress = z
  .strictObject({
    steps: z.array(z.strictObject({ key: step, name: sectionName, state: z.enum(['open', 'skipped', 'done']) })),
    current: step,
    version,
  })
  .meta({ id: 'SetupProgress' })
export const setupProgressBody = z.strictObject({
  current: step,
  skipped: z
    .array(step)
    .max(SETUP_STEPS.length)
    .refine((steps) => new Set(steps).size === steps.length, { error: 'validation.repeated' }),
  version,
})

/** Newcomers begin with one of these sections. */
export const FIRST_WORK = ['experience', 'education'] as const
/**
 * How far a newcomer is on the way to a published page; all of it follows from the data. `work` is the section with the
 * job or study, if there is one.
 */
export const welcome = z
  .strictObject({
    steps: z.array(z.strictObject({ key: z.enum(WELCOME_STEPS), done: z.boolean() })),
    work: z.enum(FIRST_WORK).nullable(),
    works: z.array(z.enum(FIRST_WORK)).describe('the sections that they can begin with'),
  })
  .meta({ id: 'Welcome' })

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
