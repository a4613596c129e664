import { expect, test } from 'vitest'
import { openArchive } from './zip.ts'
import { zipOf, type ZipEntry } from './zip-writer.ts'

async function* each(entries: readonly ZipEntry[]) {
  yield* entries
}
async function written(entries: readonly ZipEntry[]): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of zipOf(each(entries))) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('what is written is read again, whatever it contains and is called', async () => {
  const entries = [
    { name: 'index.html', content: Buffer.from('<p>ሰላም</p>'.repeat(2000)) },
    { name: 'files/ሥዕል.webp', content: Buffer.from(Array.from({ length: 999 }, (_, n) => (n * 7919) % 256)) },
    { name: 'empty.json', content: Buffer.alloc(0) },
  ]
  const archive = await written(entries)
  expect(archive.length).toBeLessThan(3000)
  const opened = openArchive(archive)
  expect(opened.entries.map(({ name }) => name)).toEqual(entries.map(({ name }) => name))
  for (const { name, content } of entries) expect(await opened.read(name, 100_000)).toEqual(content)
})

test('an archive of nothing is an archive', async () => {
  expect(openArchive(await written([])).entries).toEqual([])
})
