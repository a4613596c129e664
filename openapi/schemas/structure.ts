import { z } from 'zod'
import { saysOfKind } from '../explain.ts'
import { ref } from '../ref.ts'
import { line, localized, paragraph, phone, timestamp, version, wholeNumber } from './primitives.ts'

/** The maximum number of departments, and of positions, per company. */
export const MOST_DEPARTMENTS = 3000
export const MOST_POSITIONS = 10_000

/** Specification §3 and §5: the function has at least 10 characters, and the main contact has a valid email. */
const departmentFields = {
  name: localized(line(120)),
  function: localized(paragraph(1000, 10)),
  contact_email: z.email(saysOfKind('validation.email_address')).max(254),
  contact_phone: phone.nullable(),
}
export const department = z
  .strictObject({
    id: ref('department'),
    version,
    parent_id: ref('department').nullable(),
    position: z.int().describe('0-based among its siblings'),
    ...departmentFields,
    positions: z.int().describe('of this department alone'),
    people: z.int().describe('of this department alone'),
    created_at: timestamp,
  })
  .meta({ id: 'Department' })
export type Department = z.output<typeof department>
export const departmentBody = z.strictObject({ parent_id: ref('department').nullable(), ...departmentFields })
export const departmentEdit = z.strictObject({ ...departmentFields, version })
/** Moves a department with everything below it. */
export const departmentPlace = z.strictObject({
  parent_id: ref('department').nullable(),
  position: z.int().min(0).max(MOST_DEPARTMENTS),
  version,
})
/** Moves everything in the department into another one and deletes it. */
export const departmentMerge = z.strictObject({ into: ref('department'), version })
/** What deleting a department would affect: whatever is directly in it. */
export const departmentConsequences = z
  .strictObject({
    departments: z.int(),
    positions: z.int(),
    people: z.int(),
    offers: z.int().describe('that wait for an answer'),
  })
  .meta({ id: 'DepartmentConsequences' })

const headcount = wholeNumber.min(1).max(10_000)
const positionFields = {
  title: localized(line(120)),
  department_id: ref('department'),
  reports_to_id: ref('position').nullable().describe('the position it reports to; people come and go'),
  headcount,
  description: localized(paragraph(2000)).nullable(),
}
/** `filled` of the `headcount` seats are taken; the others are open. */
export const position = z
  .strictObject({
    id: ref('position'),
    version,
    ...positionFields,
    department: localized(z.string()),
    reports_to: localized(z.string()).nullable(),
    filled: z.int(),
    open: z.int(),
    created_at: timestamp,
  })
  .meta({ id: 'Position' })
export type Position = z.output<typeof position>
export const positionBody = z.strictObject(positionFields)
export const positionEdit = z.strictObject({ ...positionFields, version })

/**
 * A person who holds a position. `username` is that of their page, null while it is not public; `starts_on` is null once
 * they have begun: who accepted an offer has the seat from then on.
 */
const seat = z.strictObject({
  employment_id: ref('employment'),
  name: localized(z.string()),
  photo: z.string().nullable(),
  username: z.string().nullable(),
  starts_on: z.iso.date().nullable(),
})
export const chartNode = z.strictObject({
  id: ref('position'),
  title: localized(z.string()),
  department_id: ref('department'),
  department: localized(z.string()),
  reports_to_id: ref('position').nullable(),
  headcount: z.int(),
  people: z.array(seat),
})
/**
 * The organisation chart: all positions, who holds them, and which position each reports to. Vacant seats are
 * `headcount` minus `people`.
 */
export const chart = z
  .strictObject({ company: localized(z.string()), nodes: z.array(chartNode) })
  .meta({ id: 'OrganisationChart' })
export type OrganisationChart = z.output<typeof chart>
