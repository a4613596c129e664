import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../server/kernel/refusal.ts'
import { createUploads, type Uploads } from '../../server/kernel/uploads.ts'
import { bomb } from '../factories/hostile-files.ts'
import { company } from '../factories/people.ts'
import { fileForm, png } from '../factories/pictures.ts'
import { testApp, type TestApp } from '../setup/app.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sira-pictures-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('a small file that unpacks to gigabytes', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })

  it.each([
    ['a PNG of 12,500,000 × 4', async () => bomb(12_500_000, 4)],
    ['a PNG of 4 × 12,500,000', async () => bomb(4, 12_500_000)],
    ['a PNG of 12,001 × 1', async () => bomb(12_001, 1)],
    ['a PNG of 8,000 × 8,000', async () => bomb(8000, 8000)],
    ['an interlaced PNG of 5,000 × 5,000', () => blank(5000, 5000).png({ progressive: true }).toBuffer()],
    ['a progressive JPEG of 6,000 × 6,000', () => blank(6000, 6000).jpeg({ progressive: true }).toBuffer()],
    ['a GIF of 5,000 × 5,000', () => blank(5000, 5000).gif().toBuffer()],
    ['a WebP of 6,000 × 6,000', () => blank(6000, 6000).webp({ effort: 0 }).toBuffer()],
    ['an AVIF of 7,000 × 7,000', async () => avif(7000)],
  ] as const)('is refused by its header: %s', async (_what, make) => {
    const { status, body } = await app.call('POST', '/files/pictures', {
      as: await company(app),
      body: fileForm(await make()),
    })
    expect([status, body['code'], body['data']]).toEqual([415, 'picture_refused', { reason: 'dimensions' }])
  })

  /** A small AVIF whose header says another size: nothing need be encoded. */
  async function avif(side: number): Promise<Buffer> {
    const bytes = await blank(64, 64).avif({ effort: 0 }).toBuffer()
    const at = bytes.indexOf('ispe') + 8
    bytes.writeUInt32BE(side, at)
    bytes.writeUInt32BE(side, at + 4)
    return bytes
  }

  it('is accepted at the size of a phone’s picture', async () => {
    const { status, body } = await app.call('POST', '/files/pictures', {
      as: await company(app),
      body: fileForm(await blank(8160, 6120).jpeg().toBuffer()),
    })
    expect([status, body['width'], body['height']]).toEqual([201, 1600, 1200])
  })
})

/** A program in the place of the one that reads files, which does what the name of a file says. */
const file = path.join(folder, 'program.mjs')
const source = pathToFileURL(file)
fs.writeFileSync(
  file,
  `const held = []
  const doing = {
    grow: () => {
      // Would be done at 800 MB, if it came so far.
      const growing = setInterval(() => {
        if (held.push(Buffer.alloc(20_000_000, 1)) < 40) return
        clearInterval(growing)
        doing.fine()
      }, 100)
    },
    loop: () => { for (;;); },
    wait: () => undefined,
    crash: () => process.exit(3),
    settings: () => process.send({ answer: { width: 1, height: 1, size: Object.keys(process.env).filter((name) => /SECRET|DATABASE|SMTP/.test(name)).length } }),
    fine: () => process.send({ answer: { width: process.pid, height: 1, size: 1 } }),
  }
  process.on('disconnect', () => process.exit())
  process.on('message', ({ job }) => doing[job.from.split('/').at(-1)]())`,
)
const send = (uploads: Uploads, name: string) =>
  uploads.picture({ path: path.join(folder, name), name: 'x.png', type: 'image/png', size: 1 })
const outcome = (one: PromiseSettledResult<unknown>) =>
  one.status === 'fulfilled'
    ? 'taken'
    : one.reason instanceof Refusal
      ? [one.reason.code, one.reason.detail]
      : String(one.reason)

