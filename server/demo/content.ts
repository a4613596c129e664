import { companies, people } from '../../openapi/cast.ts'
import type { z } from 'zod'
import type { resources } from '../../openapi/resources/registry.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { ReferenceKey } from '../../openapi/schemas/reference.ts'
import type { Look } from '../../openapi/schemas/site.ts'
import type { Details } from '../areas/profile/details.queries.ts'

/**
 * The people of a demonstration, invented: a civil engineer in Addis Ababa, a coffee exporter in Jimma, and who runs
 * the platform.
 */

export const DEMO_PASSWORD = 'demo-sira-2026'

const key = (of: string) => of as ReferenceKey
type Education = Omit<z.output<(typeof resources)['education']['schema']>, 'picture_id'>

export const engineer = {
  email: 'individual@sira.example',
  username: people.selamawit.username,
  names: people.selamawit.names,
  displayName: people.selamawit.name,
  phone: '+251911204518',
  details: {
    birth_date: '1994-04-12',
    sex: key('female'),
    nationality: key('ET'),
    blood_group: key('O+'),
    marital_status: key('married'),
    religion: key('ethiopian-orthodox'),
    country: key('ET'),
    region: 'addis-ababa',
    zone: 'gullele',
    woreda: 'gullele-09',
    kebele: null,
    location: { en: 'Gullele, Addis Ababa', am: 'ጉለሌ፣ አዲስ አበባ' },
  } satisfies Details,
  account: {
    headline: people.selamawit.headline,
    bio: {
      en: 'I plan and supervise water supply and drainage in Addis Ababa and the towns around it. In nine years I have brought four spring-fed schemes to some 60,000 people, and repaired more pipes than I have laid.\n\nI like to explain a drawing on the site until everyone agrees with it. What we build should be mended by the people who use it.',
      am: 'በአዲስ አበባ እና በዙሪያዋ ባሉ ከተሞች የውኃ አቅርቦትና የፍሳሽ ማስወገጃ ሥራዎችን አቅዳለሁ፣ እቆጣጠራለሁ። ባለፉት ዘጠኝ ዓመታት ወደ 60,000 ለሚጠጉ ሰዎች ከምንጭ የሚነሱ አራት የውኃ መስመሮችን አድርሻለሁ፤ ከዘረጋሁት በላይ ግን የጠገንኩት ቧንቧ ይበልጣል።\n\nንድፍን ሁሉም እስኪስማማበት ድረስ በግንባታው ቦታ ማስረዳት ደስ ይለኛል። የምንሠራው ሁሉ በተጠቃሚዎቹ ሊጠገን የሚችል መሆን አለበት።',
    } satisfies Localized,
    nickname: { en: 'Selam', am: 'ሰላም' } satisfies Localized,
    job_title: people.selamawit.jobTitle,
    work_email: 'selamawit@entoto-water.example',
    work_phone_number: '+251115573204',
    salary: { from: 55_000, to: 80_000, currency: 'ETB' },
    employment_status: key('employed'),
  },
  look: { primary_colour: '#0f766e', second_colour: '#c2570c', text_colour: '#1f2a37', font: 'mixed' } satisfies Look,
  educations: [
    {
      school_name: { en: 'Addis Ababa University, Institute of Technology', am: 'አዲስ አበባ ዩኒቨርሲቲ የቴክኖሎጂ ኢንስቲትዩት' },
      degree: { en: 'MSc', am: 'ማስተርስ ዲግሪ' },
      field_of_study: { en: 'Water Supply and Environmental Engineering', am: 'የውኃ አቅርቦትና አካባቢ ምሕንድስና' },
      start_date: '2025-10-06',
      start_known: null,
      end_date: '2027-07-03',
      end_known: null,
      grade: null,
      description: {
        en: 'In the evenings, beside work. Thesis on leakage in the hilly districts of Gullele: where pressure rises at night, and what a valve would save.',
        am: 'ከሥራ ጎን ለጎን በምሽት መርሐ ግብር። የመመረቂያ ጥናቴ በጉለሌ ክፍለ ከተማ ተዳፋት ሰፈሮች ስለሚባክነው ውኃ ነው፤ ግፊቱ በሌሊት የት እንደሚጨምርና አንድ ቫልቭ ምን ያህል እንደሚያተርፍ።',
      },
    },
    {
      school_name: { en: 'Arba Minch University, Water Technology Institute', am: 'አርባ ምንጭ ዩኒቨርሲቲ የውኃ ቴክኖሎጂ ኢንስቲትዩት' },
      degree: { en: 'BSc', am: 'የመጀመሪያ ዲግሪ' },
      field_of_study: { en: 'Hydraulic and Water Resources Engineering', am: 'የሃይድሮሊክና የውኃ ሀብት ምሕንድስና' },
      start_date: '2012-10-08',
      start_known: null,
      end_date: '2017-07-08',
      end_known: null,
      grade: '3.74 / 4',
      description: {
        en: 'Final project: a gravity scheme for a village above Lake Chamo, surveyed on foot in the dry season and drawn for twenty years of growth.',
        am: 'የመመረቂያ ሥራ፦ ከጫሞ ሐይቅ በላይ ላለች መንደር በስበት የሚሠራ የውኃ መስመር፤ በበጋ ወቅት በእግር ተለክቶ ለሃያ ዓመታት እድገት የተነደፈ።',
      },
    },
    {
      school_name: { en: 'Bole Preparatory School', am: 'ቦሌ መሰናዶ ትምህርት ቤት' },
      degree: { en: 'School leaving certificate', am: 'የመሰናዶ ትምህርት ማጠናቀቂያ' },
      field_of_study: { en: 'Natural Sciences', am: 'የተፈጥሮ ሳይንስ' },
      start_date: '2010-09-01',
      start_known: 'month',
      end_date: '2012-07-01',
      end_known: 'month',
      grade: null,
      description: null,
    },
  ] satisfies Education[],
} as const

export const exporter = {
  email: 'company@sira.example',
  username: companies.gera.username,
  name: companies.gera.name.en,
  phone: '+251471118260',
} as const

export const administrator = {
  email: 'admin@sira.example',
  username: people.meron.username,
  names: people.meron.names,
} as const

/** What the exporter offers the engineer. Salary in birr, a month. */
export const offer = {
  title: 'Water engineer for washing stations',
  description:
    'Three washing stations near Gera and Agaro need cleaner water and less of it. You survey the intakes and the pulping channels, plan settling ponds that the stations can keep up themselves, and supervise their construction between two harvests.',
  salary: 52_000,
} as const
