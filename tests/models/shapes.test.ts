import { expect, it } from 'vitest'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { shapeOf, STAND_INS } from '../factories/shapes.ts'

const names = Object.keys(anyResources) as ResourceName[]

it('every collection has one that stands for its shape in tests/factories/shapes.ts', () => {
  const alone = names.filter((name) => STAND_INS[shapeOf(anyResources[name])] === undefined)
  expect(alone.map((name) => `${name}: '${shapeOf(anyResources[name])}'`)).toEqual([])
})

it('who stands for a shape has it', () => {
  const shapes = Object.values(STAND_INS).map((name) => [shapeOf(anyResources[name]), name])
  expect(Object.fromEntries(shapes)).toEqual(STAND_INS)
})
