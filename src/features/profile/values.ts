import { accountSetupBody, personalDetailBody } from '../../../openapi/schemas/profile.ts'
import type { AccountSetup, PersonalDetail, PersonalValues, SetupValues } from './profile.effects.ts'

/** What a form validates: the body without the version, which the machine adds. */
const personalBody = personalDetailBody.omit({ version: true })
/** A person has all of it; null stands for administrators alone. */
export const personalForm = personalBody.extend({ details: personalBody.shape.details.unwrap(), audiences: personalBody.shape.audiences.unwrap() })
/** Administrators have names alone (product.md §3). */
export const administratorForm = personalBody.omit({ details: true, audiences: true, display_name: true })
/** Its rules need the whole body, so the version stays in it; the machine's replaces it. */
export const setupForm = accountSetupBody

export const personalValues = ({ first_name, middle_name, last_name, display_name, details, audiences }: PersonalValues | PersonalDetail): PersonalValues => ({
  first_name,
  middle_name,
  last_name,
  display_name,
  details,
  audiences,
})

/** What a form starts with: pictures may be missing as long as nothing is saved. */
export type SetupStart = Omit<SetupValues, 'photo_id' | 'cover_id'> & Pick<AccountSetup, 'photo_id' | 'cover_id'>
export const setupStart = (row: SetupStart): SetupStart => ({
  headline: row.headline,
  bio: row.bio,
  nickname: row.nickname,
  job_title: row.job_title,
  work_email: row.work_email,
  work_phone_number: row.work_phone_number,
  salary: row.salary,
  employment_status: row.employment_status,
  language: row.language,
  audiences: row.audiences,
  photo_id: row.photo_id,
  cover_id: row.cover_id,
})
/** What is sent. */
export const setupValues = (body: SetupValues): SetupValues => ({ ...setupStart(body), photo_id: body.photo_id, cover_id: body.cover_id })