describe('the process that reads pictures', () => {
  it('ends with a picture that takes too much memory or time or crashes it, and the others are read', async () => {
    const uploads = createUploads({ source, memory: 250_000_000, longest: 20_000 })
    const names = ['fine', 'grow', 'fine', 'crash', 'fine']
    const outcomes = (await Promise.allSettled(names.map((name) => send(uploads, name)))).map(outcome)
    expect(outcomes).toEqual([
      'taken',
      ['picture_refused', { reason: 'dimensions' }],
      'taken',
      ['picture_refused', { reason: 'damaged' }],
      'taken',
    ])
    await uploads.close()
    const hurried = createUploads({ source, longest: 1500 })
    const late = (await Promise.allSettled(['loop', 'wait'].map((name) => send(hurried, name)))).map(outcome)
    expect(late).toEqual(['loop', 'wait'].map(() => ['unavailable', {}]))
    // A busy machine may take longer to begin another process: then it is asked once more.
    await vi.waitFor(async () => expect(await send(hurried, 'fine')).toMatchObject({ size: 1 }), { timeout: 60_000 })
    await hurried.close()
  })

  it('handles one picture after another', async () => {
    const uploads = createUploads({ source })
    const [first, second] = [await send(uploads, 'fine'), await send(uploads, 'fine')]
    expect(first.dimensions).toEqual(second.dimensions)
    expect(first.dimensions?.width).not.toBe(process.pid)
    await uploads.close()
  })

  it('reads one at a time and refuses more than its queue holds', async () => {
    const uploads = createUploads({ source, mostWaiting: 3 })
    const outcomes = (await Promise.allSettled(Array.from({ length: 5 }, () => send(uploads, 'fine')))).map(outcome)
    expect(outcomes).toEqual(['taken', 'taken', 'taken', ['unavailable', {}], ['unavailable', {}]])
    await uploads.close()
  })

  it('has no access to the settings', async () => {
    process.env['SIRA_TEST_SECRET'] = 'x'
    const uploads = createUploads({ source })
    expect(await send(uploads, 'settings')).toMatchObject({ size: 0 })
    delete process.env['SIRA_TEST_SECRET']
    await uploads.close()
  })

  it('is the only place where a stranger’s file is unpacked', () => {
    const sources = fs
      .readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const importing = (what: RegExp) =>
      sources.filter((file) => what.test(fs.readFileSync(path.join('server', file), 'utf8'))).toSorted()
    expect(importing(/^import (?!type).* from '.*\/(picture|document-check|zip)\.ts'/m)).toEqual([
      'kernel/document-check.ts',
      'kernel/file-worker.ts',
      'kernel/recognise/linkedin-archive.ts',
      'kernel/recognise/word-lines.ts',
      'kernel/workbook.ts',
    ])
    // Each of these runs in that process alone, or in the one for resumes.
    for (const reader of ['linesOfWord', 'readLinkedInArchive'])
      expect(importing(new RegExp(`^import (?!type)[^{]*\\{[^}]*\\b${reader}\\b[^}]*\\} from `, 'm'))).toEqual([
        'kernel/resume-file-worker.ts',
      ])
    expect(importing(/^import (?!type)[^{]*\{[^}]*\breadWorkbook\b[^}]*\} from /m)).toEqual(['kernel/file-worker.ts'])
    // Everybody else draws, or opens what we wrote ourselves.
    expect(importing(/ from 'sharp'/)).toEqual(
      [
        'demo/employ.ts',
        'demo/pictures.ts',
        'demo/portrait.ts',
        'kernel/drawing-png.ts',
        'kernel/kept-picture.ts',
        'kernel/picture.ts',
      ].toSorted(),
    )
  })

  it('reads a normal picture', async () => {
    const uploads = createUploads()
    const file = path.join(folder, 'honest')
    fs.writeFileSync(file, await png(2000, 1000))
    expect(await uploads.picture({ path: file, name: 'x.png', type: 'image/png', size: 1 })).toMatchObject({
      type: 'image/webp',
      dimensions: { width: 1600, height: 800 },
    })
    expect(await sharp(`${file}.webp.small`).metadata()).toMatchObject({ width: 480, height: 240 })
    await uploads.close()
  })
})
