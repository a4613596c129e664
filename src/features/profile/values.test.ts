import { expect, test } from 'vitest'
import { accountSetupRow, personalDetailRow } from '../../api/mocks/profile-samples.ts'
import { fromForm, toForm } from '../../ui/form/shape.ts'
import type { AccountSetup, PersonalDetail } from './profile.effects.ts'
import { administratorForm, personalForm, personalValues, setupForm, setupStart, withoutBlank } from './values.ts'

const detail = personalDetailRow as PersonalDetail
const setup = accountSetupRow as AccountSetup
const wrong = (schema: typeof personalForm | typeof setupForm, held: unknown) => [
  ...new Set(schema.safeParse(fromForm(schema, held)).error?.issues.map(({ path }) => path.join('.'))),
]

test('sends back unchanged what the server returned', () => {
  expect(personalForm.parse(fromForm(personalForm, toForm(personalForm, personalValues(detail))))).toEqual(
    personalValues(detail),
  )
  const start = { ...setupStart(setup), version: 1 }
  expect(setupForm.parse(fromForm(setupForm, toForm(setupForm, start)))).toEqual(start)
})

test('marks everything but the kebele as missing for a person without details', () => {
  const missing = wrong(personalForm, toForm(personalForm, { ...personalValues(detail), details: null }))
  expect(missing).toHaveLength(11)
  expect(missing).not.toContain('details.kebele')
})

test('leaves private details out while nothing of them is filled in, and asks for all of them after the first', () => {
  const held = toForm(personalForm, { ...personalValues(detail), details: null }) as { readonly details: object }
  expect(fromForm(personalForm, withoutBlank(held))).toMatchObject({ details: null })
  const begun = { ...held, details: { ...held.details, location: { en: '', am: 'ቦሌ' } } }
  expect(wrong(personalForm, withoutBlank(begun))).toHaveLength(10)
})

test('marks only the pictures as missing for an empty account', () => {
  const bare = {
    ...setupStart(setup),
    headline: null,
    bio: null,
    nickname: null,
    job_title: null,
    work_email: null,
    work_phone_number: null,
    salary: null,
    employment_status: null,
  }
  expect(wrong(setupForm, toForm(setupForm, { ...bare, photo_id: null, cover_id: null, version: 1 }))).toEqual([
    'photo_id',
    'cover_id',
  ])
})

test('gives an administrator names only', () => {
  expect(Object.keys(administratorForm.shape)).toEqual(['first_name', 'middle_name', 'last_name'])
})
