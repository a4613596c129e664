import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { pdfTexts } from '../../tests/factories/pdf.ts'
import type { PdfJob } from './drawing-pdf.ts'
import type { Sheet } from './drawing.ts'
import { createPdfPress } from './pdf.ts'
import { Refusal } from './refusal.ts'
import { runsOf } from './typeface.ts'

const sheet = (texts: readonly string[]): Sheet => ({
  width: 85,
  height: 55,
  bleed: 3,
  title: 'A sheet',
  description: '',
  lang: 'am',
  marks: texts.map((text, n) => ({
    kind: 'text',
    x: 2,
    y: 5 + n * 4,
    size: 3,
    runs: runsOf(text, n % 2 === 0 ? 'Regular' : 'Bold'),
    fill: '#000000',
  })),
})
const job = (texts: readonly string[]): PdfJob => ({
  title: 'ሐና',
  author: 'ሐና በቀለ',
  lang: 'am',
  at: new Date('2026-03-02T09:00:00Z'),
  sheets: [sheet(texts)],
})

const press = createPdfPress()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sira-pdf-'))
afterAll(async () => {
  await press.close()
  fs.rmSync(folder, { recursive: true, force: true })
})
/** A thread that runs the given program. */
function threadOf(program: string): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.mjs`)
  fs.writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'\n${program}\nparentPort.postMessage('ready')`,
  )
  return file
}

describe('makePdf', () => {
  it('keeps text in both scripts readable, as copying it from the PDF shows', async () => {
    const letters = fc.constantFrom(...'ሐናበቀለወልዴኃይለሥላሴጸጋ፡።፣ ', ...'Hanna fiflffi ÀéŁßñ', ...'0123456789@.-/+()')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 5 }),
        async (texts) => {
          const [page] = await pdfTexts(await press.print(job(texts)))
          expect(page?.words).toBe(texts.join('').replaceAll(/\s/g, ''))
        },
      ),
      { numRuns: 15 },
    )
  })

  it('keeps a letter readable after it was part of another one: n of ñ, A of À', async () => {
    await press.print(job(['ñÀéñ', 'ñÀéñ']))
    const [page] = await pdfTexts(await press.print(job(['n', 'An'])))
    expect(page?.words).toBe('nAn')
  })

  it('is the same bytes for the same job', async () => {
    const [one, other] = [await press.print(job(['ሐና Hanna'])), await press.print(job(['ሐና Hanna']))]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })

  it('loads its fonts once, not for each document', async () => {
    const times: number[] = []
    for (let n = 0; n < 5; n++) {
      // Of all threads of this process, which does nothing else meanwhile; what others do on the machine does not
      // count.
      const before = process.cpuUsage()
      await press.print(job(['ሐና በቀለ ወልዴ', 'Hanna Bekele Wolde']))
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    expect(Math.min(...times)).toBeLessThan(1500)
  })
})

describe('the press', () => {
  it('reports an error and continues with the next job', async () => {
    const broken = {
      ...job([]),
      sheets: [
        {
          ...sheet([]),
          marks: [{ kind: 'picture' as const, x: 0, y: 0, width: 1, height: 1, jpeg: new Uint8Array([1, 2, 3]) }],
        },
      ],
    }
    await expect(press.print(broken)).rejects.toThrow('A PDF was not made')
    expect(
      Buffer.from(await press.print(job(['ሐና'])))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('ends a job that takes too long and starts a new thread for the next', async () => {
    const answers = threadOf(`let first = ${JSON.stringify(path.join(folder, 'first'))}
      import fs from 'node:fs'
      const again = fs.existsSync(first); fs.writeFileSync(first, '')
      parentPort.on('message', () => { if (again) parentPort.postMessage({ bytes: new Uint8Array([7]) }); else for (;;); })`)
    const slow = createPdfPress({ longest: 400, thread: answers })
    await expect(slow.print(job([]))).rejects.toThrow('longer than 400 ms')
    expect(await slow.print(job([]))).toEqual(new Uint8Array([7]))
    await slow.close()
  })

  it('continues after its thread has died', async () => {
    const dying = createPdfPress({ thread: threadOf('parentPort.on("message", () => process.exit(3))') })
    await expect(dying.print(job([]))).rejects.toThrow('The PDF thread ended')
    await expect(dying.print(job([]))).rejects.toThrow('The PDF thread ended')
    await dying.close()
  })

  it('runs one job at a time and refuses more than its queue holds', async () => {
    const counting = createPdfPress({
      thread: threadOf(
        'let busy = 0; parentPort.on("message", () => { const others = busy++; setTimeout(() => { busy--; parentPort.postMessage({ bytes: new Uint8Array([others]) }) }, 5) })',
      ),
    })
    const wanted = await Promise.allSettled(Array.from({ length: 25 }, () => counting.print(job([]))))
    const done = wanted.filter((one) => one.status === 'fulfilled')
    expect(done.map(({ value }) => [...value])).toEqual(Array.from({ length: 20 }, () => [0]))
    for (const one of wanted.slice(20))
      expect(one.status === 'rejected' && one.reason instanceof Refusal && one.reason.code).toBe('unavailable')
    await counting.close()
  })
})
