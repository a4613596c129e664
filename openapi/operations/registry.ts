import type { Operation } from '../define.ts'
import { education } from '../resources/education.ts'
import { companySize } from '../resources/company-size.ts'
import { infoSource } from '../resources/info-source.ts'
import { skill } from '../resources/skill.ts'
import { offerOperations } from './offers.ts'
import { profileOperations } from './profile.ts'
import { sessionOperations } from './session.ts'
import { systemOperations } from './system.ts'

/** Each area's table. An operation id may stand in one of them only; a test refuses a second. */
export const areas = {
  system: systemOperations,
  session: sessionOperations,
  offers: offerOperations,
  profile: profileOperations,
  skills: skill.operations,
  companySizes: companySize.operations,
  infoSources: infoSource.operations,
  educations: education.operations,
} as const

/** Every call of the API by its id. */
export const operations = {
  ...systemOperations,
  ...sessionOperations,
  ...offerOperations,
  ...profileOperations,
  ...skill.operations,
  ...companySize.operations,
  ...infoSource.operations,
  ...education.operations,
} as const
export type Operations = typeof operations
export type OperationId = keyof Operations
/** The same, for code that treats all alike. */
export const anyOperations: Readonly<Record<OperationId, Operation>> = operations
