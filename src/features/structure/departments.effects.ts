import type { z } from 'zod'
import type {
  Department,
  departmentBody,
  departmentConsequences,
  departmentEdit,
} from '../../../openapi/schemas/structure.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { createTreeMachine } from '../../machines/tree/tree.machine.ts'

export type { Department }
export type DepartmentBody = z.output<typeof departmentBody>
export type Consequences = z.output<typeof departmentConsequences>

const at = (id: string) => ({ path: { id } })

/** The departments of the company this tab acts for. */
export const departmentsMachine = createTreeMachine<Department>({
  read: (signal) => answer(api.GET('/departments', { signal })),
  change: async (change, signal) => {
    const { id, version } = change.row
    switch (change.kind) {
      case 'delete':
        await answer(api.DELETE('/departments/{id}', { params: at(id), signal }))
        return null
      case 'move':
        return answer(api.PUT('/departments/{id}/place', { params: at(id), body: { ...change.to, version }, signal }))
      case 'merge':
        return answer(
          api.POST('/departments/{id}/merge', { params: at(id), body: { into: change.into.id, version }, signal }),
        )
    }
  },
})

/** The form of one department: creates without a row, edits with one; where it stands is changed elsewhere. */
export const departmentSaveMachine = createSaveMachine<DepartmentBody, Department>(
  async ({ values, row, key }, signal) => {
    if (row === null) return answer(api.POST('/departments', { body: values, headers: once(key), signal }))
    const { parent_id: _parent, ...fields } = values
    const body: z.output<typeof departmentEdit> = { ...fields, version: row.version }
    return answer(api.PUT('/departments/{id}', { params: at(row.id), body, signal }))
  },
  { canEdit: true },
)

/** What the end of a department touches. */
export const consequencesMachine = createLoadMachine<Consequences, string>((id, signal) =>
  answer(api.GET('/departments/{id}/consequences', { params: at(id), signal })),
)
