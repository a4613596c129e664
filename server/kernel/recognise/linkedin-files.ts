import type { ResumeSection } from '../../../openapi/json-resume-entries.ts'

/** A file of LinkedIn's data archive, and what its columns are in a JSON Resume; names of columns in small letters. */
interface ArchiveFile {
  /** What its rows become. The profile is one row; of some files nothing becomes an entry, and all is told. */
  readonly section: ResumeSection | 'profile' | null
  /** Columns that its header has: notes of some lines may stand before it. */
  readonly needs: readonly string[]
  /** Several columns may become one text, a paragraph each. */
  readonly columns: Readonly<Record<string, string>>
}

const PERIOD = { 'started on': 'startDate', 'finished on': 'endDate' }

/**
 * The files of the archive that speak of a career, by their names in small letters. Others are never unpacked: messages,
 * connections, and what LinkedIn knows for advertisements; nor are e-mail addresses and phone numbers, which stay those
 * of the profile here.
 */
export const LINKEDIN_FILES: Readonly<Record<string, ArchiveFile>> = {
  'profile.csv': { section: 'profile', needs: ['first name', 'last name'], columns: { summary: 'summary' } },
  'positions.csv': {
    section: 'work',
    needs: ['company name', 'title'],
    columns: { 'company name': 'name', title: 'position', description: 'summary', location: 'location', ...PERIOD },
  },
  'education.csv': {
    section: 'education',
    needs: ['school name'],
    columns: {
      'school name': 'institution',
      'degree name': 'studyType',
      'start date': 'startDate',
      'end date': 'endDate',
      notes: 'summary',
      activities: 'summary',
    },
  },
  'skills.csv': { section: 'skills', needs: ['name'], columns: { name: 'name' } },
  'languages.csv': { section: 'languages', needs: ['name'], columns: { name: 'language', proficiency: 'fluency' } },
  'certifications.csv': {
    section: 'certificates',
    needs: ['name'],
    columns: {
      name: 'name',
      url: 'url',
      authority: 'issuer',
      'started on': 'date',
      'finished on': 'endDate',
      'license number': 'number',
    },
  },
  'projects.csv': {
    section: 'projects',
    needs: ['title'],
    columns: { title: 'name', description: 'description', url: 'url', ...PERIOD },
  },
  'honors.csv': {
    section: 'awards',
    needs: ['title'],
    columns: { title: 'title', description: 'summary', 'issued on': 'date' },
  },
  'volunteering.csv': {
    section: 'volunteer',
    needs: ['company name', 'role'],
    columns: { 'company name': 'organization', role: 'position', description: 'summary', ...PERIOD },
  },
  'courses.csv': { section: 'courses', needs: ['name'], columns: { name: 'name' } },
  'publications.csv': {
    section: 'publications',
    needs: ['name'],
    columns: {
      name: 'name',
      'published on': 'releaseDate',
      description: 'summary',
      publisher: 'publisher',
      url: 'url',
    },
  },
  'patents.csv': { section: null, needs: ['title'], columns: {} },
  'test scores.csv': { section: null, needs: ['name'], columns: {} },
  'organizations.csv': { section: null, needs: ['name'], columns: {} },
}
