import { resolve } from '../../../openapi/format/names.ts'
import { plainText, richTextIn } from '../../../openapi/rich-text-content.ts'
import type { SalaryPeriod } from '../../../openapi/schemas/job-posting.ts'
import type { DocumentContext } from '../document.ts'
import { withoutEmpty } from '../linked-data.ts'
import type { JobData } from './job-data.ts'

/** The kinds of employment as schema.org names them; ours that have no counterpart are `OTHER`. */
const TYPES: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'INTERN',
  volunteer: 'VOLUNTEER',
}
const UNITS: Readonly<Partial<Record<SalaryPeriod, string>>> = {
  hour: 'HOUR',
  day: 'DAY',
  month: 'MONTH',
  year: 'YEAR',
}
const COUNTRY = 'ET'
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function salaryOf({ salary }: JobData) {
  const unitText = salary && UNITS[salary.period]
  if (!salary || unitText === undefined) return null
  const { from, to } = salary
  const value = from !== null && to !== null && from !== to ? { minValue: from, maxValue: to } : { value: to ?? from }
  return {
    '@type': 'MonetaryAmount',
    currency: salary.currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText },
  }
}

/** What search engines are told of an open posting (https://schema.org/JobPosting). */
export function jobJsonLd(
  job: JobData,
  url: string,
  { lang, origin }: DocumentContext,
): Readonly<Record<string, unknown>> {
  const say = (text: JobData['title'] | null) => resolve(text, lang)?.text ?? null
  const isRemote = job.placeKey === 'remote'
  const texts = [job.description, job.responsibilities, job.requirements].flatMap((text) => {
    const found = text && richTextIn(text, lang)
    return found ? plainText(found.text).split('\n') : []
  })
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: say(job.title),
    description: texts
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${escape(line.trim())}</p>`)
      .join(''),
    url,
    identifier: { '@type': 'PropertyValue', name: say(job.employer.name), value: job.code },
    datePosted: job.publishedAt,
    validThrough: job.closesAt,
    employmentType: job.typeKey === null ? null : (TYPES[job.typeKey] ?? 'OTHER'),
    hiringOrganization: withoutEmpty({
      '@type': 'Organization',
      name: say(job.employer.name),
      sameAs: job.employer.isPublished ? `${origin}/@${encodeURIComponent(job.employer.username)}` : null,
    }),
    jobLocation: {
      '@type': 'Place',
      address: withoutEmpty({
        '@type': 'PostalAddress',
        addressLocality: say(job.city),
        addressRegion: say(job.region),
        addressCountry: COUNTRY,
      }),
    },
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Ethiopia' },
        }
      : {}),
    baseSalary: salaryOf(job),
    totalJobOpenings: job.vacancies,
    industry: say(job.sector),
    occupationalCategory: say(job.jobTitle),
    skills: job.skills.length === 0 ? null : job.skills.map((skill) => say(skill)).join(', '),
    experienceRequirements: job.experienceYears
      ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.experienceYears * 12 }
      : null,
    directApply: true,
  })
}
