import { expect, test } from 'vitest'
import { checkDocument } from './document-file.ts'

const bytes = (...head: number[]) => new Blob([new Uint8Array([...head, 0, 0, 0, 0])])
test.for([
  ['a PDF', bytes(0x25, 0x50, 0x44, 0x46)],
  ['Word, OpenDocument', bytes(0x50, 0x4b, 0x03, 0x04)],
  ['older Word', bytes(0xd0, 0xcf, 0x11, 0xe0)],
] as const)('%s may go', async ([, file]) => expect(await checkDocument(file)).toBeUndefined())
test.for([
  ['a picture', bytes(0xff, 0xd8, 0xff, 0xe0), 'not_document'],
  ['nothing', new Blob([]), 'not_document'],
  ['too much', new Blob(['%PDF', new Uint8Array(10_000_000)]), 'too_large'],
] as const)('%s may not', async ([, file, reason]) => expect(checkDocument(file)).rejects.toMatchObject({ reason }))
