import { people as cast } from '../../openapi/cast.ts'
import type { Right } from '../../openapi/define.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'

/** The coffee exporter's structure and the people who work there or were asked to. All invented. */

interface DemoDepartment {
  readonly key: string
  readonly under: string | null
  readonly name: Localized
  readonly function: Localized
}
/** Three levels, each below one that stands before it. */
export const departments: readonly DemoDepartment[] = [
  {
    key: 'management',
    under: null,
    name: { en: 'Management', am: 'ዋና ሥራ አስኪያጅ ጽሕፈት ቤት' },
    function: {
      en: 'Plans the harvest, keeps the accounts and answers for everything.',
      am: 'ምርቱን ያቅዳል፣ ሒሳቡን ይይዛል፣ ለሁሉም ሥራ ኃላፊ ነው።',
    },
  },
  {
    key: 'purchasing',
    under: 'management',
    name: { en: 'Purchasing', am: 'ግዢ' },
    function: {
      en: 'Buys red cherries from families and pays them on the same day.',
      am: 'ከአርሶ አደር ቤተሰቦች ቀይ እሸት ይገዛል፤ በዚያው ቀን ይከፍላል።',
    },
  },
  {
    key: 'gera',
    under: 'purchasing',
    name: { en: 'Gera station', am: 'ጌራ ጣቢያ' },
    function: { en: 'Weighs, washes and dries what the forest of Gera gives.', am: 'የጌራን ጫካ ምርት ይመዝናል፣ ያጥባል፣ ያደርቃል።' },
  },
  {
    key: 'agaro',
    under: 'purchasing',
    name: { en: 'Agaro station', am: 'አጋሮ ጣቢያ' },
    function: {
      en: 'Weighs, washes and dries the cherries of Agaro and Gomma.',
      am: 'የአጋሮንና የጎማን እሸት ይመዝናል፣ ያጥባል፣ ያደርቃል።',
    },
  },
  {
    key: 'processing',
    under: 'management',
    name: { en: 'Processing', am: 'ማቀነባበሪያ' },
    function: {
      en: 'Hulls, sorts and bags the coffee, and keeps the water clean.',
      am: 'ቡናውን ይፈለፍላል፣ ይለያል፣ በጆንያ ያሽጋል፤ ውኃውንም በንጽሕና ይጠብቃል።',
    },
  },
  {
    key: 'laboratory',
    under: 'processing',
    name: { en: 'Cupping laboratory', am: 'የቅምሻ ቤተ ሙከራ' },
    function: { en: 'Tastes each lot and writes down what it is worth.', am: 'እያንዳንዱን ምርት ቀምሶ ደረጃውን ይጽፋል።' },
  },
  {
    key: 'export',
    under: 'management',
    name: { en: 'Export and finance', am: 'ወጪ ንግድና ፋይናንስ' },
    function: {
      en: 'Writes contracts, books the ships and settles with the bank.',
      am: 'ውል ይጽፋል፣ የመርከብ ጭነት ያስይዛል፣ ከባንክ ጋር ሒሳብ ያወራርዳል።',
    },
  },
]

