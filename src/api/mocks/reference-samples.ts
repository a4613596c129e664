import type { ReferenceEntry, ReferenceList } from '../../../openapi/schemas/reference.ts'

const entries = (
  parent: string | null,
  list: readonly (readonly [key: string, en: string, am: string])[],
): readonly ReferenceEntry[] => list.map(([key, en, am]) => ({ key, name: { en, am }, parent }))
/** A few entries of each fixed list. */
export const referenceRows: Readonly<Record<ReferenceList, readonly ReferenceEntry[]>> = {
  countries: entries(null, [
    ['ET', 'Ethiopia', 'ኢትዮጵያ'],
    ['KE', 'Kenya', 'ኬንያ'],
    ['DJ', 'Djibouti', 'ጂቡቲ'],
  ]),
  regions: entries('ET', [
    ['addis-ababa', 'Addis Ababa', 'አዲስ አበባ'],
    ['oromia', 'Oromia', 'ኦሮሚያ'],
  ]),
  zones: [
    ...entries('addis-ababa', [
      ['bole', 'Bole', 'ቦሌ'],
      ['yeka', 'Yeka', 'የካ'],
    ]),
    ...entries('oromia', [['jimma', 'Jimma', 'ጅማ']]),
  ],
  woredas: [
    ...entries('bole', [
      ['bole-01', 'Woreda 01', 'ወረዳ 01'],
      ['bole-03', 'Woreda 03', 'ወረዳ 03'],
    ]),
    ...entries('jimma', [['jimma-agaro', 'Agaro', 'አጋሮ']]),
  ],
  sexes: entries(null, [
    ['female', 'Female', 'ሴት'],
    ['male', 'Male', 'ወንድ'],
  ]),
  'marital-statuses': entries(null, [
    ['single', 'Single', 'ያላገባ/ች'],
    ['married', 'Married', 'ያገባ/ች'],
  ]),
  religions: entries(null, [
    ['ethiopian-orthodox', 'Ethiopian Orthodox Tewahedo', 'የኢትዮጵያ ኦርቶዶክስ ተዋሕዶ'],
    ['islam', 'Islam', 'እስልምና'],
  ]),
  'blood-groups': entries(null, [
    ['O+', 'O+', 'O ፖዘቲቭ (O+)'],
    ['AB-', 'AB−', 'AB ኔጋቲቭ (AB−)'],
  ]),
  platforms: entries(null, [
    ['linkedin', 'LinkedIn', 'ሊንክድኢን'],
    ['telegram', 'Telegram', 'ቴሌግራም'],
    ['website', 'Website', 'ድረ ገጽ'],
  ]),
  'employment-types': entries(null, [
    ['full-time', 'Full time', 'የሙሉ ጊዜ'],
    ['part-time', 'Part time', 'የትርፍ ጊዜ'],
  ]),
  'location-types': entries(null, [
    ['on-site', 'On site', 'በሥራ ቦታ ተገኝቶ'],
    ['hybrid', 'Hybrid', 'በከፊል ከርቀት'],
    ['remote', 'Remote', 'ከርቀት'],
  ]),
  'employment-statuses': entries(null, [
    ['employed', 'Employed', 'ተቀጥሮ የሚሠራ/የምትሠራ'],
    ['looking', 'Looking for work', 'ሥራ በመፈለግ ላይ'],
  ]),
  'business-types': entries(null, [
    ['coffee', 'Coffee, tea and spices', 'ቡና፣ ሻይና ቅመማ ቅመም'],
    ['technology', 'Information technology', 'ኢንፎርሜሽን ቴክኖሎጂ'],
    ['construction', 'Construction and engineering', 'ግንባታና ምሕንድስና'],
  ]),
  'legal-structures': entries(null, [
    ['plc', 'Private limited company (PLC)', 'ኃላፊነቱ የተወሰነ የግል ማኅበር (ኃ.የተ.የግ.ማ.)'],
    ['sole-proprietorship', 'Sole proprietorship', 'የግለሰብ ነጋዴ'],
  ]),
  'market-types': entries(null, [
    ['businesses', 'Businesses (B2B)', 'ለንግድ ድርጅቶች (B2B)'],
    ['export', 'Export', 'ወደ ውጭ መላክ'],
  ]),
  languages: entries(null, [
    ['am', 'Amharic', 'አማርኛ'],
    ['om', 'Afaan Oromoo', 'አፋን ኦሮሞ'],
    ['en', 'English', 'እንግሊዝኛ'],
    ['fr', 'French', 'ፈረንሳይኛ'],
  ]),
  degrees: entries(null, [
    ['diploma', 'Diploma', 'ዲፕሎማ'],
    ['bsc', 'Bachelor of Science (BSc)', 'የመጀመሪያ ዲግሪ በሳይንስ (BSc)'],
    ['msc', 'Master of Science (MSc)', 'የማስተርስ ዲግሪ በሳይንስ (MSc)'],
  ]),
}
