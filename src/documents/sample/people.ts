import type { SectionEntry } from '../site-data.ts'

/**
 * What the invented engineer stands for, who speaks for her, who works with her, where else she is found, what she
 * likes.
 */
export const about: readonly SectionEntry<'about'>[] = [
  {
    vision: {
      en: 'A city in which no child crosses a bridge that nobody has looked at.',
      am: 'ማንም ያልመረመረውን ድልድይ አንድም ልጅ የማይሻገርባት ከተማ።',
    },
    mission: {
      en: 'To keep standing what people already have, and to build the rest so that they can keep it themselves.',
      am: 'ሰዎች ያላቸው ጸንቶ እንዲቆም ማድረግ፤ የቀረውንም ራሳቸው ሊጠብቁት በሚችሉት መንገድ መገንባት።',
    },
    value: {
      en: 'Say what you measured. Sign what you checked. Teach what you know.',
      am: 'የለካኸውን ተናገር። የመረመርከውን ፈርም። የምታውቀውን አስተምር።',
    },
    goal: {
      en: 'All forty-one footbridges of the list repaired before the rains of 2021 EC.',
      am: 'ከ2021 ዓ.ም. ክረምት በፊት በመዝገቡ ያሉት አርባ አንዱም የእግረኛ ድልድዮች ተጠግነው ማየት።',
    },
  },
]

export const testimonials: readonly SectionEntry<'testimonials'>[] = [
  {
    giver_name: { en: 'Tsehay Mulugeta', am: 'ፀሐይ ሙሉጌታ' },
    title: { en: 'Director of a school in Kirkos', am: 'በቂርቆስ የትምህርት ቤት ርእሰ መምህርት' },
    content: {
      en: 'She told us in the first hour which wall we need not worry about. That alone was worth the fee. The work was done in one summer, and the children noticed only the new colour.',
      am: 'በመጀመሪያው ሰዓት የትኛው ግድግዳ እንደማያሳስበን ነገረችን፤ ክፍያው ለዚህ ብቻ እንኳ ይገባ ነበር። ሥራው በአንድ ክረምት ተጠናቀቀ፤ ልጆቹ ያስተዋሉት አዲሱን ቀለም ብቻ ነው።',
    },
    picture: null,
    rating: 5,
  },
  {
    giver_name: { en: 'Dawit Hailu', am: 'ዳዊት ኃይሉ' },
    title: { en: 'Contractor, Gondar', am: 'የሥራ ተቋራጭ፣ ጎንደር' },
    content: {
      en: 'Her drawings need no telephone. When something on site is different, she comes, looks, and changes the drawing, not the story.',
      am: 'የእሷ ንድፍ ስልክ መደወል አያስፈልገውም። በቦታው የተለየ ነገር ሲያጋጥም መጥታ ታያለች፤ የምትለውጠውም ወሬውን ሳይሆን ንድፉን ነው።',
    },
    picture: null,
    rating: 4,
  },
]

export const team: readonly SectionEntry<'team'>[] = [
  {
    name: { en: 'Lensa Dabala', am: 'ሌንሳ ደበላ' },
    role: { en: 'Measurements', am: 'ልኬት' },
    picture: null,
    bio: { en: 'Hangs sensors where nobody else climbs.', am: 'ሌላ ሰው በማይወጣበት ቦታ መለኪያ መሣሪያ ታንጠለጥላለች።' },
    links: ['https://www.linkedin.com/in/lensa-dabala-example'],
  },
  {
    name: { en: 'Yared Alemu', am: 'ያሬድ ዓለሙ' },
    role: { en: 'Steel details', am: 'የብረት ዝርዝር ንድፍ' },
    picture: null,
    bio: { en: 'Was a welder before he was an engineer, and it shows.', am: 'መሐንዲስ ከመሆኑ በፊት በያጅ ነበር፤ ሥራውም ይመሰክራል።' },
    links: [],
  },
]

export const socialMedia: readonly SectionEntry<'social_media'>[] = [
  {
    platform: { key: 'linkedin', name: { en: 'LinkedIn', am: 'ሊንክድኢን' } },
    url: 'https://www.linkedin.com/in/hanna-bekele-example',
  },
  { platform: { key: 'telegram', name: { en: 'Telegram', am: 'ቴሌግራም' } }, url: 'https://t.me/hanna_bridges_example' },
  {
    platform: { key: 'youtube', name: { en: 'YouTube', am: 'ዩቲዩብ' } },
    url: 'https://www.youtube.com/@hanna-bridges-example',
  },
]

export const hobbies: readonly SectionEntry<'hobbies'>[] = [
  { name: { en: 'Walking the Entoto ridge before sunrise', am: 'ከንጋት በፊት በእንጦጦ መጓዝ' } },
  { name: { en: 'Repairing radios', am: 'ሬዲዮ መጠገን' } },
  { name: { en: 'Begena', am: 'በገና መደርደር' } },
]
