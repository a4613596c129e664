import type {
  LetterAbsence,
  LetterFormat,
  LetterLevel,
  LetterPermission,
  LetterTemplate,
  LetterType,
} from '../../../openapi/schemas/letter-settings.ts'
import {
  letterAbsenceRows,
  letterFormatRows,
  letterLevelRows,
  letterPeopleRows,
  letterPermissionRows,
  letterTemplateRowsWhole,
  letterTypeRows,
} from './letter-setting-samples.ts'
import { mock } from './mock.ts'

interface Row {
  readonly id: string
}
/** Rows that are added, changed and deleted in the order in which they came. */
class Rows<R extends Row> {
  all: readonly R[] = []
  seed(rows: readonly R[]) {
    this.all = rows
  }
  find(id: string): R | undefined {
    return this.all.find((row) => row.id === id)
  }
  add(row: R): R {
    this.all = [...this.all, row]
    return row
  }
  change(row: R, over: Partial<R>): R {
    const next = { ...row, ...over }
    this.all = this.all.map((one) => (one.id === row.id ? next : one))
    return next
  }
  remove(id: string) {
    this.all = this.all.filter((one) => one.id !== id)
  }
}
const formats = new Rows<LetterFormat>()
const types = new Rows<LetterType>()
const templates = new Rows<LetterTemplate>()
const permissions = new Rows<LetterPermission>()
const levels = new Rows<LetterLevel>()
const absences = new Rows<LetterAbsence>()

/** Puts what a company set up for its letters back as it was. */
export function seedLetterSettings(): void {
  formats.seed(letterFormatRows)
  types.seed(letterTypeRows)
  templates.seed(letterTemplateRowsWhole)
  permissions.seed(letterPermissionRows)
  levels.seed(letterLevelRows)
  absences.seed(letterAbsenceRows)
}

const fresh = <I extends string>() => crypto.randomUUID() as unknown as I
type Refuse = (code: 'not_found', detail: Record<string, never>) => never
const found = <R extends Row>(rows: Rows<R>, { id }: { readonly id: string }, refuse: Refuse): R =>
  rows.find(id) ?? refuse('not_found', {})
const person = (id: string | null) => letterPeopleRows.find((one) => one.id === id) ?? letterPeopleRows[0]
const referenceOf = (id: string) => {
  const { name, pattern, calendar, last } = formats.find(id) ?? letterFormatRows[0]!
  return { name, pattern, calendar, last }
}
const approversOf = (all: readonly Omit<LetterLevel['approvers'][number], 'name' | 'people'>[]) =>
  all.map((one) => ({ ...one, name: one.user_id === null ? null : person(one.user_id).name, people: 1 }))

