import { beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Chart } from '../../openapi/chart-cards.ts'
import { createChartPress } from '../../server/areas/structure/chart-press.ts'
import { largePng } from '../../server/kernel/drawing-png.ts'
import { rectangle, type Sheet } from '../../server/kernel/drawing.ts'
import { Refusal } from '../../server/kernel/refusal.ts'
import { largeChart } from '../../src/api/mocks/chart.ts'
import { company, type Person } from '../factories/people.ts'
import { testApp, type TestApp } from '../setup/app.ts'

const POSITIONS = process.env['SIRA_FULL'] === '1' ? 10_000 : 500
const job = (file: 'svg' | 'png' | 'pdf', chart: Chart = largeChart(POSITIONS)) =>
  ({ file, chart, lang: 'en', day: '2 March 2026', calendar: 'gregorian', at: new Date(0) }) as const
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)

describe('the chart of a large company', () => {
  it.each(['svg', 'png', 'pdf'] as const)(
    'as %s is drawn by another process, while others have their turn',
    async (file) => {
      // No load of the machine decides whether it is drawn.
      const press = createChartPress({ longest: 600_000 })
      const asked = job(file)
      let [turns, isOver] = [0, false]
      const count = () => {
        turns += 1
        if (!isOver) setImmediate(count)
      }
      setImmediate(count)
      const bytes = await press.draw(asked)
      isOver = true
      expect(bytes.length).toBeGreaterThan(10_000)
      // Drawn in this process, others would wait for it: a handful of turns in half a second.
      expect(turns).toBeGreaterThan(100)
      await press.close()
    },
  )

  it.each([
    ['memory', { memory: 1_000_000 }],
    ['time', { longest: 1 }],
  ])('that takes too much %s is refused kindly, and the next one is drawn', async (_what, limits) => {
    const press = createChartPress(limits)
    expect(await press.draw(job('png')).catch(codeOf)).toBe('chart_too_large')
    await press.close()
    const next = createChartPress()
    expect((await next.draw(job('svg', largeChart(3)))).length).toBeGreaterThan(100)
    await next.close()
  })

  it('waits in a short queue', async () => {
    const press = createChartPress({ mostWaiting: 2 })
    const codes = await Promise.all(
      [1, 2, 3].map(() => press.draw(job('svg', largeChart(3))).then(() => 'drawn', codeOf)),
    )
    expect(codes).toEqual(['drawn', 'drawn', 'unavailable'])
    await press.close()
  })
})

describe('the answer to a chart that is too large', () => {
  let app: TestApp
  let firm: Person
  beforeAll(async () => {
    app = await testApp()
    firm = await company(app)
  })

  it('says what to do, in either language', async () => {
    const { draw } = app.services.charts
    Object.assign(app.services.charts, { draw: () => Promise.reject(new Refusal('chart_too_large', {})) })
    for (const [lang, word] of [
      ['en', /Choose another format/],
      ['am', /ሌላ ዓይነት ፋይል/],
    ] as const)
      for (const file of ['svg', 'png', 'pdf'])
        expect(
          await app.call('GET', `/chart/organisation-chart.${file}`, { as: firm, headers: { lang } }),
        ).toMatchObject({
          status: 409,
          body: { code: 'chart_too_large', message: expect.stringMatching(word) as string },
        })
    Object.assign(app.services.charts, { draw })
  })
})

it('a picture of many tiles has each shape once, where it is', async () => {
  const sheet: Sheet = {
    width: 400,
    height: 200,
    bleed: 0,
    title: '',
    description: '',
    lang: 'en',
    marks: [
      rectangle(0, 0, 400, 200, '#ffffff'),
      rectangle(10, 10, 20, 20, '#ff0000'),
      { ...rectangle(0, 0, 20, 20, '#0000ff', 2), at: { x: 370, y: 170, scale: 1 } },
    ],
  }
  const { data, info } = await sharp(await largePng(sheet, 254))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([4000, 2000])
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ]
  expect([at(200, 200), at(3800, 1800), at(2000, 1000)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [255, 255, 255],
  ])
})
