import { expect, test } from 'vitest'
import { en } from '../../../openapi/messages/en.ts'
import type { ActionText } from '../../../openapi/resource-texts.ts'
import { anyResources, type ResourceName } from '../../../openapi/resources/registry.ts'
import { SECTIONS } from '../../../openapi/schemas/profile.ts'
import { resourceSay } from '../../../tests/factories/resource-say.ts'
import { choiceText, fieldText } from './texts.ts'

const ACTIONS = [
  'add',
  'edit',
  'empty',
  'saved',
  'updated',
  'deleted',
  'restored',
  'failed.save',
  'failed.update',
  'failed.delete',
] as const satisfies readonly ActionText[]
const all = Object.entries(anyResources) as [ResourceName, (typeof anyResources)[ResourceName]][]

test.for(all)('%s has every text', ([name, resource]) => {
  const wanted = [
    ...Object.keys(resource.fields).map((field) => fieldText(resource, field)),
    ...Object.entries(resource.fields).flatMap(([field, of]) =>
      of.kind === 'choice' ? of.choices.map((choice) => choiceText(resource, field, choice)) : [],
    ),
    ...['_noun', '_purpose', '_empty.text'].map((text) => `resource.${name}.${text}`),
  ]
  expect(wanted.filter((id) => !(id in en))).toEqual([])
  for (const lang of ['en', 'am'] as const)
    for (const action of ACTIONS) expect(resourceSay(lang)(name, action)).not.toMatch(/[{}]|undefined/)
})

test('the texts of actions come from one template and the noun of the collection', () => {
  const said = (lang: 'en' | 'am', name: ResourceName) => ACTIONS.map((action) => resourceSay(lang)(name, action))
  expect(said('en', 'fieldOfStudy')).toEqual([
    'Add field of study',
    'Edit field of study',
    'No fields of study yet',
    'Field of study saved successfully',
    'Field of study updated successfully',
    'Field of study deleted successfully',
    'Field of study restored',
    'Failed to save the field of study',
    'Failed to update the field of study',
    'Failed to delete the field of study',
  ])
  expect(said('am', 'fieldOfStudy')).toEqual([
    'የትምህርት ዘርፍ ይጨምሩ',
    'የትምህርት ዘርፍ ያስተካክሉ',
    'እስካሁን የገባ የትምህርት ዘርፍ የለም',
    'የትምህርት ዘርፉ በተሳካ ሁኔታ ተቀምጧል',
    'የትምህርት ዘርፉ በተሳካ ሁኔታ ተስተካክሏል',
    'የትምህርት ዘርፉ በተሳካ ሁኔታ ተሰርዟል',
    'የትምህርት ዘርፉ ተመልሷል',
    'የትምህርት ዘርፉን ማስቀመጥ አልተቻለም',
    'የትምህርት ዘርፉን ማስተካከል አልተቻለም',
    'የትምህርት ዘርፉን መሰረዝ አልተቻለም',
  ])
})

test('a collection may have its own text instead', () => {
  expect([
    resourceSay('en')('companySize', 'add'),
    resourceSay('en')('companySize', 'edit'),
    resourceSay('en')('about', 'empty'),
  ]).toEqual(['Add size', 'Edit company size', 'Nothing about you yet'])
})

test('every section has its name', () => {
  expect(SECTIONS.filter((key) => !(`resource.sections.${key}` in en))).toEqual([])
})

test('the words that the specification gives', () => {
  expect([
    en['resource.experience.job_title'],
    en['resource.publishedWork.status.published'],
    en['resource.publishedWork.status.unpublished'],
  ]).toEqual(['Position', 'Published', 'UnPublished'])
})
