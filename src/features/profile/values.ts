import { accountFaceBody, accountSetupBody, faceParts, personalDetailBody } from '../../../openapi/schemas/profile.ts'
import { valuesOf } from '../../fields/values-of.ts'
import type { Prepare } from '../../ui/form/resolver.ts'
import { z } from 'zod'
import { shownName } from '../../../openapi/format/shown-name.ts'
import type { AccountSetup, Face, PersonalDetail, PersonalValues, SetupValues } from './profile.effects.ts'

/** What a form validates: the body without the version, which the machine adds. */
const personalBody = personalDetailBody.omit({ version: true })
/**
 * A person has audiences; without is for administrators only. Private details that are asked for and left empty are
 * wrong field by field; `withoutBlank` makes them null, which somebody who never saved any may send.
 */
export const personalForm = personalBody.extend({ audiences: personalBody.shape.audiences.unwrap() })
/** Private details of which nothing is filled in are not given. */
export const withoutBlank: Prepare = (held) => {
  const { details } = held as { readonly details?: unknown }
  return isBlank(details) ? { ...held, details: null } : held
}
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((inner) => isBlank(inner)))
/** Administrators have only names (product.md §3). */
export const administratorForm = personalBody.omit({ details: true, audiences: true, display_name: true })
/** Its rules need the whole body, so the version stays in it; the machine's replaces it. */
export const setupForm = accountSetupBody

export const personalValues = (row: PersonalValues | PersonalDetail): PersonalValues =>
  valuesOf(personalDetailBody, row) as PersonalValues

/** The fields whose own fields are merged one by one. */
export const PERSONAL_GROUPS = ['details', 'audiences'] as const
export const SETUP_GROUPS = ['audiences'] as const

/** What a form starts with: pictures may be missing as long as nothing is saved. */
export type SetupStart = Omit<SetupValues, 'photo_id' | 'cover_id'> & Pick<AccountSetup, 'photo_id' | 'cover_id'>
export const setupStart = (row: SetupStart): SetupStart => valuesOf(accountSetupBody, row) as SetupStart
/** The forms of a newcomer's first steps. */
export const nameForm = z.strictObject(faceParts.name.shape)
export const photoForm = z.strictObject(faceParts.photo.shape)
export const headlineForm = z.strictObject(faceParts.headline.shape)
/** The name as shown; of somebody who has chosen none, the names they registered with. */
export const nameStart = ({ display_name, first_name, middle_name, last_name }: PersonalDetail) => ({
  display_name:
    display_name ??
    shownName({ displayName: null, firstName: first_name, middleName: middle_name, lastName: last_name }),
})
export const faceValues = (row: Face): Face => valuesOf(accountFaceBody, row) as unknown as Face

/** What is sent. */
export const setupValues = (body: SetupValues): SetupValues => valuesOf(accountSetupBody, body) as SetupValues
