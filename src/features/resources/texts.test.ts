import { expect, test } from 'vitest'
import { en } from '../../../openapi/messages/en.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { fieldText, resourceText } from './texts.ts'

const SAID = ['many', 'purpose', 'add', 'edit', 'empty', 'empty.text', 'saved', 'updated', 'deleted', 'restored'] as const

test.for(Object.values(anyResources))('every text of $name is there', (resource) => {
  const wanted = [...Object.keys(resource.form).map((field) => fieldText(resource, field)), ...SAID.map((text) => resourceText(resource, text))]
  expect(wanted.filter((id) => !(id in en))).toEqual([])
})
