import { expect, test } from 'vitest'
import { z } from 'zod'
import { formPartOf, readPlainPart } from './form-parts.ts'

const read = (schema: z.ZodType, text: string) => readPlainPart(formPartOf(schema), text)

test.for([
  [z.int().min(1), '12', 12],
  [z.number().optional(), '-0.5', -0.5],
  [z.number().nullable(), '', null],
  [z.boolean().nullable(), 'null', null],
  [z.boolean(), 'false', false],
  [z.union([z.literal(1), z.literal(2)]), '2', 2],
] as const)('%# reads plain text as the value that the schema has', ([schema, text, value]) => {
  expect(read(schema, text)).toBe(value)
})

test.for([
  [z.string(), '12'],
  [z.string().nullable(), 'null'],
  [z.enum(['1', '2']), '1'],
  [z.union([z.string(), z.number()]), '12'],
  [z.number(), ''],
  [z.number(), 'null'],
  [z.number(), '1e3'],
  [z.number(), '0x10'],
  [z.number(), ' 1'],
  [z.boolean(), '1'],
  [z.array(z.number()), '1'],
] as const)('%# leaves a text as it is where it is no such value', ([schema, text]) => {
  expect(read(schema, text)).toBe(text)
})
