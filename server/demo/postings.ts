import { eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import { HOME_TIME_ZONE } from '../../openapi/format/wall-clock.ts'
import type { RichText } from '../../openapi/rich-text.ts'
import { jobPostingBody } from '../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { fold } from '../../openapi/text-fold.ts'
import { createPosting, editPosting } from '../areas/jobs/postings.commands.ts'
import { publishPosting, type ActedChange } from '../areas/jobs/publication.commands.ts'
import { decide } from '../areas/jobs/reviews.commands.ts'
import { jobTitles, skills } from '../db/list-tables.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { daysAfter, todayIn } from '../kernel/days.ts'

const paragraphs = (...texts: readonly string[]): RichText =>
  texts.map((text) => ({ type: 'paragraph' as const, text: [{ text }] }))
const bullets = (...texts: readonly string[]): RichText =>
  texts.map((text) => ({ type: 'bullet' as const, level: 1 as const, text: [{ text }] }))

interface Posting {
  readonly title: Localized
  /** Names of the job title and of the skills, in English, as the platform's lists have them. */
  readonly jobTitle: string
  readonly skills: readonly string[]
  readonly description: { readonly en: RichText; readonly am: RichText }
  readonly requirements: { readonly en: RichText; readonly am: RichText } | null
  readonly employmentType: string
  readonly locationType: string
  readonly region: string | null
  readonly city: Localized | null
  readonly salary: { readonly from: number; readonly to: number } | null
  readonly years: number | null
  readonly vacancies: number
  /** Published so many days ago, and open for so many more. */
  readonly ago: number
  readonly left: number
}

const exporters: readonly Posting[] = [
  {
    title: { en: 'Coffee cupper for the Jimma washing station', am: 'ለጅማ የቡና ማጠቢያ ጣቢያ የቡና ቀማሽ' },
    jobTitle: 'Coffee cupper',
    skills: ['Quality control', 'English'],
    description: {
      en: paragraphs(
        'You taste every lot that leaves our station, and say what it is good for.',
        'From October to January that is thirty cups a day; for the rest of the year you train the growers.',
      ),
      am: paragraphs(
        'ከጣቢያችን የሚወጣውን እያንዳንዱን ምድብ ቡና ቀምሰው ለምን እንደሚሆን ይናገራሉ።',
        'ከጥቅምት እስከ ጥር በቀን ሠላሳ ስኒ ነው፤ በቀሪው ዓመት አምራቾችን ያሠለጥናሉ።',
      ),
    },
    requirements: {
      en: bullets('A certificate as a cupper', 'Two harvests at a station or a laboratory'),
      am: bullets('የቡና ቀማሽነት የምስክር ወረቀት', 'በጣቢያ ወይም በላቦራቶሪ የሁለት ምርት ዘመን ልምድ'),
    },
    employmentType: 'full-time',
    locationType: 'on-site',
    region: 'oromia',
    city: { en: 'Jimma', am: 'ጅማ' },
    salary: { from: 22_000, to: 30_000 },
    years: 2,
    vacancies: 2,
    ago: 3,
    left: 24,
  },
  {
    title: { en: 'Senior accountant', am: 'ከፍተኛ የሒሳብ ባለሙያ' },
    jobTitle: 'Senior accountant',
    skills: ['Accounting', 'Taxation', 'Microsoft Excel'],
    description: {
      en: paragraphs(
        'You keep the books of our exports, in birr and in dollars, and close each month within five days.',
      ),
      am: paragraphs('የውጭ ንግዳችንን ሒሳብ በብርና በዶላር ይይዛሉ፤ እያንዳንዱን ወር በአምስት ቀናት ውስጥ ይዘጋሉ።'),
    },
    requirements: null,
    employmentType: 'full-time',
    locationType: 'hybrid',
    region: 'addis-ababa',
    city: { en: 'Bole, Addis Ababa', am: 'ቦሌ፣ አዲስ አበባ' },
    salary: { from: 35_000, to: 45_000 },
    years: 5,
    vacancies: 1,
    ago: 1,
    left: 16,
  },
  {
    title: { en: 'Truck driver, Jimma to Djibouti', am: 'የጭነት መኪና ሹፌር፣ ከጅማ ጅቡቲ' },
    jobTitle: 'Truck driver',
    skills: ['Driving'],
    description: {
      en: paragraphs('Two journeys a month with our own lorry. You sleep at home in between.'),
      am: paragraphs('በራሳችን የጭነት መኪና በወር ሁለት ጉዞ። በመካከሉ ቤትዎ ያድራሉ።'),
    },
    requirements: null,
    employmentType: 'contract',
    locationType: 'field',
    region: 'oromia',
    city: null,
    salary: { from: 18_000, to: 24_000 },
    years: 4,
    vacancies: 3,
    ago: 8,
    left: 9,
  },
  {
    title: { en: 'Sales representative for Europe', am: 'ለአውሮፓ ገበያ የሽያጭ ወኪል' },
    jobTitle: 'Sales representative',
    skills: ['Negotiation', 'English', 'Customer service'],
    description: {
      en: paragraphs('You talk with roasters in five countries, from wherever you are, and bring their orders in.'),
      am: paragraphs('ካሉበት ሆነው በአምስት አገሮች ካሉ ቡና ቆዪዎች ጋር ይነጋገራሉ፤ ትእዛዛቸውንም ያመጣሉ።'),
    },
    requirements: null,
    employmentType: 'part-time',
    locationType: 'remote',
    region: null,
    city: null,
    salary: null,
    years: 1,
    vacancies: 1,
    ago: 12,
    left: 30,
  },
]

const builders: readonly Posting[] = [
  {
    title: { en: 'Site engineer for a school of three floors', am: 'ለባለ ሦስት ፎቅ ትምህርት ቤት የሳይት መሐንዲስ' },
    jobTitle: 'Site engineer',
    skills: ['AutoCAD', 'Concrete work', 'Surveying'],
    description: {
      en: paragraphs('You lead forty people on one site until the roof is on, and write its diary every evening.'),
      am: paragraphs('ጣሪያው እስኪገባ ድረስ በአንድ ሳይት ላይ አርባ ሰዎችን ይመራሉ፤ በየማታው የሥራ መዝገቡን ይጽፋሉ።'),
    },
    requirements: null,
    employmentType: 'contract',
    locationType: 'on-site',
    region: 'amhara',
    city: { en: 'Bahir Dar', am: 'ባሕር ዳር' },
    salary: { from: 30_000, to: 38_000 },
    years: 3,
    vacancies: 1,
    ago: 5,
    left: 20,
  },
  {
    title: { en: 'Civil engineer, just out of university', am: 'አዲስ የተመረቀ ሲቪል መሐንዲስ' },
    jobTitle: 'Civil engineer',
    skills: ['AutoCAD', 'Project management'],
    description: {
      en: paragraphs('A year in which you see each part of a building site, with someone who has built for twenty.'),
      am: paragraphs('ለሃያ ዓመት ከገነባ ሰው ጋር እያንዳንዱን የግንባታ ክፍል የሚያዩበት አንድ ዓመት።'),
    },
    requirements: null,
    employmentType: 'internship',
    locationType: 'on-site',
    region: 'addis-ababa',
    city: { en: 'Kality, Addis Ababa', am: 'ቃሊቲ፣ አዲስ አበባ' },
    salary: { from: 9_000, to: 12_000 },
    years: null,
    vacancies: 4,
    ago: 2,
    left: 28,
  },
]

/** What a person looks for; an administrator has not read it yet. */
const tutoring: Posting = {
  title: { en: 'Teacher of mathematics for two children', am: 'ለሁለት ልጆች የሒሳብ መምህር' },
  jobTitle: 'Teacher',
  skills: ['English language teaching'],
  description: {
    en: paragraphs('Three evenings a week at our home near Gullele, grades 6 and 8.'),
    am: paragraphs('በሳምንት ሦስት ምሽት በጉለሌ አካባቢ በቤታችን፤ የ6ኛና የ8ኛ ክፍል።'),
  },
  requirements: null,
  employmentType: 'part-time',
  locationType: 'on-site',
  region: 'addis-ababa',
  city: { en: 'Gullele, Addis Ababa', am: 'ጉለሌ፣ አዲስ አበባ' },
  salary: { from: 5_000, to: 7_000 },
  years: null,
  vacancies: 1,
  ago: 0,
  left: 21,
}

async function post(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  posting: Posting,
): Promise<{ id: string; version: number }> {
  const today = services.clock.now()
  const change: ActedChange = {
    tx,
    services,
    viewer,
    accountId: viewer.accountId,
    now: new Date(today.getTime() - posting.ago * DAY),
  }
  const [title] = await tx
    .select({ id: jobTitles.id, sectorId: jobTitles.sectorId })
    .from(jobTitles)
    .where(eq(jobTitles.nameKeyEn, fold(posting.jobTitle)))
  const known = await tx
    .select({ id: skills.id })
    .from(skills)
    .where(inArray(skills.nameKeyEn, posting.skills.map(fold)))
  const { id, version } = await createPosting(change, { title: posting.title })
  const body = jobPostingBody.parse({
    title: posting.title,
    job_title_id: title?.id,
    sector_id: title?.sectorId,
    description: posting.description,
    responsibilities: null,
    requirements: posting.requirements,
    hiring_process_id: null,
    skill_ids: known.map((skill) => skill.id),
    employment_type: posting.employmentType,
    location_type: posting.locationType,
    region: posting.region,
    city: posting.city,
    salary_from: posting.salary?.from ?? null,
    salary_to: posting.salary?.to ?? null,
    currency: 'ETB',
    salary_period: 'month',
    salary_shown: true,
    experience_years: posting.years,
    education_level: null,
    vacancies: posting.vacancies,
    deadline: daysAfter(todayIn(today), posting.left),
    time_zone: HOME_TIME_ZONE,
    reply_within: 14,
    questions: [],
    documents: [],
    version,
  })
  const saved = await editPosting(change, id, body)
  return publishPosting(change, id, saved.version)
}

/** Who publishes jobs in the demonstration. */
interface Employers {
  readonly company: Viewer
  readonly builder: Viewer
  readonly person: Viewer
  readonly administrator: Viewer
}

/**
 * Jobs of several sectors and places: those of the exporter, which is verified; of the builder, whose first one an
 * administrator approved; and of a person, which waits.
 */
export async function publishJobs(
  tx: Tx,
  services: Services,
  { company, builder, person, administrator }: Employers,
): Promise<void> {
  for (const posting of exporters) await post(tx, services, company, posting)
  for (const [at, posting] of builders.entries()) {
    const { id, version } = await post(tx, services, builder, posting)
    if (at === 0) await decide(tx, services, { viewer: administrator, id, event: 'approve', note: null, version })
  }
  await post(tx, services, person, tutoring)
}
