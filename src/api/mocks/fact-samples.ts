import type { z } from 'zod'
import type { resources } from '../../../openapi/resources/registry.ts'
import { sampleId, stamp } from './sample-ids.ts'

type Rows<K extends keyof typeof resources> = readonly z.input<(typeof resources)[K]['row']>[]
const own = (group: number, n: number, visible = true) => ({ ...stamp(group, n), visible })

/** Rows of what a resume is made of beside the sections of a site. */
export const summaryRows: Rows<'summary'> = [
  {
    ...own(40, 0),
    text: {
      en: 'Water engineer with nine years between the drawing board and the trench.',
      am: 'በንድፍ ሰሌዳና በቦይ መካከል የዘጠኝ ዓመት ልምድ ያለኝ የውኃ መሐንዲስ ነኝ።',
    },
  },
]
export const spokenLanguageRows: Rows<'spokenLanguage'> = [
  { ...own(41, 0), name: { en: 'Amharic', am: 'አማርኛ' }, level: 'native' },
  { ...own(41, 1), name: { en: 'English', am: 'እንግሊዝኛ' }, level: 'c1' },
]
export const certificateRows: Rows<'certificate'> = [
  {
    ...own(42, 0),
    name: { en: 'Professional engineer, water supply', am: 'ባለሙያ መሐንዲስ፣ የውኃ አቅርቦት' },
    issuer: { en: 'Ethiopian Construction Authority', am: 'የኢትዮጵያ ኮንስትራክሽን ባለሥልጣን' },
    issued_on: '2022-11-14',
    issued_known: null,
    expires_on: '2027-11-13',
    expires_known: null,
    number: 'PE/W/2841/2015',
    link: null,
    attachment_id: sampleId(42, 100),
    files: { [sampleId(42, 100)]: { url: '/favicon.ico', name: 'certificate.pdf' } },
  },
]
export const projectRows: Rows<'project'> = [
  {
    ...own(43, 0),
    name: { en: 'Holeta: water for 32,000 people', am: 'ሆለታ፦ ውኃ ለ32,000 ሰዎች' },
    role: { en: 'Lead designer', am: 'ዋና ነዳፊ' },
    start_date: '2024-02-01',
    start_known: 'month',
    end_date: null,
    end_known: null,
    link: null,
    description: {
      en: '- Two springs, 18 kilometres of main, three reservoirs\n- Every valve is where a hand can reach it',
      am: '- ሁለት ምንጮች፣ 18 ኪሎ ሜትር ዋና መስመር፣ ሦስት ማጠራቀሚያዎች\n- እያንዳንዱ ቫልቭ እጅ በሚደርስበት ቦታ',
    },
  },
  {
    ...own(43, 1),
    name: { en: 'Open drawings of hand pumps', am: 'ለሁሉም ክፍት የሆኑ የእጅ ፓምፕ ንድፎች' },
    role: null,
    start_date: null,
    start_known: null,
    end_date: null,
    end_known: null,
    link: 'https://handpumps.example.com',
    description: null,
  },
]
export const awardRows: Rows<'award'> = [
  {
    ...own(44, 0),
    title: { en: 'Best final project of the year', am: 'የዓመቱ ምርጥ የመመረቂያ ሥራ' },
    awarder: { en: 'Arba Minch University', am: 'አርባ ምንጭ ዩኒቨርሲቲ' },
    awarded_on: '2017-07-01',
    awarded_known: 'month',
    description: null,
  },
]
export const volunteeringRows: Rows<'volunteering'> = [
  {
    ...own(45, 0),
    organisation: { en: 'Girls Build, Gullele', am: 'ሴት ልጆች ይገንቡ፣ ጉለሌ' },
    role: { en: 'Saturday teacher', am: 'የቅዳሜ አስተማሪ' },
    location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
    start_date: '2020-10-01',
    start_known: 'month',
    end_date: null,
    end_known: null,
    link: null,
    description: null,
  },
]
export const courseRows: Rows<'course'> = [
  {
    ...own(46, 0),
    name: { en: 'Hydraulic modelling with EPANET', am: 'የሃይድሮሊክ ሞዴሊንግ በEPANET' },
    provider: { en: 'Water Engineers of the Highlands', am: 'የደጋማ አካባቢ የውኃ መሐንዲሶች ማኅበር' },
    completed_on: '2021-12-01',
    completed_known: 'month',
    link: null,
    description: null,
  },
]
export const refereeRows: Rows<'referee'> = [
  {
    ...own(47, 0),
    name: { en: 'Dawit Alemu', am: 'ዳዊት ዓለሙ' },
    job_title: { en: 'Lecturer in hydraulics', am: 'የሃይድሮሊክስ መምህር' },
    organisation: { en: 'Arba Minch University', am: 'አርባ ምንጭ ዩኒቨርሲቲ' },
    relation: { en: 'Supervised my final project', am: 'የመመረቂያ ሥራዬ አማካሪ' },
    phone: '+251911000731',
    email: 'dawit.alemu@example.com',
  },
]
