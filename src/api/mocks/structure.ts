import { Collection } from '@mswjs/data'
import type { Department, Position } from '../../../openapi/schemas/structure.ts'
import { department, position } from '../../../openapi/schemas/structure.ts'
import { mock } from './mock.ts'
import { NOW } from './sample-ids.ts'
import { departmentRows, positionRows } from './structure-samples.ts'

const departments = new Collection({ schema: department })
const positions = new Collection({ schema: position })

/** Puts a company's departments and positions back as they were. */
export async function seedStructure(): Promise<void> {
  departments.clear()
  positions.clear()
  await departments.createMany(departmentRows.length, (i) => departmentRows[i]!)
  await positions.createMany(positionRows.length, (i) => positionRows[i]!)
}

const findDepartment = (id: string) => departments.findFirst((q) => q.where({ id: id as Department['id'] }))
const findPosition = (id: string) => positions.findFirst((q) => q.where({ id: id as Position['id'] }))
const named = (body: Pick<Position, 'department_id' | 'reports_to_id'>) => ({
  department: findDepartment(body.department_id)?.name ?? {},
  reports_to: body.reports_to_id === null ? null : (findPosition(body.reports_to_id)?.title ?? null),
})

/** Departments and positions of a company: an owner is signed in, and all goes well. */
export const structureMocks = {
  listDepartments: mock('listDepartments', () => departments.all()),
  createDepartment: mock('createDepartment', async ({ body }) => {
    const place = departments.all().filter((row) => row.parent_id === body.parent_id).length
    return departments.create({
      id: crypto.randomUUID() as Department['id'],
      version: 1,
      position: place,
      positions: 0,
      people: 0,
      created_at: NOW,
      ...body,
    })
  }),
  editDepartment: mock('editDepartment', async ({ params, body, refuse }) => {
    const found = findDepartment(params.id)
    if (!found) return refuse('not_found', {})
    return (
      (await departments.update(found, {
        data: (row) => void Object.assign(row, body, { version: body.version + 1 }),
      })) ?? found
    )
  }),
  moveDepartment: mock('moveDepartment', async ({ params, body, refuse }) => {
    const found = findDepartment(params.id)
    if (!found) return refuse('not_found', {})
    return (
      (await departments.update(found, {
        data: (row) => void Object.assign(row, body, { version: body.version + 1 }),
      })) ?? found
    )
  }),
  mergeDepartment: mock('mergeDepartment', ({ params, body, refuse }) => {
    departments.delete((q) => q.where({ id: params.id }))
    return findDepartment(body.into) ?? refuse('not_found', {})
  }),
  getDepartmentConsequences: mock('getDepartmentConsequences', ({ params }) => {
    const row = findDepartment(params.id)
    return {
      departments: departments.all().filter(({ parent_id }) => parent_id === params.id).length,
      positions: row?.positions ?? 0,
      people: row?.people ?? 0,
      offers: 0,
    }
  }),
  deleteDepartment: mock(
    'deleteDepartment',
    ({ params }) => void departments.delete((q) => q.where({ id: params.id })),
  ),

  listPositions: mock('listPositions', ({ query }) => {
    const { page = 1, per_page = 20, q = '', department: inside, state } = query
    const found = positions
      .all()
      .filter((row) => inside === undefined || row.department_id === inside)
      .filter((row) => state === undefined || row.open > 0 === (state === 'open'))
      .filter((row) => JSON.stringify(row.title).toLowerCase().includes(q.toLowerCase()))
    const start = (page - 1) * per_page
    const data = found.slice(start, start + per_page)
    return {
      data,
      meta: {
        first: data.length > 0 ? start + 1 : 0,
        last: start + data.length,
        totalRecords: found.length,
        exact: true,
        page,
        per_page,
      },
    }
  }),
  createPosition: mock('createPosition', ({ body }) =>
    positions.create({
      id: crypto.randomUUID() as Position['id'],
      version: 1,
      ...body,
      ...named(body),
      filled: 0,
      open: body.headcount,
      created_at: NOW,
    }),
  ),
  editPosition: mock('editPosition', async ({ params, body, refuse }) => {
    const found = findPosition(params.id)
    if (!found) return refuse('not_found', {})
    const data = { ...body, ...named(body), open: body.headcount - found.filled, version: body.version + 1 }
    return (await positions.update(found, { data: (row) => void Object.assign(row, data) })) ?? found
  }),
  deletePosition: mock('deletePosition', ({ params }) => void positions.delete((q) => q.where({ id: params.id }))),
}
