import type { z } from 'zod'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { department, position } from '../../../openapi/schemas/structure.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { NOW, sampleId } from './sample-ids.ts'

const departmentId = (n: number) => sampleId(20, n) as Ref<'department'>
const positionId = (n: number) => sampleId(21, n) as Ref<'position'>

/**
 * Departments of one company: number, parent's number, place, name, function, positions and people of their own. Each
 * stands behind its parent.
 */
const TREE: readonly (readonly [
  n: number,
  parent: number | null,
  place: number,
  name: Localized,
  task: Localized,
  positions: number,
  people: number,
])[] = [
  [
    0,
    null,
    0,
    { en: 'Management', am: 'አመራር' },
    { en: 'Leads the company and answers for it to its shareholders.', am: 'ድርጅቱን ይመራል፣ ለባለአክሲዮኖችም መልስ ይሰጣል።' },
    2,
    2,
  ],
  [
    1,
    0,
    0,
    { en: 'Processing', am: 'ቡና ዝግጅት' },
    { en: 'Washes, dries and sorts the coffee of three stations.', am: 'የሦስቱን ጣቢያዎች ቡና ያጥባል፣ ያደርቃል፣ ይለያል።' },
    3,
    5,
  ],
  [
    2,
    1,
    0,
    { en: 'Yirgacheffe station', am: 'የይርጋጨፌ ጣቢያ' },
    { en: 'Receives and washes the cherries of Gedeo.', am: 'የጌዴኦን የቡና ፍሬ ይቀበላል፣ ያጥባል።' },
    1,
    1,
  ],
  [
    3,
    1,
    1,
    { en: 'Jimma station', am: 'የጅማ ጣቢያ' },
    { en: 'Receives and dries the cherries of Jimma.', am: 'የጅማን የቡና ፍሬ ይቀበላል፣ ያደርቃል።' },
    0,
    0,
  ],
  [
    4,
    0,
    1,
    { en: 'Export', am: 'ወደ ውጭ መላክ' },
    { en: 'Sells abroad, and brings papers and containers together.', am: 'ወደ ውጭ ይሸጣል፣ ሰነዶችንና ኮንቴይነሮችን ያዘጋጃል።' },
    2,
    1,
  ],
  [
    5,
    null,
    1,
    { en: 'Human resources', am: 'የሰው ኃይል' },
    { en: 'Finds people, pays them and helps them to learn.', am: 'ሠራተኞችን ይመለምላል፣ ደመወዝ ይከፍላል፣ ሥልጠና ይሰጣል።' },
    1,
    1,
  ],
]

export const departmentRows: readonly z.input<typeof department>[] = TREE.map(
  ([n, parent, place, name, task, positions, people]) => ({
    id: departmentId(n),
    version: 1,
    parent_id: parent === null ? null : departmentId(parent),
    position: place,
    name,
    function: task,
    contact_email: `department${n + 1}@bunna.example`,
    contact_phone: n === 3 ? null : '+251911234567',
    positions,
    people,
    created_at: NOW,
  }),
)

/** Positions of the same company by title: number, department, superior, title, seats, people. */
const POSITIONS: readonly (readonly [
  n: number,
  department: number,
  superior: number | null,
  title: Localized,
  headcount: number,
  filled: number,
])[] = [
  [0, 0, null, { en: 'General manager', am: 'ዋና ሥራ አስኪያጅ' }, 1, 1],
  [1, 0, 0, { en: 'Assistant of the management', am: 'የአመራር ረዳት' }, 1, 1],
  [2, 1, 0, { en: 'Head of processing', am: 'የዝግጅት ክፍል ኃላፊ' }, 1, 1],
  [3, 1, 2, { en: 'Water engineer', am: 'የውኃ መሐንዲስ' }, 2, 1],
  [4, 1, 2, { en: 'Quality taster', am: 'የጥራት ቀማሽ' }, 3, 3],
  [5, 2, 2, { en: 'Station manager', am: 'የጣቢያ ኃላፊ' }, 1, 1],
  [6, 4, 0, { en: 'Export manager', am: 'የውጭ ንግድ ኃላፊ' }, 1, 1],
  [7, 4, 6, { en: 'Documents officer', am: 'የሰነድ ባለሙያ' }, 2, 0],
  [8, 5, 0, { en: 'Recruiter', am: 'የቅጥር ባለሙያ' }, 1, 1],
]

export const positionRows: readonly z.input<typeof position>[] = POSITIONS.map(
  ([n, inside, superior, title, headcount, filled]) => ({
    id: positionId(n),
    version: 1,
    title,
    department_id: departmentId(inside),
    department: TREE[inside]?.[3] ?? {},
    reports_to_id: superior === null ? null : positionId(superior),
    reports_to: superior === null ? null : (POSITIONS[superior]?.[3] ?? null),
    headcount,
    description:
      n === 3
        ? {
            en: 'Plans and keeps the washing stations, with the water they need.',
            am: 'የማጠቢያ ጣቢያዎችንና ውኃቸውን ያቅዳል፣ ይንከባከባል።',
          }
        : null,
    filled,
    open: headcount - filled,
    created_at: NOW,
  }),
).toSorted((a, b) => (a.title.en ?? '').localeCompare(b.title.en ?? ''))
