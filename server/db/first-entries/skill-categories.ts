/** A category that a new installation begins with. `key` stands for it in the files of skills. */
interface FirstCategory {
  readonly key: string
  readonly en: string
  readonly am: string
}

/** The groups that skills are found in, in the order of the list. */
export const SKILL_CATEGORIES = [
  { key: 'accounting', en: 'Accounting and finance', am: 'ሒሳብና ፋይናንስ' },
  { key: 'banking', en: 'Banking and insurance', am: 'ባንክና መድን' },
  { key: 'sales', en: 'Sales and marketing', am: 'ሽያጭና ግብይት' },
  { key: 'supply', en: 'Purchasing, stores and logistics', am: 'ግዢ፣ ንብረትና ሎጂስቲክስ' },
  { key: 'management', en: 'Management and planning', am: 'ሥራ አመራርና ዕቅድ' },
  { key: 'people', en: 'Human resources', am: 'የሰው ኃይል' },
  { key: 'office', en: 'Office and administration', am: 'የቢሮ ሥራና አስተዳደር' },
  { key: 'law', en: 'Law', am: 'ሕግ' },
  { key: 'languages', en: 'Languages', am: 'ቋንቋዎች' },
  { key: 'media', en: 'Media and communication', am: 'መገናኛ ብዙኃንና ኮሙኒኬሽን' },
  { key: 'design', en: 'Design and arts', am: 'ዲዛይንና ኪነ ጥበብ' },
  { key: 'education', en: 'Teaching and research', am: 'ማስተማርና ምርምር' },
  { key: 'computer', en: 'Computer and office software', am: 'ኮምፒዩተርና የቢሮ ሶፍትዌር' },
  { key: 'software', en: 'Software development', am: 'ሶፍትዌር ልማት' },
  { key: 'network', en: 'Networks and telecommunications', am: 'ኔትወርክና ቴሌኮሙኒኬሽን' },
  { key: 'construction', en: 'Construction and architecture', am: 'ግንባታና ሥነ ሕንፃ' },
  { key: 'electrical', en: 'Electricity and energy', am: 'ኤሌክትሪክና ኢነርጂ' },
  { key: 'mechanics', en: 'Mechanics, metal and vehicles', am: 'መካኒክ፣ ብረታ ብረትና ተሽከርካሪ' },
  { key: 'manufacturing', en: 'Manufacturing and crafts', am: 'ማምረቻና ዕደ ጥበብ' },
  { key: 'agriculture', en: 'Agriculture and environment', am: 'ግብርናና አካባቢ ጥበቃ' },
  { key: 'water', en: 'Water, mining and geology', am: 'ውኃ፣ ማዕድንና ሥነ ምድር' },
  { key: 'health', en: 'Health care', am: 'ጤና አጠባበቅ' },
  { key: 'development', en: 'Community and humanitarian work', am: 'የማኅበረሰብና የሰብዓዊ ሥራ' },
  { key: 'hospitality', en: 'Hospitality and tourism', am: 'መስተንግዶና ቱሪዝም' },
  { key: 'services', en: 'Home, care and security', am: 'ቤት፣ እንክብካቤና ጥበቃ' },
  { key: 'personal', en: 'Working with others', am: 'ከሌሎች ጋር መሥራት' },
] as const satisfies readonly FirstCategory[]
export type CategoryKey = (typeof SKILL_CATEGORIES)[number]['key']
