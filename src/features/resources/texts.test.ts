import { expect, test } from 'vitest'
import { z } from 'zod'
import { en } from '../../../openapi/messages/en.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { SECTIONS } from '../../../openapi/schemas/profile.ts'
import { choiceText, fieldText, resourceText } from './texts.ts'

const choicesOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodNullable ? choicesOf(schema._zod.def.innerType) : schema instanceof z.ZodEnum ? schema.options.map(String) : []

const SAID = ['many', 'purpose', 'add', 'edit', 'empty', 'empty.text', 'saved', 'updated', 'deleted', 'restored', 'failed.save', 'failed.update', 'failed.delete'] as const

test.for(Object.values(anyResources))('every text of $name is there', (resource) => {
  const wanted = [
    ...Object.keys(resource.form).map((field) => fieldText(resource, field)),
    ...Object.entries(resource.form).flatMap(([field, { as }]) =>
      as === 'choice' ? choicesOf(resource.schema.shape[field]).map((choice) => choiceText(resource, field, choice)) : [],
    ),
    ...SAID.map((text) => resourceText(resource, text)),
  ]
  expect(wanted.filter((id) => !(id in en))).toEqual([])
})

test('every section has its name', () => {
  expect(SECTIONS.filter((key) => !(`resource.sections.${key}` in en))).toEqual([])
})

test('the words that the specification gives', () => {
  expect([en['resource.experience.job_title'], en['resource.publishedWork.status.published'], en['resource.publishedWork.status.unpublished']]).toEqual([
    'Position',
    'Published',
    'UnPublished',
  ])
})