/** What a company sets up for its letters. */
export const letterSettingMocks = {
  listLetterFormats: mock('listLetterFormats', () => ({ data: [...formats.all] })),
  createLetterFormat: mock('createLetterFormat', ({ body }) =>
    formats.add({ ...body, id: fresh(), version: 1, types: 0, numbered: 0, last: 0 }),
  ),
  editLetterFormat: mock('editLetterFormat', ({ params, body, refuse }) =>
    formats.change(found(formats, params, refuse), { ...body, version: body.version + 1 }),
  ),
  deleteLetterFormat: mock('deleteLetterFormat', ({ params, refuse }) => {
    formats.remove(found(formats, params, refuse).id)
  }),
  listLetterTypes: mock('listLetterTypes', () => ({ data: [...types.all] })),
  createLetterType: mock('createLetterType', ({ body }) =>
    types.add({
      ...body,
      id: fresh(),
      version: 1,
      reference: referenceOf(body.format_id),
      template: templates.find(body.template_id ?? '')?.name ?? null,
      writers: [],
      levels: [],
    }),
  ),
  editLetterType: mock('editLetterType', ({ params, body, refuse }) =>
    types.change(found(types, params, refuse), {
      ...body,
      version: body.version + 1,
      reference: referenceOf(body.format_id),
    }),
  ),
  deleteLetterType: mock('deleteLetterType', ({ params, refuse }) => {
    types.remove(found(types, params, refuse).id)
  }),
  listLetterTemplates: mock('listLetterTemplates', () => ({
    data: templates.all.map(({ id, version, name, types: used, font, accent }) => ({
      id,
      version,
      name,
      types: used,
      font,
      accent,
    })),
  })),
  createLetterTemplate: mock('createLetterTemplate', ({ body }) =>
    templates.add({ ...body, id: fresh(), version: 1, types: 0, logo_url: null }),
  ),
  getLetterTemplate: mock('getLetterTemplate', ({ params, refuse }) => found(templates, params, refuse)),
  editLetterTemplate: mock('editLetterTemplate', ({ params, body, refuse }) =>
    templates.change(found(templates, params, refuse), { ...body, version: body.version + 1 }),
  ),
  deleteLetterTemplate: mock('deleteLetterTemplate', ({ params, refuse }) => {
    templates.remove(found(templates, params, refuse).id)
  }),
  listLetterPermissions: mock('listLetterPermissions', () => ({ data: [...permissions.all] })),
  addLetterPermission: mock('addLetterPermission', ({ body }) =>
    permissions.add({
      ...body,
      id: fresh(),
      type: types.find(body.type_id ?? '')?.name ?? null,
      name: body.user_id === null ? null : person(body.user_id).name,
      people: 1,
    }),
  ),
  deleteLetterPermission: mock('deleteLetterPermission', ({ params, refuse }) => {
    permissions.remove(found(permissions, params, refuse).id)
  }),
  listLetterLevels: mock('listLetterLevels', () => ({ data: [...levels.all] })),
  createLetterLevel: mock('createLetterLevel', ({ body }) =>
    levels.add({ ...body, id: fresh(), version: 1, approvers: approversOf(body.approvers) }),
  ),
  // Before the call whose address it fits too.
  orderLetterLevels: mock('orderLetterLevels', ({ body }) => {
    levels.seed(body.ids.flatMap((id) => levels.find(id) ?? []))
    return { data: [...levels.all] }
  }),
  editLetterLevel: mock('editLetterLevel', ({ params, body, refuse }) =>
    levels.change(found(levels, params, refuse), {
      ...body,
      version: body.version + 1,
      approvers: approversOf(body.approvers),
    }),
  ),
  deleteLetterLevel: mock('deleteLetterLevel', ({ params, refuse }) => {
    levels.remove(found(levels, params, refuse).id)
  }),
  previewLetterRoute: mock('previewLetterRoute', ({ query }) => ({
    data: levels.all
      .filter(({ type_ids }) => type_ids.length === 0 || type_ids.includes(query.type))
      .filter(({ amount_over }) => amount_over === null || (query.amount ?? 0) > amount_over)
      .map(({ id, name, needs, approvers }) => ({
        id,
        name,
        needs,
        people: [
          { ...letterPeopleRows[0], why: 'owner' as const, in_place_of: null },
          { ...letterPeopleRows[2], why: 'deputy' as const, in_place_of: letterPeopleRows[1].name },
        ],
        vacant: approvers.flatMap((one) => (one.people === 0 && one.name !== null ? [one.name] : [])),
      })),
  })),
  listLetterAbsences: mock('listLetterAbsences', () => ({ data: [...absences.all] })),
  addLetterAbsence: mock('addLetterAbsence', ({ body: { user_id, deputy_id, from, to } }) =>
    absences.add({ id: fresh(), person: person(user_id), deputy: person(deputy_id), from, to, is_today: false }),
  ),
  deleteLetterAbsence: mock('deleteLetterAbsence', ({ params, refuse }) => {
    absences.remove(found(absences, params, refuse).id)
  }),
  findLetterGroup: mock('findLetterGroup', () => ({ data: [...letterPeopleRows], total: letterPeopleRows.length })),
  findLetterPeople: mock('findLetterPeople', ({ query }) => ({
    data: letterPeopleRows.filter(({ name }) => (name?.en ?? '').toLowerCase().includes((query.q ?? '').toLowerCase())),
  })),
}
