import type { structureOperations } from '../../openapi/operations/structure.ts'
import { department, departmentBody, position, positionBody } from '../factories/structure.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

const nothing = () => ({})
/** Read by everyone who acts for a company: its own rows to each. */
const forStaff = (about: string): Rows => [{ about, ask: nothing, answers: [401, 403, 403, 200, 200, 200, 403, 403] }]
/** Changed by the owners of the company alone. */
const forOwners = (about: string, ask: Row['ask'], done: 200 | 204): Rows => [
  { about, ask, answers: ownersOnly(done, 404) },
]
const ownersOnly = (done: number, another: number): Statuses => [401, 403, 403, done, another, 403, 403, 403]

const departmentOf = ({ app, people: { company } }: World, parentId: string | null = null) =>
  department(app, company, { parentId })
const positionOf = async (world: World) =>
  position(world.app, world.people.company, { departmentId: (await departmentOf(world)).id })

export const structureRows = {
  listDepartments: forStaff('the company’s departments'),
  createDepartment: [
    {
      about: 'a department at the top',
      ask: () => ({ body: departmentBody() }),
      answers: [401, 403, 403, 201, 201, 403, 403, 403],
    },
    {
      about: 'a department under the company’s',
      ask: async (world) => ({ body: departmentBody({ parent_id: (await departmentOf(world)).id }) }),
      answers: ownersOnly(201, 422),
    },
  ],
  editDepartment: forOwners(
    'the company’s department',
    async (world) => {
      const { parent_id: _parent, ...body } = departmentBody({ name: { en: 'Roasting' } })
      return { params: { id: (await departmentOf(world)).id }, body: { ...body, version: 1 } }
    },
    200,
  ),
  moveDepartment: forOwners(
    'the company’s department',
    async (world) => {
      const [row, parent] = [await departmentOf(world), await departmentOf(world)]
      return { params: { id: row.id }, body: { parent_id: parent.id, position: 0, version: 1 } }
    },
    200,
  ),
  mergeDepartment: forOwners(
    'two departments of the company',
    async (world) => {
      const [row, into] = [await departmentOf(world), await departmentOf(world)]
      return { params: { id: row.id }, body: { into: into.id, version: 1 } }
    },
    200,
  ),
  getDepartmentConsequences: forOwners(
    'the company’s department',
    async (world) => ({ params: { id: (await departmentOf(world)).id } }),
    200,
  ),
  deleteDepartment: forOwners(
    'the company’s department',
    async (world) => ({ params: { id: (await departmentOf(world)).id } }),
    204,
  ),

  listPositions: [
    ...forStaff('the company’s positions'),
    {
      about: 'those of the company’s department',
      ask: async (world) => ({ query: { department: (await departmentOf(world)).id } }),
      answers: [401, 403, 403, 200, 422, 200, 403, 403],
    },
  ],
  createPosition: [
    {
      about: 'in the company’s department, under its position',
      ask: async (world) => {
        const superior = await positionOf(world)
        return { body: positionBody(superior.departmentId, { reports_to_id: superior.id }) }
      },
      answers: ownersOnly(201, 422),
    },
  ],
  editPosition: forOwners(
    'the company’s position',
    async (world) => {
      const [row, superior] = [await positionOf(world), await positionOf(world)]
      return {
        params: { id: row.id },
        body: { ...positionBody(superior.departmentId, { reports_to_id: superior.id }), version: 1 },
      }
    },
    200,
  ),
  deletePosition: forOwners(
    'the company’s position',
    async (world) => ({ params: { id: (await positionOf(world)).id } }),
    204,
  ),

  getChart: forStaff('the company’s chart'),
  getChartSvg: forStaff('the company’s chart'),
  getChartPng: forStaff('the company’s chart'),
  getChartPdf: forStaff('the company’s chart'),
} as const satisfies Record<keyof typeof structureOperations, Rows>
