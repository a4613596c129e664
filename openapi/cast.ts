import type { Localized } from './schemas/primitives.ts'

/**
 * The one cast of invented people and companies: who they are and what they are called. The demonstration, the sample
 * pages, stories, mocks and test factories read it, so that a reader meets the same people everywhere. The product
 * itself never imports it.
 */
interface CastPerson {
  readonly username: string
  /** Given, father's and grandfather's name, as registered. */
  readonly names: { readonly first: string; readonly middle: string; readonly last: string }
  /** In full, in one or both languages. */
  readonly name: Localized
  /** What they say of themselves in a line, and what they do. */
  readonly headline?: Localized
  readonly jobTitle?: Localized
}
interface CastCompany {
  readonly username: string
  readonly name: Localized & { readonly en: string }
  /** The registered name. */
  readonly legalName?: Localized
}

const person = <P extends Omit<CastPerson, 'names'>>(first: string, middle: string, last: string, more: P) =>
  ({ names: { first, middle, last }, ...more }) as const satisfies CastPerson

/** By their given names. */
export const people = {
  /** A water engineer in Addis Ababa: the person of the demonstration and of the stories. */
  selamawit: person('Selamawit', 'Tesfaye', 'Girma', {
    username: 'selamawit',
    name: { en: 'Selamawit Tesfaye Girma', am: 'ሰላማዊት ተስፋዬ ግርማ' },
    headline: { en: 'Civil engineer. Water for towns that grow.', am: 'ሲቪል መሐንዲስ። ለሚያድጉ ከተሞች ውኃ።' },
    jobTitle: { en: 'Senior water engineer', am: 'ከፍተኛ የውኃ መሐንዲስ' },
  }),
  /** A structural engineer in Addis Ababa: the person of the sample pages. */
  hanna: person('Hanna', 'Bekele', 'Wolde', {
    username: 'hanna.bekele',
    name: { en: 'Hanna Bekele Wolde', am: 'ሐና በቀለ ወልዴ' },
    headline: { en: 'I make bridges and old buildings stand.', am: 'ድልድዮችን እና ነባር ሕንፃዎችን ጸንተው እንዲቆሙ አደርጋለሁ።' },
    jobTitle: { en: 'Civil engineer', am: 'ሲቪል መሐንዲስ' },
  }),
  /** Runs the platform. */
  meron: person('Meron', 'Tadesse', 'Bekele', {
    username: 'meron.tadesse',
    name: { en: 'Meron Tadesse Bekele', am: 'ሜሮን ታደሰ በቀለ' },
  }),
  abebe: person('Abebe', 'Kebede', 'Tessema', {
    username: 'abebe.kebede',
    name: { en: 'Abebe Kebede Tessema', am: 'አበበ ከበደ ተሰማ' },
  }),
  // Who works for the coffee exporter of the demonstration, or was asked to.
  almaz: person('Almaz', 'Tadesse', 'Worku', {
    username: 'almaz.t',
    name: { en: 'Almaz Tadesse Worku', am: 'አልማዝ ታደሰ ወርቁ' },
  }),
  bereket: person('Bereket', 'Haile', 'Mariam', {
    username: 'bereket.h',
    name: { en: 'Bereket Haile Mariam', am: 'በረከት ኃይለ ማርያም' },
  }),
  abdi: person('Abdi', 'Tolosa', 'Gemechu', {
    username: 'abdi.tolosa',
    name: { en: 'Abdi Tolosa Gemechu', am: 'አብዲ ቶሎሳ ገመቹ' },
  }),
  /** Registered in Ethiopic letters. */
  hana: person('ሐና', 'ገብረ', 'ወልዴ', { username: 'hana.gebre', name: { am: 'ሐና ገብረ ወልዴ' } }),
  kedir: person('Kedir', 'Jemal', 'Ahmed', {
    username: 'kedir.jemal',
    name: { en: 'Kedir Jemal Ahmed', am: 'ከድር ጀማል አሕመድ' },
  }),
  dawit: person('Dawit', 'Alemu', 'Kassa', {
    username: 'dawit.alemu',
    name: { en: 'Dawit Alemu Kassa', am: 'ዳዊት ዓለሙ ካሣ' },
  }),
} as const satisfies Record<string, CastPerson>

export const companies = {
  /** A coffee exporter in Jimma: the company of the demonstration. */
  gera: {
    username: 'gera.coffee',
    name: { en: 'Gera Forest Coffee Export', am: 'የጌራ ጫካ ቡና ላኪ' },
    legalName: { en: 'Gera Forest Coffee Export Private Limited Company', am: 'የጌራ ጫካ ቡና ላኪ ኃላፊነቱ የተወሰነ የግል ማኅበር' },
  },
  /** Waits for its verification in the demonstration. */
  abay: {
    username: 'abay.builders',
    name: { en: 'Abay Builders', am: 'ዓባይ ሕንፃ ሥራ ተቋራጭ' },
    legalName: { en: 'Abay Builders Private Limited Company', am: 'ዓባይ ሕንፃ ሥራ ተቋራጭ ኃላፊነቱ የተወሰነ የግል ማኅበር' },
  },
  /** A coffee exporter in Jimma: the company of the sample pages. */
  awetu: {
    username: 'awetu.coffee',
    name: { en: 'Awetu Coffee', am: 'አዌቱ ቡና' },
    legalName: { en: 'Awetu Coffee Export Private Limited Company', am: 'አዌቱ ቡና ላኪ ኃላፊነቱ የተወሰነ የግል ማኅበር' },
  },
  /** A roaster in Jimma: the company of the stories. */
  bunna: {
    username: 'bunna.works',
    name: { en: 'Bunna Works PLC', am: 'ቡና ወርክስ ኃ/የተ/የግ/ማ' },
    legalName: { en: 'Bunna Works Private Limited Company', am: 'ቡና ወርክስ ኃላፊነቱ የተወሰነ የግል ማኅበር' },
  },
  /** Confirms what the engineer of the sample pages did. */
  entoto: { username: 'entoto.structures', name: { en: 'Entoto Structures', am: 'እንጦጦ ስትራክቸርስ' } },
} as const satisfies Record<string, CastCompany>
