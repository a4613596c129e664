import type { APIRequestContext } from '@playwright/test'
import type { NewPerson } from './new-person.ts'
import { expect } from './test.ts'

const JOBS = [
  ['Hydraulic engineer', 'የሃይድሮሊክ መሐንዲስ', 'Awash Basin Office', 'የአዋሽ ተፋሰስ ጽሕፈት ቤት', 2021],
  ['Water supply planner', 'የውኃ አቅርቦት ዕቅድ አውጪ', 'Dire Dawa Water', 'የድሬዳዋ ውኃ', 2019],
  ['Site engineer', 'የሳይት መሐንዲስ', 'Tana Builders', 'ጣና ግንበኞች', 2017],
  ['Junior engineer', 'ጀማሪ መሐንዲስ', 'Sidama Roads', 'የሲዳማ መንገዶች', 2015],
  ['Assistant engineer', 'ረዳት መሐንዲስ', 'Gondar Construction', 'ጎንደር ኮንስትራክሽን', 2014],
  ['Trainee', 'ሠልጣኝ', 'Hawassa City', 'የሐዋሳ ከተማ', 2012],
  ['Surveyor', 'ቀያሽ', 'Bahir Dar City', 'የባሕር ዳር ከተማ', 2013],
] as const
const DONE = [
  { en: 'Planned wells for 40 villages.', am: 'ለ40 መንደሮች ጕድጓዶችን ዐቅዳለች።' },
  { en: 'Measured the flow of two rivers every week.', am: 'የሁለት ወንዞችን ፍሰት በየሳምንቱ ለክታለች።' },
  { en: 'Trained nine technicians in repairing pumps.', am: 'ዘጠኝ ቴክኒሻኖችን በፓምፕ ጥገና አሠልጥናለች።' },
  { en: 'Wrote the yearly report on leaks.', am: 'ስለ ውኃ ብክነት ዓመታዊ ሪፖርት ጽፋለች።' },
  { en: 'Led the repair of a dam.', am: 'የግድብ ጥገናን መርታለች።' },
] as const

/** What this person has done at work, in both languages: as much as fills two pages as a resume begins. */
export async function writeCareer(request: APIRequestContext, { token }: Pick<NewPerson, 'token'>): Promise<void> {
  const write = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  await write('/summaries', {
    visible: true,
    text: { en: 'I bring clean water to towns, on time.', am: 'ንጹሕ ውኃን ለከተሞች በወቅቱ አደርሳለሁ።' },
  })
  for (const [en, am, company, companyAm, year] of JOBS)
    await write('/experiences', {
      visible: true,
      company_name: { en: company, am: companyAm },
      job_title: { en, am },
      location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
      employment_type: 'full-time',
      location_type: 'on-site',
      currently_employed: false,
      start_date: `${year}-01-01`,
      start_known: 'month',
      end_date: `${year + 1}-06-01`,
      end_known: 'month',
      description: {
        en: DONE.map((line) => `- ${line.en}`).join('\n'),
        am: DONE.map((line) => `- ${line.am}`).join('\n'),
      },
    })
  for (const [name, am, degree, degreeAm, year] of [
    ['Arba Minch University', 'አርባ ምንጭ ዩኒቨርሲቲ', 'MSc', 'ሁለተኛ ዲግሪ', 2018],
    ['Jimma University', 'ጅማ ዩኒቨርሲቲ', 'BSc', 'የመጀመሪያ ዲግሪ', 2008],
  ] as const)
    await write('/educations', {
      school_name: { en: name, am },
      degree: { en: degree, am: degreeAm },
      field_of_study: { en: 'Hydraulics', am: 'ሃይድሮሊክስ' },
      start_date: `${year}-09-12`,
      end_date: `${year + 4}-07-01`,
      grade: null,
      description: null,
      picture_id: null,
      visible: true,
    })
  for (const name of [
    { en: 'Pump repair', am: 'የፓምፕ ጥገና' },
    { en: 'Surveying', am: 'ቅየሳ' },
    { en: 'Drawing in CAD', am: 'በCAD መንደፍ' },
  ])
    await write('/person-skills', { name, visible: true })
}
