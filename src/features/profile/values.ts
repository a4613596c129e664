import { accountSetupBody, personalDetailBody } from '../../../openapi/schemas/profile.ts'
import type { AccountSetup, PersonalDetail, PersonalValues, SetupValues } from './profile.effects.ts'

/** What a form validates: the body without the version, which the machine adds. */
export const personalForm = personalDetailBody.omit({ version: true })
/** Administrators have names and phone alone (product.md §3). */
export const administratorForm = personalForm.omit({ audiences: true, display_name: true })
export const setupForm = accountSetupBody.omit({ version: true })

export const personalValues = ({ first_name, middle_name, last_name, display_name, phone_number, audiences }: PersonalDetail): PersonalValues => ({
  first_name,
  middle_name,
  last_name,
  display_name,
  phone_number,
  audiences,
})
export const setupValues = ({ headline, bio, photo_id, primary_colour, second_colour, text_colour, language, audiences }: AccountSetup): SetupValues => ({
  headline,
  bio,
  photo_id,
  primary_colour,
  second_colour,
  text_colour,
  language,
  audiences,
})
