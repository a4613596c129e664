import type { z } from 'zod'
import type { ResourceName, resources } from './resources/registry.ts'

type Entry<N extends ResourceName> = z.output<(typeof resources)[N]['schema']>

/**
 * What the engineer of the cast (`people.selamawit`) has of career details beside what her site shows: for the
 * demonstration and the mocks of stories, never for the product itself.
 */
export const summary: Entry<'summary'> = {
  text: {
    en: 'Water engineer with nine years between the drawing board and the trench. I plan supply for growing towns, supervise the building of it, and find where the water goes that never arrives. I look for work that a town can keep running by itself.',
    am: 'በንድፍ ሰሌዳና በቦይ መካከል የዘጠኝ ዓመት ልምድ ያለኝ የውኃ መሐንዲስ ነኝ። ለሚያድጉ ከተሞች የውኃ አቅርቦት አቅዳለሁ፣ ግንባታውን እቆጣጠራለሁ፣ ሳይደርስ የሚባክነው ውኃ የት እንደሚሄድም አገኛለሁ። ከተማው ራሱ ሊያስቀጥለው የሚችል ሥራ እፈልጋለሁ።',
  },
}

export const spokenLanguages: readonly Entry<'spokenLanguage'>[] = [
  { name: { en: 'Amharic', am: 'አማርኛ' }, level: 'native' },
  { name: { en: 'English', am: 'እንግሊዝኛ' }, level: 'c1' },
  { name: { en: 'Afaan Oromoo', am: 'አፋን ኦሮሞ' }, level: 'b2' },
  { name: { en: 'French', am: 'ፈረንሳይኛ' }, level: 'a2' },
]

export const certificates: readonly Omit<Entry<'certificate'>, 'attachment_id'>[] = [
  {
    name: { en: 'Professional engineer, water supply', am: 'ባለሙያ መሐንዲስ፣ የውኃ አቅርቦት' },
    issuer: { en: 'Ethiopian Construction Authority', am: 'የኢትዮጵያ ኮንስትራክሽን ባለሥልጣን' },
    issued_on: '2022-11-14',
    issued_known: null,
    expires_on: '2027-11-13',
    expires_known: null,
    number: 'PE/W/2841/2015',
    link: null,
  },
  {
    name: { en: 'Driving licence, public 1', am: 'መንጃ ፈቃድ፣ ሕዝብ 1' },
    issuer: { en: 'Addis Ababa Driver and Vehicle Authority', am: 'የአዲስ አበባ የአሽከርካሪና ተሽከርካሪ ባለሥልጣን' },
    issued_on: '2016-04-01',
    issued_known: 'month',
    expires_on: null,
    expires_known: null,
    number: null,
    link: null,
  },
]

export const projects: readonly Entry<'project'>[] = [
  {
    name: { en: 'Holeta: water for 32,000 people', am: 'ሆለታ፦ ውኃ ለ32,000 ሰዎች' },
    role: { en: 'Lead designer', am: 'ዋና ነዳፊ' },
    start_date: '2024-02-01',
    start_known: 'month',
    end_date: null,
    end_known: null,
    link: null,
    description: {
      en: '- Two springs, 18 kilometres of main, three reservoirs\n- Every valve is where a hand can reach it\n- Built in four parts, so that each quarter drinks before the next one digs',
      am: '- ሁለት ምንጮች፣ 18 ኪሎ ሜትር ዋና መስመር፣ ሦስት ማጠራቀሚያዎች\n- እያንዳንዱ ቫልቭ እጅ በሚደርስበት ቦታ\n- በአራት ክፍል የሚገነባ፤ ቀጣዩ ሰፈር ከመቆፈሩ በፊት ያለፈው ይጠጣል',
    },
  },
  {
    name: { en: 'Open drawings of hand pumps', am: 'ለሁሉም ክፍት የሆኑ የእጅ ፓምፕ ንድፎች' },
    role: null,
    start_date: '2022-06-01',
    start_known: 'month',
    end_date: '2023-10-01',
    end_known: 'month',
    link: 'https://handpumps.example.com',
    description: {
      en: 'Measured and drew forty pumps with their parts, so that a workshop can make what is missing.',
      am: 'የጎደለውን ክፍል ወርክሾፕ መሥራት እንዲችል የአርባ ፓምፖችን ክፍሎች ለክቼ ነድፌያለሁ።',
    },
  },
]

export const awards: readonly Entry<'award'>[] = [
  {
    title: { en: 'Best final project of the year', am: 'የዓመቱ ምርጥ የመመረቂያ ሥራ' },
    awarder: { en: 'Arba Minch University', am: 'አርባ ምንጭ ዩኒቨርሲቲ' },
    awarded_on: '2017-07-01',
    awarded_known: 'month',
    description: null,
  },
]

export const volunteerings: readonly Entry<'volunteering'>[] = [
  {
    organisation: { en: 'Girls Build, Gullele', am: 'ሴት ልጆች ይገንቡ፣ ጉለሌ' },
    role: { en: 'Saturday teacher', am: 'የቅዳሜ አስተማሪ' },
    location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
    start_date: '2020-10-01',
    start_known: 'month',
    end_date: null,
    end_known: null,
    link: null,
    description: {
      en: 'Twenty girls of grade 9 to 12 measure, draw and build a small thing each term.',
      am: 'ከ9ኛ እስከ 12ኛ ክፍል ያሉ ሃያ ሴት ልጆች በየወሰነ ትምህርቱ አንድ ትንሽ ነገር ይለካሉ፣ ይነድፋሉ፣ ይሠራሉ።',
    },
  },
]

export const courses: readonly Entry<'course'>[] = [
  {
    name: { en: 'Hydraulic modelling with EPANET', am: 'የሃይድሮሊክ ሞዴሊንግ በEPANET' },
    provider: { en: 'Water Engineers of the Highlands', am: 'የደጋማ አካባቢ የውኃ መሐንዲሶች ማኅበር' },
    completed_on: '2021-12-01',
    completed_known: 'month',
    link: null,
    description: null,
  },
  {
    name: { en: 'First aid on building sites', am: 'በግንባታ ቦታ የመጀመሪያ ሕክምና እርዳታ' },
    provider: { en: 'Ethiopian Red Cross Society', am: 'የኢትዮጵያ ቀይ መስቀል ማኅበር' },
    completed_on: '2025-03-01',
    completed_known: 'month',
    link: null,
    description: null,
  },
]

export const referees: readonly Entry<'referee'>[] = [
  {
    name: { en: 'Dawit Alemu', am: 'ዳዊት ዓለሙ' },
    job_title: { en: 'Lecturer in hydraulics', am: 'የሃይድሮሊክስ መምህር' },
    organisation: { en: 'Arba Minch University', am: 'አርባ ምንጭ ዩኒቨርሲቲ' },
    relation: { en: 'Supervised my final project', am: 'የመመረቂያ ሥራዬ አማካሪ' },
    phone: '+251911000731',
    email: 'dawit.alemu@example.com',
  },
]
