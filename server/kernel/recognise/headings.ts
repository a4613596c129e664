import type { ResumePart } from '../../../openapi/resume-parts.ts'

/** What a title of a resume announces: a part, the ways to reach the person, or what is not for a resume here. */
export type Announced = ResumePart | 'contact' | 'other'

const TITLES: Readonly<Record<Announced, string>> = {
  summary:
    'summary|professional summary|career summary|executive summary|profile|professional profile|personal profile|about|about me|objective|career objective|personal statement|summary of qualifications|አጭር መግለጫ|ስለ እኔ|ስለእኔ|ማጠቃለያ|የሥራ ዓላማ|ዓላማ|መግለጫ',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|job experience|working experience|relevant experience|professional background|experiences|internship|internships|internship experience|የሥራ ልምድ|የስራ ልምድ|የሥራ ልምዶች|ልምድ|የሥራ ታሪክ|የስራ ታሪክ',
  education:
    'education|educational background|academic background|education and training|academic qualifications|educational qualification|educational qualifications|qualifications|academic history|studies|ትምህርት|የትምህርት ደረጃ|የትምህርት ታሪክ|የትምህርት ዝግጅት|የትምህርት ማስረጃ',
  skills:
    'skills|technical skills|key skills|core skills|professional skills|soft skills|computer skills|it skills|competencies|core competencies|areas of expertise|expertise|skills and competencies|skills and abilities|technologies|ክህሎቶች|ክህሎት|ችሎታዎች|ችሎታ|የኮምፒውተር ችሎታ|ሙያዊ ክህሎቶች',
  languages: 'languages|language|language skills|language proficiency|languages spoken|ቋንቋዎች|ቋንቋ|የቋንቋ ችሎታ',
  certificates:
    'certificates|certifications|certification|licenses and certifications|licences and certificates|licenses|professional certifications|certificates and licenses|የምስክር ወረቀቶች|የምስክር ወረቀት|ምስክር ወረቀቶች',
  projects: 'projects|personal projects|key projects|selected projects|project experience|ፕሮጀክቶች|ፕሮጀክት',
  published_works:
    'publications|published works|selected publications|research and publications|papers|articles|የታተሙ ሥራዎች|የታተሙ ስራዎች|ኅትመቶች|ህትመቶች',
  awards:
    'awards|honors|honours|awards and honors|awards and honours|honors and awards|honours and awards|achievements|awards and achievements|recognition|ሽልማቶች|ሽልማት|ሽልማቶች እና እውቅናዎች|ስኬቶች',
  volunteering:
    'volunteering|volunteer experience|volunteer work|voluntary work|volunteer|community service|voluntary service|የበጎ ፈቃድ ሥራ|የበጎ ፈቃድ ስራ|የበጎ ፈቃድ አገልግሎት|በጎ ፈቃድ',
  courses:
    'courses|training|trainings|courses and training|training and courses|workshops|short courses|professional development|trainings and workshops|training and workshops|ሥልጠናዎች|ስልጠናዎች|ሥልጠና|ስልጠና|ኮርሶች',
  hobbies:
    'hobbies|interests|hobbies and interests|personal interests|interests and hobbies|የትርፍ ጊዜ ማሳለፊያዎች|የትርፍ ጊዜ ማሳለፊያ|ትርፍ ጊዜ|ፍላጎቶች',
  references: 'references|reference|referees|referee|ዋቢዎች|ዋቢ|ማጣቀሻዎች|ምስክሮች|ተጠሪዎች',
  contact:
    'contact|contacts|contact information|contact details|contact me|address|መገኛ|አድራሻ|የመገኛ አድራሻ|አድራሻዎች|የግንኙነት መረጃ',
  other:
    'personal details|personal information|personal data|bio data|biodata|declaration|additional information|other information|memberships|professional memberships|affiliations|military service|የግል መረጃ|የግል ሁኔታ|ማረጋገጫ|ተጨማሪ መረጃ',
}
const ANNOUNCED: ReadonlyMap<string, Announced> = new Map(
  (Object.keys(TITLES) as Announced[]).flatMap((key) => TITLES[key].split('|').map((title) => [title, key] as const)),
)
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
/** Letters that stand apart to look grand: `E D U C A T I O N`. */
const drawn = (text: string) => (/^(?:\S\s)+\S$/u.test(text.trim()) ? text.replaceAll(/\s/g, '') : text)

/** What a text announces if it is the title of a part; null for every other text. */
export const announcedBy = (text: string): Announced | null =>
  text.length > 60 ? null : (ANNOUNCED.get(bare(text)) ?? ANNOUNCED.get(bare(drawn(text))) ?? null)

/** What stands above a resume and says only what it is. */
export const isDocumentTitle = (text: string): boolean =>
  /^(?:curriculum vitae|cv|c v|resume|résumé|ሲቪ|የሕይወት ታሪክ|የህይወት ታሪክ|ካሪኩለም ቪቴ)$/.test(bare(text))