interface DemoPosition {
  readonly key: string
  readonly department: string
  readonly under: string | null
  readonly title: Localized
  readonly headcount: number
}
/** Ten, each reporting to one that stands before it. */
export const positions: readonly DemoPosition[] = [
  {
    key: 'manager',
    department: 'management',
    under: null,
    title: { en: 'General manager', am: 'ዋና ሥራ አስኪያጅ' },
    headcount: 1,
  },
  {
    key: 'buyer-head',
    department: 'purchasing',
    under: 'manager',
    title: { en: 'Head of purchasing', am: 'የግዢ ኃላፊ' },
    headcount: 1,
  },
  {
    key: 'gera-head',
    department: 'gera',
    under: 'buyer-head',
    title: { en: 'Station manager, Gera', am: 'የጌራ ጣቢያ ኃላፊ' },
    headcount: 1,
  },
  {
    key: 'agaro-head',
    department: 'agaro',
    under: 'buyer-head',
    title: { en: 'Station manager, Agaro', am: 'የአጋሮ ጣቢያ ኃላፊ' },
    headcount: 1,
  },
  {
    key: 'buyer',
    department: 'purchasing',
    under: 'buyer-head',
    title: { en: 'Cherry buyer', am: 'እሸት ገዢ' },
    headcount: 4,
  },
  {
    key: 'processing-head',
    department: 'processing',
    under: 'manager',
    title: { en: 'Head of processing', am: 'የማቀነባበሪያ ኃላፊ' },
    headcount: 1,
  },
  {
    key: 'water',
    department: 'processing',
    under: 'processing-head',
    title: { en: 'Water engineer', am: 'የውኃ መሐንዲስ' },
    headcount: 1,
  },
  {
    key: 'cupper',
    department: 'laboratory',
    under: 'processing-head',
    title: { en: 'Coffee cupper', am: 'የቡና ቀማሽ' },
    headcount: 2,
  },
  {
    key: 'export-head',
    department: 'export',
    under: 'manager',
    title: { en: 'Head of export', am: 'የወጪ ንግድ ኃላፊ' },
    headcount: 1,
  },
  {
    key: 'shipping',
    department: 'export',
    under: 'export-head',
    title: { en: 'Shipping clerk', am: 'የጭነት ሠራተኛ' },
    headcount: 2,
  },
]

export interface DemoPerson {
  readonly username: string
  readonly names: { readonly first: string; readonly middle: string; readonly last: string }
  /** What they were offered; null: they own a share instead. Salary in birr, a month. */
  readonly offered: {
    readonly position: string
    readonly title: string
    readonly description: string
    readonly salary: number
    readonly daysAgo: number
  } | null
  readonly answer: 'accept' | 'reject' | null
  readonly note?: string
  readonly rights?: readonly Right[]
}
const offered = (position: string, title: string, description: string, salary: number, daysAgo: number) => ({
  position,
  title,
  description,
  salary,
  daysAgo,
})
const who = ({ username, names }: Pick<DemoPerson, 'username' | 'names'>) => ({ username, names })
export const people: readonly DemoPerson[] = [
  { ...who(cast.almaz), offered: null, answer: null },
  {
    ...who(cast.bereket),
    offered: offered(
      'manager',
      'General manager',
      'You lead the company through three harvests and answer to its owners.',
      78_000,
      400,
    ),
    answer: 'accept',
  },
  {
    ...who(cast.abdi),
    offered: offered(
      'buyer-head',
      'Head of purchasing',
      'You know the families around Gera and Agaro and what their cherries are worth.',
      46_000,
      360,
    ),
    answer: 'accept',
    rights: ['recruiting', 'letters'],
  },
  {
    ...who(cast.hana),
    offered: offered('cupper', 'የቡና ቀማሽ', 'እያንዳንዱን ምርት ቀምሰው ውጤቱን ይጽፋሉ፤ በየወሩ ሁለት አዲስ ቀማሾችን ያሠለጥናሉ።', 38_500, 210),
    answer: 'accept',
  },
  {
    ...who(cast.kedir),
    offered: offered(
      'gera-head',
      'Station manager',
      'You run the washing station in Gera from October to January and mend it in the rains.',
      31_000,
      150,
    ),
    answer: 'accept',
  },
  {
    ...who(cast.dawit),
    offered: offered(
      'shipping',
      'Shipping clerk',
      'You book containers, write the papers and never miss a vessel in Djibouti.',
      22_000,
      12,
    ),
    answer: 'reject',
    note: 'Djibouti is far from my family. I would gladly do the same work from Addis Ababa.',
  },
]
/** Whom the company asked without knowing whether they are registered. */
export const invited = {
  email: 'lemlem.girma@example.com',
  offered: offered(
    'cupper',
    'Coffee cupper',
    'You taste beside our head cupper for one harvest and then alone.',
    27_000,
    2,
  ),
}
/** Who reads what the company writes, by email. */
export const readers = [
  'roastery@bergen.example',
  'trade@yokohama-beans.example',
  'green@kaffeekontor.example',
] as const
