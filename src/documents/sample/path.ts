import { companies } from '../../../openapi/cast.ts'
import type { SectionEntry } from '../site-data.ts'

/** What the invented engineer did and learned. */
export const experience: readonly SectionEntry<'experience'>[] = [
  {
    company_name: companies.entoto.name,
    job_title: { en: 'Principal structural engineer', am: 'ዋና የስትራክቸር መሐንዲስ' },
    location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
    employment_type: { key: 'full-time', name: { en: 'Full-time', am: 'የሙሉ ጊዜ' } },
    location_type: { key: 'hybrid', name: { en: 'Hybrid', am: 'ቅይጥ' } },
    currently_employed: true,
    start_date: '2021-02-01',
    start_known: null,
    end_date: null,
    end_known: null,
    confirmed: { company: companies.entoto.name, url: null },
    letter: null,
    description: {
      en: 'I lead seven engineers. We inspect, strengthen and, where nothing else helps, replace: two schools in Kirkos, the roof of the coffee hall in Kolfe, and forty-one footbridges that the city had lost from its lists.',
      am: 'ሰባት መሐንዲሶችን እመራለሁ። እንመረምራለን፣ እናጠናክራለን፣ ሌላ መፍትሔ ሲጠፋም እንተካለን፦ በቂርቆስ ሁለት ትምህርት ቤቶች፣ በኮልፌ የቡና አዳራሽ ጣሪያ፣ እንዲሁም ከከተማው መዝገብ ጠፍተው የነበሩ አርባ አንድ የእግረኛ ድልድዮች።',
    },
  },
  {
    company_name: { en: 'Awash Bridge and Road Works', am: 'አዋሽ የድልድይና የመንገድ ሥራዎች' },
    job_title: { en: 'Bridge engineer', am: 'የድልድይ መሐንዲስ' },
    location: { en: 'Gondar and Bahir Dar', am: 'ጎንደር እና ባሕር ዳር' },
    employment_type: { key: 'full-time', name: { en: 'Full-time', am: 'የሙሉ ጊዜ' } },
    location_type: { key: 'on-site', name: { en: 'On site', am: 'በሥራ ቦታ' } },
    currently_employed: false,
    start_date: '2016-09-12',
    start_known: null,
    end_date: '2021-01-29',
    end_known: null,
    confirmed: null,
    letter: null,
    description: {
      en: 'From foundation to handrail for six footbridges of 22 to 64 metres. I set up the habit of measuring every span again after its first rainy season; two needed it.',
      am: 'ከ22 እስከ 64 ሜትር ርዝመት ያላቸውን ስድስት የእግረኛ ድልድዮች ከመሠረት እስከ መደገፊያ ሠርቻለሁ። ከመጀመሪያው ክረምት በኋላ እያንዳንዱን ድልድይ ዳግም የመለካት ልምድ አስጀምሬያለሁ፤ ለሁለቱ አስፈልጎ ነበር።',
    },
  },
  {
    company_name: { en: 'Jimma Town Administration', am: 'የጅማ ከተማ አስተዳደር' },
    job_title: { en: 'Junior engineer', am: 'ጀማሪ መሐንዲስ' },
    location: { en: 'Jimma', am: 'ጅማ' },
    employment_type: { key: 'contract', name: { en: 'Contract', am: 'በውል' } },
    location_type: { key: 'on-site', name: { en: 'On site', am: 'በሥራ ቦታ' } },
    currently_employed: false,
    start_date: '2015-08-03',
    start_known: null,
    end_date: '2016-08-26',
    end_known: null,
    confirmed: null,
    letter: null,
    description: {
      en: 'Supervised culverts and a market hall, and learned from the masons how a drawing must look before it is of use to anyone.',
      am: 'የውኃ መውረጃ ቱቦዎችንና አንድ የገበያ አዳራሽ ግንባታ ተቆጣጥሬያለሁ፤ ንድፍ ለሥራ የሚጠቅመው ምን ሲመስል እንደሆነ ከግንበኞች ተምሬያለሁ።',
    },
  },
]

export const education: readonly SectionEntry<'education'>[] = [
  {
    school_name: { en: 'Addis Ababa University, Institute of Technology', am: 'አዲስ አበባ ዩኒቨርሲቲ የቴክኖሎጂ ኢንስቲትዩት' },
    degree: { en: 'MSc', am: 'ማስተርስ ዲግሪ' },
    field_of_study: { en: 'Structural Engineering', am: 'ስትራክቸራል ምሕንድስና' },
    start_date: '2017-10-02',
    start_known: null,
    end_date: '2019-07-06',
    end_known: null,
    grade: '3.81 / 4',
    description: {
      en: 'Thesis on the seismic behaviour of infilled frames in the Rift Valley, with measurements in eleven buildings between Adama and Hawassa.',
      am: 'በስምጥ ሸለቆ ውስጥ በግድግዳ የተሞሉ ፍሬሞች በመሬት መንቀጥቀጥ ወቅት ስላላቸው ባሕርይ የተጻፈ ጥናት፤ በአዳማ እና በሐዋሳ መካከል ባሉ አሥራ አንድ ሕንፃዎች ላይ ልኬት ተደርጓል።',
    },
    picture: null,
  },
  {
    school_name: { en: 'Jimma University', am: 'ጅማ ዩኒቨርሲቲ' },
    degree: { en: 'BSc', am: 'የመጀመሪያ ዲግሪ' },
    field_of_study: { en: 'Civil Engineering', am: 'ሲቪል ምሕንድስና' },
    start_date: '2010-10-11',
    start_known: null,
    end_date: '2015-07-04',
    end_known: null,
    grade: '3.62 / 4',
    description: {
      en: 'Final project: a footbridge of 38 metres over the Awetu, built by the town two years later.',
      am: 'የመመረቂያ ሥራ፦ በአዌቱ ወንዝ ላይ 38 ሜትር ርዝመት ያለው የእግረኛ ድልድይ፤ ከሁለት ዓመት በኋላ በከተማው ተገንብቷል።',
    },
    picture: null,
  },
  {
    school_name: { en: 'Menelik II Preparatory School', am: 'ዳግማዊ ምኒልክ መሰናዶ ትምህርት ቤት' },
    degree: { en: 'School leaving certificate', am: 'የመሰናዶ ትምህርት ማጠናቀቂያ' },
    field_of_study: { en: 'Natural Sciences', am: 'የተፈጥሮ ሳይንስ' },
    start_date: '2008-09-01',
    start_known: 'month',
    end_date: '2010-06-01',
    end_known: 'month',
    grade: null,
    description: null,
    picture: null,
  },
]

export const skills: readonly SectionEntry<'skills'>[] = [
  { name: { en: 'Structural analysis', am: 'የስትራክቸር ትንተና' } },
  { name: { en: 'Reinforced concrete', am: 'ብረት ለበስ ኮንክሪት' } },
  { name: { en: 'Steel footbridges', am: 'የብረት እግረኛ ድልድዮች' } },
  { name: { en: 'Strengthening of masonry', am: 'የግንብ ማጠናከሪያ' } },
  { name: { en: 'Earthquake assessment (ES EN 1998)', am: 'የመሬት መንቀጥቀጥ ግምገማ (ES EN 1998)' } },
  { name: { en: 'Site supervision', am: 'የግንባታ ቁጥጥር' } },
  { name: { en: 'Bills of quantities', am: 'የሥራ መጠን ዝርዝር' } },
  { name: { en: 'ETABS and SAFE', am: 'ETABS እና SAFE' } },
  { name: { en: 'Teaching on site', am: 'በሥራ ቦታ ማሠልጠን' } },
]
