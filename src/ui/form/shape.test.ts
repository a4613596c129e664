import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { en } from '../../../openapi/messages/en.ts'
import { education } from '../../../openapi/resources/education.ts'
import { localizedRichText } from '../../../openapi/rich-text.ts'
import { audience, line, localized } from '../../../openapi/schemas/primitives.ts'
import { userRegistration } from '../../../openapi/schemas/session.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { schemaResolver } from './resolver.ts'
import { fromForm, toForm } from './shape.ts'

const schema = z.strictObject({
  name: line(10),
  note: line(10).nullable(),
  alias: line(10).optional(),
  title: localized(line(10)),
  bio: localized(line(10)).nullable(),
  visible: z.boolean(),
  audience,
  password: z.string(),
  inner: z.strictObject({ deep: line(10).nullable() }),
})

describe('what a form holds', () => {
  test('is text where a person types text, whatever is missing', () => {
    expect(toForm(schema, { title: { en: 'T' }, visible: true, audience: ['site'] })).toEqual({
      name: '',
      note: '',
      alias: '',
      title: { en: 'T', am: '' },
      bio: { en: '', am: '' },
      visible: true,
      audience: ['site'],
      password: '',
      inner: { deep: '' },
    })
  })
  test('comes back as the body it was', () => {
    const body = {
      name: 'a',
      note: null,
      title: { am: 'ሀ' },
      bio: null,
      visible: false,
      audience: [],
      password: ' p ',
      inner: { deep: null },
    }
    expect(fromForm(schema, toForm(schema, body))).toEqual(body)
  })
})

describe('what is sent', () => {
  const base = toForm(schema, {}) as Record<string, unknown>
  test('texts are trimmed, passwords are not', () => {
    expect(fromForm(schema, { ...base, name: ' a\n', password: ' a ' })).toMatchObject({ name: 'a', password: ' a ' })
  })
  test('an empty text is null where it may be, left out where it may be, and stays empty where it is required', () => {
    const body = fromForm(schema, base) as Record<string, unknown>
    expect(body['note']).toBeNull()
    expect('alias' in body).toBe(false)
    expect(body['name']).toBe('')
  })
  test('a text in two languages keeps the one that is there', () => {
    expect(fromForm(schema, { ...base, title: { en: ' ', am: ' ሀ ' }, bio: { en: ' ', am: '' } })).toMatchObject({
      title: { am: 'ሀ' },
      bio: null,
    })
  })
  test('a rich text in two languages keeps the one that is there, and is none without both', () => {
    const rich = z.strictObject({
      answer: localizedRichText(100),
      note: localizedRichText(100).nullable(),
      more: localizedRichText(100).optional(),
    })
    const am = [{ type: 'paragraph', text: [{ text: 'ሀ' }] }]
    expect(toForm(rich, { answer: { am } })).toEqual({
      answer: { en: [], am },
      note: { en: [], am: [] },
      more: { en: [], am: [] },
    })
    expect(fromForm(rich, toForm(rich, { answer: { am } }))).toEqual({ answer: { am }, note: null })
    expect(fromForm(rich, toForm(rich, {}))).toEqual({ answer: {}, note: null })
  })
  test('an empty list is not an absent one, and what the schema does not know is not hidden from it', () => {
    expect(fromForm(schema, { ...base, audience: [], more: 1 })).toMatchObject({ audience: [], more: 1 })
  })
})

describe('messages', () => {
  const t: Translate = (id, values) => `${en[id]}|${JSON.stringify(values ?? {})}`
  const errorsOf = async (s: z.ZodObject, held: Record<string, unknown>) =>
    (await schemaResolver(s, t)(held as never, undefined, { fields: {}, shouldUseNativeValidation: false }))
      .errors as Record<string, unknown>

  test('everything empty is required, and only that', async () => {
    const errors = await errorsOf(userRegistration, toForm(userRegistration, {}) as Record<string, unknown>)
    expect(Object.keys(errors).toSorted()).toEqual([
      'confirm_password',
      'email',
      'first_name',
      'last_name',
      'middle_name',
      'password',
      'phone_number',
      'username',
    ])
    for (const error of Object.values(errors))
      expect((error as { message: string }).message).toMatch(/^This is required\|/)
  })
  test('a limit is named', async () => {
    const held = { ...(toForm(education.body, { visible: true }) as object), description: { en: 'short', am: '' } }
    const errors = await errorsOf(education.body, held)
    expect(errors['description']).toMatchObject({ en: { message: `${en['validation.too_short']}|{"minimum":20}` } })
    expect(errors['school_name']).toMatchObject({ message: 'This is required|{}' })
  })
  test('a rule across fields speaks at its field while others are wrong', async () => {
    const held = {
      ...(toForm(education.body, { visible: true }) as object),
      start_date: '2024-02-01',
      end_date: '2024-01-01',
    }
    expect(await errorsOf(education.body, held)).toMatchObject({
      end_date: { message: `${en['validation.end_before_start']}|{}` },
    })
  })
  test('what is right gives the body', async () => {
    const held = toForm(education.body, {
      school_name: { en: 'AAU' },
      degree: { en: 'BSc' },
      field_of_study: { am: 'ሲቪል' },
      start_date: '2020-01-01',
      end_date: '2024-01-01',
      visible: true,
    })
    const result = await schemaResolver(education.body, t)(held as never, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
    expect(result).toEqual({
      errors: {},
      values: {
        school_name: { en: 'AAU' },
        degree: { en: 'BSc' },
        field_of_study: { am: 'ሲቪል' },
        start_date: '2020-01-01',
        start_known: null,
        end_date: '2024-01-01',
        end_known: null,
        grade: null,
        description: null,
        picture_id: null,
        visible: true,
      },
    })
  })
})
