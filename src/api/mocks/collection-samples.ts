import type { z } from 'zod'
import type { companySize } from '../../../openapi/resources/company-size.ts'
import type { education } from '../../../openapi/resources/education.ts'
import type { infoSource } from '../../../openapi/resources/info-source.ts'
import { stamp, named } from './sample-ids.ts'

export const educationRows: readonly z.input<typeof education.row>[] = [
  {
    ...stamp(2, 0),
    school_name: { en: 'Addis Ababa University', am: 'አዲስ አበባ ዩኒቨርሲቲ' },
    degree: { en: 'Master of Science', am: 'የሳይንስ ማስተርስ' },
    field_of_study: { en: 'Water Resources Engineering', am: 'የውኃ ሀብት ምህንድስና' },
    start_date: '2019-10-01',
    start_known: null,
    end_date: '2021-07-15',
    end_known: null,
    grade: '3.86',
    description: {
      en: 'Thesis on drip irrigation for smallholders around Lake Ziway.',
      am: 'በዝዋይ ሐይቅ ዙሪያ ለሚገኙ አነስተኛ አርሶ አደሮች የጠብታ መስኖ ላይ ያተኮረ የመመረቂያ ጥናት።',
    },
    picture_id: null,
    visible: true,
  },
  {
    ...stamp(2, 1),
    school_name: { en: 'Hawassa University', am: 'ሀዋሳ ዩኒቨርሲቲ' },
    degree: { en: 'Bachelor of Science', am: 'የሳይንስ ባችለር' },
    field_of_study: { en: 'Civil Engineering', am: 'ሲቪል ምህንድስና' },
    start_date: '2014-10-01',
    start_known: null,
    end_date: '2019-07-05',
    end_known: null,
    grade: '3.52',
    description: null,
    picture_id: null,
    visible: true,
  },
  {
    ...stamp(2, 2),
    school_name: { am: 'ዳግማዊ ምኒልክ ሁለተኛ ደረጃ ትምህርት ቤት' },
    degree: { am: 'የሁለተኛ ደረጃ ማጠናቀቂያ' },
    field_of_study: { am: 'የተፈጥሮ ሳይንስ' },
    start_date: '2010-09-01',
    start_known: 'month',
    end_date: '2014-06-01',
    end_known: 'month',
    grade: null,
    description: null,
    picture_id: null,
    visible: false,
  },
]

export const skillRows = named(3, [
  ['Accounting', 'የሂሳብ አያያዝ'],
  ['Amharic copywriting', 'የአማርኛ ጽሑፍ ዝግጅት'],
  ['Concrete works', 'የኮንክሪት ሥራ'],
  ['Coffee grading', 'የቡና ደረጃ ምደባ'],
  ['Customer service', 'የደንበኞች አገልግሎት'],
  ['Data analysis', 'የመረጃ ትንተና'],
  ['Floriculture', 'የአበባ እርሻ'],
  ['Hydrology', 'ሃይድሮሎጂ'],
  ['Nursing', 'ነርሲንግ'],
  ['Project management', 'የፕሮጀክት አስተዳደር'],
  ['Teaching', 'ማስተማር'],
  ['Web development', 'የድረ ገጽ ልማት'],
])

export const companySizeRows: readonly z.input<typeof companySize.row>[] = named(4, [
  ['1 to 10 people', 'ከ1 እስከ 10 ሰዎች'],
  ['11 to 50 people', 'ከ11 እስከ 50 ሰዎች'],
  ['51 to 200 people', 'ከ51 እስከ 200 ሰዎች'],
  ['More than 200 people', 'ከ200 በላይ ሰዎች'],
])

export const infoSourceRows: readonly z.input<typeof infoSource.row>[] = named(5, [
  ['A friend or colleague', 'ከጓደኛ ወይም ከሥራ ባልደረባ'],
  ['Search', 'ከፍለጋ'],
  ['Social media', 'ከማህበራዊ ሚዲያ'],
  ['Radio or television', 'ከሬዲዮ ወይም ከቴሌቪዥን'],
])
