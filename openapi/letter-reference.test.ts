import { describe, expect, it } from 'vitest'
import { departmentCode, periodOf, referenceOf, referenceProblem } from './letter-reference.ts'

const format = {
  pattern: '{PREFIX}/{DEPT}/{SEQ:4}/{YEAR}',
  calendar: 'gregorian',
  reset: 'yearly',
  shared: false,
} as const
const values = { prefix: 'HR', department: 'ADM', number: 7, day: '2026-09-12' }
const problemOf = (pattern: string, over: object = {}) => referenceProblem({ ...format, pattern, ...over })

describe('a reference number', () => {
  it('has prefix, department, number and year', () => {
    expect(referenceOf(format, values)).toBe('HR/ADM/0007/2026')
    expect(referenceOf({ ...format, pattern: '{PREFIX}-{SEQ}-{MONTH}' }, { ...values, number: 12_345 })).toBe(
      'HR-12345-09',
    )
  })

  it('has the year and month of the calendar that was chosen', () => {
    const ethiopian = { ...format, calendar: 'ethiopian', pattern: '{SEQ:2}/{MONTH}/{YEAR}' } as const
    expect(referenceOf(ethiopian, { ...values, day: '2026-09-10' })).toBe('07/13/2018')
    expect(referenceOf(ethiopian, { ...values, day: '2026-09-11' })).toBe('07/01/2019')
  })

  it('leaves the department out with one separator where there is none', () => {
    expect(referenceOf(format, { ...values, department: null })).toBe('HR/0007/2026')
    expect(referenceOf({ ...format, pattern: '{SEQ}/{YEAR}/{DEPT}' }, { ...values, department: null })).toBe('7/2026')
  })

  it('counts within a year, or for ever', () => {
    expect(periodOf(format, '2026-09-12')).toBe(2026)
    expect(periodOf({ ...format, calendar: 'ethiopian' }, '2026-09-12')).toBe(2019)
    expect(periodOf({ ...format, reset: 'never' }, '2026-09-12')).toBe(0)
  })
})

describe('a pattern', () => {
  it.each([
    ['{PREFIX}/{DEPARTMENT}/{SEQ}/{YEAR}', '{DEPARTMENT}', '{DEPT}'],
    ['{PREFIX}/{seq:4}/{YEAR}', '{seq:4}', '{SEQ:4}'],
    ['{PREFIX}/{NUMBER}/{YEAR}', '{NUMBER}', '{SEQ}'],
    ['{PREFX}/{SEQ}/{YEAR}', '{PREFX}', '{PREFIX}'],
    ['{PREFIX}/{SEQ:9}/{YEAR}', '{SEQ:9}', '{SEQ}'],
    ['{PREFIX}/{SEQ}/{YEAR:2}', '{YEAR:2}', '{YEAR}'],
    ['{PREFIX}/{SEQ}/{ YEAR }', '{ YEAR }', '{YEAR}'],
  ])('with an unknown part is refused with what was meant: %s', (pattern, part, meant) => {
    expect(problemOf(pattern)).toEqual({ id: 'validation.reference_part', values: { part, meant } })
  })

  it('is refused without saying what was meant where nothing is near', () => {
    expect(problemOf('{PREFIX}/{SALARY}/{SEQ}')).toEqual({
      id: 'validation.reference_unknown',
      values: { part: '{SALARY}' },
    })
    expect(problemOf('{PREFIX}/{SEQ')?.id).toBe('validation.reference_brace')
    expect(problemOf('{PREFIX}/{}/{SEQ}')?.id).toBe('validation.reference_unknown')
  })

  it('has one number, and what tells the numbers apart', () => {
    expect(problemOf('{PREFIX}/{YEAR}')?.id).toBe('validation.reference_number')
    expect(problemOf('{PREFIX}/{SEQ}/{SEQ}/{YEAR}')?.id).toBe('validation.reference_number')
    expect(problemOf('{PREFIX}/{SEQ}')?.id).toBe('validation.reference_year')
    expect(problemOf('{PREFIX}/{SEQ}', { reset: 'never' })).toBeNull()
    expect(problemOf('{SEQ}/{YEAR}')?.id).toBe('validation.reference_prefix')
    expect(problemOf('{SEQ}/{YEAR}', { shared: true })).toBeNull()
    expect(problemOf(format.pattern)).toBeNull()
  })
})

it.each([
  [{ en: 'Human Resources' }, 'HR'],
  [{ en: 'Finance' }, 'FIN'],
  [{ en: 'Office of the President and Council' }, 'PC'],
  [{ en: 'Department' }, 'DEP'],
  [{ am: 'የሰው ኃይል' }, 'የኃ'],
])('the code of a department is short: %o', (name, code) => {
  expect(departmentCode(name)).toBe(code)
})
