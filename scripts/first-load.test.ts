import { describe, expect, it } from 'vitest'
import { firstLoadFindings } from './first-load.ts'

const starts = {
  'src/main.tsx': ['react'],
  'src/features/session/Login.tsx': ['react-hook-form'],
  'src/app/Main.tsx': ['src/app/Dashboard.tsx'],
  'src/app/Dashboard.tsx': ['openapi/inboxes.ts'],
}
const found = (files: Readonly<Record<string, readonly string[]>>) =>
  firstLoadFindings(new Map(Object.entries({ ...starts, ...files })))

describe('the first load', () => {
  it('may import what does not bring the rules of forms along', () => {
    expect(found({ 'openapi/inboxes.ts': ['openapi/names.ts'] })).toEqual([])
  })
  it('names the chain by which it would bring them along', () => {
    expect(found({ 'openapi/inboxes.ts': ['openapi/fields.ts'], 'openapi/fields.ts': ['zod'] })).toEqual([
      'the first load imports zod: src/app/Main.tsx → src/app/Dashboard.tsx → openapi/inboxes.ts → openapi/fields.ts → zod',
    ])
  })
  it('is also the sign-in, which stands before its rules', () => {
    expect(found({ 'src/features/session/Login.tsx': ['openapi/errors.ts'], 'openapi/errors.ts': ['zod'] })).toEqual([
      'the first load imports zod: src/features/session/Login.tsx → openapi/errors.ts → zod',
    ])
  })
  it('says which of its files is no longer there', () => {
    expect(firstLoadFindings(new Map([['src/main.tsx', []]]))).toHaveLength(3)
  })
})
