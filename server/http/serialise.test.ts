import { describe, expect, it } from 'vitest'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { serialiserOf } from './serialise.ts'

const answers = Object.entries(anyOperations).flatMap(([id, { output }]) =>
  output.kind === 'json' ? [{ id, schema: output.schema }] : [],
)

// The server compiles a writer with its first answer: one that cannot be compiled is found here.
describe('the writers of answers', () => {
  it('can be made for every operation', () => {
    const broken = answers.flatMap(({ id, schema }) => {
      try {
        serialiserOf(schema)
        return []
      } catch (error) {
        return [`${id}: ${String(error)}`]
      }
    })
    expect(answers.length).toBeGreaterThan(0)
    expect(broken).toEqual([])
  })
})
