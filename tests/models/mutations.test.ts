import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from '../mutations.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

// `npm run mutate` takes long and is run seldom: a rule whose line was rewritten would be found only then.
test.each(mutations.map((mutation) => [mutation.rule, mutation] as const))(
  '%s: the line to break is in its file once, and its test is there',
  (_, { file, from, test: guard, name }) => {
    expect(read(file).split(from)).toHaveLength(2)
    // A title may be made of a template: its words are compared.
    for (const word of name.split(' ')) expect(read(guard)).toContain(word)
  },
)
