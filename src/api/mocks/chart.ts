import { people as cast } from '../../../openapi/cast.ts'
import type { Chart } from '../../../openapi/chart-cards.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { mock } from './mock.ts'
import { sampleId } from './sample-ids.ts'

type Person = Chart['nodes'][number]['people'][number]
const DEPARTMENTS = [
  { en: 'Management', am: 'አመራር' },
  { en: 'Processing', am: 'ቡና ዝግጅት' },
  { en: 'Export', am: 'ወደ ውጭ መላክ' },
  { en: 'Human resources', am: 'የሰው ኃይል' },
] as const satisfies readonly Localized[]
const NAMES = [
  cast.selamawit.name,
  cast.abebe.name,
  { am: 'ኃይለሥላሴ ወልደገብርኤል ገብረመድኅን' },
  cast.hanna.name,
  { en: 'Tsegaye Lemma' },
  { en: 'Marta Girma Alemu', am: 'ማርታ ግርማ ዓለሙ' },
] as const satisfies readonly Localized[]

const person = (n: number): Person => ({
  employment_id: sampleId(23, n),
  name: NAMES[n % NAMES.length] ?? {},
  photo: null,
  username: n % 3 === 0 ? `person${n}` : null,
  starts_on: null,
})
const people = (first: number, count: number) => Array.from({ length: count }, (_, n) => person(first + n))
const node = (
  n: number,
  over: number | null,
  title: Localized,
  department: number,
  headcount: number,
  held: number,
): Chart['nodes'][number] => ({
  id: sampleId(22, n),
  title,
  department_id: sampleId(20, department),
  department: DEPARTMENTS[department] ?? {},
  reports_to_id: over === null ? null : sampleId(22, over),
  headcount,
  people: people(n * 7, held),
})

/** Accepted an offer, and begins later than `NOW`. */
const upcoming = (n: number): Person => ({ ...person(n), starts_on: '2026-04-13' })

/** A company with vacant seats, someone who is still to begin, positions of one language, and a title that needs two lines. */
export const chartSample: Chart = {
  company: { en: 'Bunna Works PLC', am: 'ቡና ወርክስ ኃ/የተ/የግ/ማ' },
  nodes: [
    node(0, null, { en: 'General manager', am: 'ዋና ሥራ አስኪያጅ' }, 0, 1, 1),
    node(1, 0, { en: 'Head of processing', am: 'የቡና ዝግጅት ኃላፊ' }, 1, 1, 1),
    node(2, 0, { en: 'Head of export', am: 'የወጪ ንግድ ኃላፊ' }, 2, 1, 0),
    node(3, 0, { en: 'Head of human resources', am: 'የሰው ኃይል አስተዳደርና ልማት ዳይሬክቶሬት ኃላፊ' }, 3, 1, 1),
    node(4, 1, { en: 'Station manager, Yirgacheffe', am: 'የይርጋጨፌ ጣቢያ ሥራ አስኪያጅ' }, 1, 1, 1),
    node(5, 1, { en: 'Station manager, Jimma', am: 'የጅማ ጣቢያ ሥራ አስኪያጅ' }, 1, 1, 0),
    node(6, 4, { en: 'Sorter', am: 'ቡና መራጭ' }, 1, 12, 9),
    node(7, 4, { en: 'Quality controller', am: 'የጥራት ተቆጣጣሪ' }, 1, 2, 2),
    node(8, 4, { am: 'የጥበቃ ሠራተኛ' }, 1, 3, 2),
    { ...node(9, 2, { en: 'Export officer', am: 'የወጪ ንግድ ባለሙያ' }, 2, 2, 0), people: [upcoming(63)] },
    node(10, 2, { en: 'Accountant', am: 'የሒሳብ ባለሙያ' }, 2, 1, 1),
    node(11, 3, { en: 'Recruiter', am: 'የቅጥር ባለሙያ' }, 3, 3, 0),
    node(12, null, { en: 'Board secretary', am: 'የቦርድ ጸሐፊ' }, 0, 1, 1),
  ],
}

/** A company of any size: every position has six under it. */
export const largeChart = (size: number): Chart => ({
  company: chartSample.company,
  nodes: Array.from({ length: size }, (_, n) => {
    const title: Localized = chartSample.nodes[n % chartSample.nodes.length]?.title ?? {}
    const numbered = {
      ...(title.en ? { en: `${title.en} ${n}` } : {}),
      ...(title.am ? { am: `${title.am} ${n}` } : {}),
    }
    return node(n, n === 0 ? null : Math.floor((n - 1) / 6), numbered, n % 4, 1 + (n % 3), n % 5 === 0 ? 0 : 1)
  }),
})

/** The organisation chart of a company, and its files. */
export const chartMocks = {
  getChart: mock('getChart', () => chartSample),
  getChartSvg: mock(
    'getChartSvg',
    () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v1H0z"/></svg>',
  ),
  getChartPng: mock('getChartPng', () => ''),
  getChartPdf: mock('getChartPdf', () => '%PDF-1.7'),
}
