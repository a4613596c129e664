import type { LetterPages } from '../../../openapi/schemas/letter-paper.ts'
import type {
  LetterAbsence,
  LetterAbsenceBody,
  LetterFormat,
  LetterFormatBody,
  LetterLevel,
  LetterLevelBody,
  LetterPermission,
  LetterPermissionBody,
  LetterRoute,
  LetterTemplate,
  LetterTemplateBody,
  LetterTemplateRow,
  LetterTemplateTrial,
  LetterType,
  LetterTypeBody,
} from '../../../openapi/schemas/letter-settings.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import type { Lookup } from '../../ui/form/LookupField.tsx'

const at = (id: string) => ({ path: { id } })

export const formatsLoad = createLoadMachine<readonly LetterFormat[]>(
  async (_, signal) => (await answer(api.GET('/letter-formats', { signal }))).data,
)
export const formatSave = createSaveMachine<LetterFormatBody, LetterFormat>(
  ({ values, row, key }, signal) =>
    row === null
      ? answer(api.POST('/letter-formats', { body: values, headers: once(key), signal }))
      : answer(
          api.PUT('/letter-formats/{id}', { params: at(row.id), body: { ...values, version: row.version }, signal }),
        ),
  { canEdit: true },
)
export const formatDelete = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letter-formats/{id}', { params: at(id), signal }))
  return id
})

export const typesLoad = createLoadMachine<readonly LetterType[]>(
  async (_, signal) => (await answer(api.GET('/letter-types', { signal }))).data,
)
export const typeSave = createSaveMachine<LetterTypeBody, LetterType>(
  ({ values, row, key }, signal) =>
    row === null
      ? answer(api.POST('/letter-types', { body: values, headers: once(key), signal }))
      : answer(
          api.PUT('/letter-types/{id}', { params: at(row.id), body: { ...values, version: row.version }, signal }),
        ),
  { canEdit: true },
)
export const typeDelete = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letter-types/{id}', { params: at(id), signal }))
  return id
})

export const templatesLoad = createLoadMachine<readonly LetterTemplateRow[]>(
  async (_, signal) => (await answer(api.GET('/letter-templates', { signal }))).data,
)
export const templateLoad = createLoadMachine<LetterTemplate, string>((id, signal) =>
  answer(api.GET('/letter-templates/{id}', { params: at(id), signal })),
)
/** The pages of a letter that would begin with a template as it is being written. */
export const trialLoad = createLoadMachine<LetterPages, LetterTemplateTrial>((body, signal) =>
  answer(api.POST('/letter-templates/preview', { body, signal })),
)
export const templateSave = createSaveMachine<LetterTemplateBody, LetterTemplate>(
  ({ values, row, key }, signal) =>
    row === null
      ? answer(api.POST('/letter-templates', { body: values, headers: once(key), signal }))
      : answer(
          api.PUT('/letter-templates/{id}', { params: at(row.id), body: { ...values, version: row.version }, signal }),
        ),
  { canEdit: true },
)
export const templateDelete = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letter-templates/{id}', { params: at(id), signal }))
  return id
})

export const permissionsLoad = createLoadMachine<readonly LetterPermission[]>(
  async (_, signal) => (await answer(api.GET('/letter-permissions', { signal }))).data,
)
export const permissionSave = createSaveMachine<LetterPermissionBody, LetterPermission>(({ values, key }, signal) =>
  answer(api.POST('/letter-permissions', { body: values, headers: once(key), signal })),
)
export const permissionDelete = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letter-permissions/{id}', { params: at(id), signal }))
  return id
})

export const levelsLoad = createLoadMachine<readonly LetterLevel[]>(
  async (_, signal) => (await answer(api.GET('/letter-levels', { signal }))).data,
)
export const levelSave = createSaveMachine<LetterLevelBody, LetterLevel>(
  ({ values, row, key }, signal) =>
    row === null
      ? answer(api.POST('/letter-levels', { body: values, headers: once(key), signal }))
      : answer(
          api.PUT('/letter-levels/{id}', { params: at(row.id), body: { ...values, version: row.version }, signal }),
        ),
  { canEdit: true },
)
export const levelDelete = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letter-levels/{id}', { params: at(id), signal }))
  return id
})
/** Puts all levels in the order of these ids. */
export const levelOrder = createSaveMachine<readonly LetterLevel['id'][], readonly LetterLevel[]>(
  async ({ values: ids }, signal) =>
    (await answer(api.PUT('/letter-levels/order', { body: { ids: [...ids] }, signal }))).data,
)
export interface RouteAsked {
  readonly type: LetterType['id']
  readonly amount: number | null
}
export const routeLoad = createLoadMachine<LetterRoute, RouteAsked>(({ type, amount }, signal) =>
  answer(
    api.GET('/letter-levels/preview', { params: { query: { type, ...(amount === null ? {} : { amount }) } }, signal }),
  ),
)

export const absencesLoad = createLoadMachine<readonly LetterAbsence[]>(
  async (_, signal) => (await answer(api.GET('/letter-absences', { signal }))).data,
)
export const absenceSave = createSaveMachine<LetterAbsenceBody, LetterAbsence>(({ values, key }, signal) =>
  answer(api.POST('/letter-absences', { body: values, headers: once(key), signal })),
)
export const absenceDelete = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letter-absences/{id}', { params: at(id), signal }))
  return id
})

/** So many positions are offered at once; more letters find the others. */
const MOST = 20
/** Positions of the company by title. */
export const findPosition: Lookup = async (q) => {
  const words = q.trim().slice(0, 200)
  const { data } = await answer(
    api.GET('/positions', { params: { query: { per_page: MOST, ...(words === '' ? {} : { q: words }) } } }),
  )
  return data.map((row) => ({ key: row.id, name: row.title }))
}
/** Owners and employees by name; `positionOf` says a position in the reader's language. */
export const personLookup =
  (positionOf: (title: LetterAbsence['person']['position']) => string): Lookup =>
  async (q) => {
    const words = q.trim().slice(0, 200)
    const { data } = await answer(api.GET('/letter-people', { params: { query: words === '' ? {} : { q: words } } }))
    return data.map(({ id, name, position }) => ({ key: id, name: name ?? {}, more: positionOf(position) }))
  }
