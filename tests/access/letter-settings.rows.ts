import type { letterSettingOperations } from '../../openapi/operations/letter-settings.ts'
import {
  clearLetterSettings,
  formatBody,
  letterAbsenceOf,
  letterFormatOf,
  letterLevelOf,
  letterPermissionOf,
  letterTemplateOf,
  letterTypeOf,
  levelBody,
  permissionBody,
  templateBody,
  typeBody,
} from '../factories/letter-settings.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/*                              anonymous, individual, another, company, another, employee, former, administrator */
const ownersOnly = (done: number, another: number): Statuses => [401, 403, 403, done, another, 403, 403, 403]
const toEachCompany = (about: string, ask: Row['ask'], done: number): Rows => [
  { about, ask, answers: ownersOnly(done, done) },
]
const toItsOwners = (about: string, ask: Row['ask'], done: number, another = 404): Rows => [
  { about, ask, answers: ownersOnly(done, another) },
]
const nothing = () => ({})
/** A row of the company alone, so that there is always room. */
const alone = (
  make: (world: World) => Promise<{ readonly id: string }>,
  body: Readonly<Record<string, unknown>> = {},
) =>
  (async (world) => {
    await clearLetterSettings(world.app, world.people.company)
    const { id } = await make(world)
    return { params: { id }, ...(Object.keys(body).length === 0 ? {} : { body: { ...body, version: 1 } }) }
  }) satisfies Row['ask']
const format = ({ app, people: { company } }: World) => letterFormatOf(app, company)
const type = ({ app, people: { company } }: World) => letterTypeOf(app, company)
const template = ({ app, people: { company } }: World) => letterTemplateOf(app, company)
const level = ({ app, people: { company } }: World) => letterLevelOf(app, company)
/** Days that are not over at any time of the tests. */
const days = { from: '2026-01-01', to: '2099-01-01' }

export const letterSettingRows = {
  listLetterFormats: toEachCompany('the formats of the company', nothing, 200),
  createLetterFormat: toEachCompany('a format of the company', () => ({ body: formatBody() }), 201),
  editLetterFormat: toItsOwners('the company’s format', alone(format, formatBody()), 200),
  deleteLetterFormat: toItsOwners('the company’s format', alone(format), 204),

  listLetterTypes: toEachCompany('the types of the company', nothing, 200),
  createLetterType: toItsOwners(
    'a type with the company’s format',
    async (world) => {
      await clearLetterSettings(world.app, world.people.company)
      return { body: typeBody((await format(world)).id, 'HR') }
    },
    201,
    422,
  ),
  editLetterType: toItsOwners(
    'the company’s type',
    async (world) => {
      await clearLetterSettings(world.app, world.people.company)
      const { id, format_id } = await type(world)
      return { params: { id }, body: { ...typeBody(format_id, 'HR'), version: 1 } }
    },
    200,
  ),
  deleteLetterType: toItsOwners('the company’s type', alone(type), 204),

  listLetterTemplates: toEachCompany('the templates of the company', nothing, 200),
  createLetterTemplate: toEachCompany('a template of the company', () => ({ body: templateBody() }), 201),
  getLetterTemplate: toItsOwners('the company’s template', alone(template), 200),
  editLetterTemplate: toItsOwners('the company’s template', alone(template, templateBody()), 200),
  deleteLetterTemplate: toItsOwners('the company’s template', alone(template), 204),

  listLetterPermissions: toEachCompany('the permissions of the company', nothing, 200),
  addLetterPermission: toItsOwners(
    'for a person of the company',
    async ({ app, people: { company } }) => {
      await clearLetterSettings(app, company)
      return { body: permissionBody({ who: 'person', user_id: company.userId }) }
    },
    201,
    422,
  ),
  deleteLetterPermission: toItsOwners(
    'the company’s permission',
    alone(({ app, people: { company } }) => letterPermissionOf(app, company)),
    204,
  ),

  listLetterLevels: toEachCompany('the levels of the company', nothing, 200),
  createLetterLevel: toEachCompany('a level of the company', () => ({ body: levelBody() }), 201),
  editLetterLevel: toItsOwners('the company’s level', alone(level, levelBody()), 200),
  orderLetterLevels: toItsOwners(
    'the company’s levels',
    async (world) => {
      await clearLetterSettings(world.app, world.people.company)
      return { body: { ids: [(await level(world)).id] } }
    },
    200,
    409,
  ),
  deleteLetterLevel: toItsOwners('the company’s level', alone(level), 204),
  previewLetterRoute: toItsOwners(
    'a letter of the company’s type',
    async (world) => {
      await clearLetterSettings(world.app, world.people.company)
      return { query: { type: (await type(world)).id } }
    },
    200,
    422,
  ),

  listLetterAbsences: [
    { about: 'of the company, or of the employee', ask: nothing, answers: [401, 403, 403, 200, 200, 200, 403, 403] },
  ],
  addLetterAbsence: [
    {
      about: 'somebody’s of the company',
      ask: ({ people: { company, employee } }) => ({
        body: { user_id: company.userId, deputy_id: employee.userId, ...days },
      }),
      answers: [401, 403, 403, 201, 422, 422, 403, 403],
    },
    {
      about: 'the employee’s own, with an owner as deputy',
      ask: ({ people: { company, employee } }) => ({
        body: { user_id: employee.userId, deputy_id: company.userId, ...days },
      }),
      answers: [401, 403, 403, 201, 422, 201, 403, 403],
    },
  ],
  deleteLetterAbsence: [
    {
      about: 'an owner’s',
      ask: async ({ app, people: { company, employee } }) => {
        const absence = { user: company.userId, deputy: employee.userId, ...days }
        return { params: { id: (await letterAbsenceOf(app, company, absence)).id } }
      },
      answers: [401, 403, 403, 204, 404, 404, 403, 403],
    },
    {
      about: 'the employee’s',
      ask: async ({ app, people: { company, employee } }) => {
        const absence = { user: employee.userId, deputy: company.userId, ...days }
        return { params: { id: (await letterAbsenceOf(app, company, absence)).id } }
      },
      answers: [401, 403, 403, 204, 404, 204, 403, 403],
    },
  ],
  findLetterPeople: [{ about: 'of the company', ask: nothing, answers: [401, 403, 403, 200, 200, 200, 403, 403] }],
  findLetterGroup: [{ about: 'of the company', ask: nothing, answers: [401, 403, 403, 200, 200, 200, 403, 403] }],
} satisfies Record<keyof typeof letterSettingOperations, Rows>
