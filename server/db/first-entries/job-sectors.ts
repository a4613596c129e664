import type { IconName } from '../../../openapi/schemas/icon-name.ts'

/** A sector that a new installation begins with. `key` stands for it in the files of titles. */
interface FirstSector {
  readonly key: string
  readonly en: string
  readonly am: string
  readonly icon: IconName
}

/** The sectors of jobs, in the order of the list. */
export const JOB_SECTORS = [
  { key: 'health', en: 'Health care', am: 'ጤና አጠባበቅ', icon: 'cross' },
  { key: 'education', en: 'Education and training', am: 'ትምህርትና ሥልጠና', icon: 'cap' },
  { key: 'construction', en: 'Construction and architecture', am: 'ግንባታና ሥነ ሕንፃ', icon: 'helmet' },
  { key: 'accounting', en: 'Accounting and finance', am: 'ሒሳብና ፋይናንስ', icon: 'calculator' },
  { key: 'banking', en: 'Banking and microfinance', am: 'ባንክና ማይክሮ ፋይናንስ', icon: 'bank' },
  { key: 'insurance', en: 'Insurance', am: 'መድን (ኢንሹራንስ)', icon: 'umbrella' },
  { key: 'information-technology', en: 'Information technology', am: 'ኢንፎርሜሽን ቴክኖሎጂ', icon: 'computer' },
  { key: 'telecom', en: 'Telecommunications', am: 'ቴሌኮሙኒኬሽን', icon: 'antenna' },
  { key: 'agriculture', en: 'Agriculture and livestock', am: 'ግብርናና እንስሳት እርባታ', icon: 'sprout' },
  { key: 'coffee', en: 'Coffee, tea and spices', am: 'ቡና፣ ሻይና ቅመማ ቅመም', icon: 'cup' },
  { key: 'floriculture', en: 'Flowers, fruit and vegetables', am: 'አበባ፣ ፍራፍሬና አትክልት', icon: 'flower' },
  { key: 'manufacturing', en: 'Manufacturing', am: 'አምራች ኢንዱስትሪ', icon: 'factory' },
  { key: 'textile', en: 'Textile, garments and leather', am: 'ጨርቃ ጨርቅ፣ አልባሳትና ቆዳ', icon: 'shirt' },
  { key: 'transport', en: 'Transport and logistics', am: 'ትራንስፖርትና ሎጂስቲክስ', icon: 'truck' },
  { key: 'trade', en: 'Purchasing, import and export', am: 'ግዢ፣ አስመጪና ላኪ', icon: 'boxes' },
  { key: 'aviation', en: 'Aviation', am: 'አቪዬሽን', icon: 'plane' },
  { key: 'hospitality', en: 'Hotels, restaurants and cafés', am: 'ሆቴል፣ ምግብ ቤትና ካፌ', icon: 'fork' },
  { key: 'tourism', en: 'Travel and tourism', am: 'ጉዞና ቱሪዝም', icon: 'compass' },
  { key: 'sales', en: 'Sales and marketing', am: 'ሽያጭና ግብይት', icon: 'chart' },
  { key: 'retail', en: 'Retail and wholesale', am: 'የችርቻሮና የጅምላ ንግድ', icon: 'cart' },
  { key: 'administration', en: 'Office and administration', am: 'የቢሮ ሥራና አስተዳደር', icon: 'folder' },
  { key: 'human-resources', en: 'Human resources', am: 'የሰው ኃይል', icon: 'people' },
  { key: 'law', en: 'Law and justice', am: 'ሕግና ፍትሕ', icon: 'scales' },
  { key: 'public-service', en: 'Public service', am: 'የመንግሥት አገልግሎት', icon: 'columns' },
  { key: 'development', en: 'Development and humanitarian work', am: 'ልማትና ሰብዓዊ ድጋፍ', icon: 'hands' },
  { key: 'water', en: 'Water supply and sanitation', am: 'የውኃ አቅርቦትና ፍሳሽ', icon: 'drop' },
  { key: 'energy', en: 'Electricity and energy', am: 'ኤሌክትሪክና ኢነርጂ', icon: 'bolt' },
  { key: 'mining', en: 'Mining and geology', am: 'ማዕድንና ሥነ ምድር', icon: 'pick' },
  { key: 'environment', en: 'Environment and forestry', am: 'አካባቢ ጥበቃና ደን', icon: 'tree' },
  { key: 'media', en: 'Media and communication', am: 'መገናኛ ብዙኃንና ኮሙኒኬሽን', icon: 'newspaper' },
  { key: 'arts', en: 'Arts, culture and sport', am: 'ኪነ ጥበብ፣ ባህልና ስፖርት', icon: 'palette' },
  { key: 'repair', en: 'Vehicles, repair and maintenance', am: 'ተሽከርካሪ፣ ጥገናና ብየዳ', icon: 'wrench' },
  { key: 'security', en: 'Security and protection', am: 'ጥበቃና ደኅንነት', icon: 'shield' },
  { key: 'domestic', en: 'Domestic work and cleaning', am: 'የቤት ውስጥ ሥራና ጽዳት', icon: 'house' },
  { key: 'beauty', en: 'Beauty and personal care', am: 'ውበትና የግል እንክብካቤ', icon: 'mirror' },
  { key: 'real-estate', en: 'Real estate and property', am: 'ሪል እስቴትና ንብረት', icon: 'building' },
  { key: 'science', en: 'Science and research', am: 'ሳይንስና ምርምር', icon: 'flask' },
  { key: 'consulting', en: 'Consulting and other services', am: 'የማማከርና ሌሎች አገልግሎቶች', icon: 'briefcase' },
] as const satisfies readonly FirstSector[]
export type SectorKey = (typeof JOB_SECTORS)[number]['key']
