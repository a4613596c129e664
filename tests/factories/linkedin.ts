import { zip } from './archives.ts'

/** Lines of CSV as LinkedIn writes them: quotes where a cell has commas, quotes or lines of its own. */
const csv = (...rows: readonly (readonly string[])[]) =>
  rows
    .map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\n')

/** The files of an archive as a person downloads it, with the columns that it really has. */
const FILES: Readonly<Record<string, string>> = {
  'Profile.csv': csv(
    [
      'First Name',
      'Last Name',
      'Maiden Name',
      'Address',
      'Birth Date',
      'Headline',
      'Summary',
      'Industry',
      'Zip Code',
      'Geo Location',
      'Twitter Handles',
      'Websites',
      'Instant Messengers',
    ],
    [
      'Hanna',
      'Bekele',
      '',
      '',
      'Jan 5',
      'Hydraulic engineer',
      'Nine years of water.\n\nለአዲስ አበባ',
      'Water',
      '1000',
      'Addis Ababa',
      '[hannab]',
      '[PORTFOLIO:https://hanna.example/work,OTHER:https://github.com/hannab]',
      '',
    ],
  ),
  'Positions.csv': csv(
    ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
    ['Entoto Water', 'Engineer', 'Pipes for three towns,\n"Measured" 18 km', 'Addis Ababa, Ethiopia', 'Mar 2021', ''],
    ['አዋሽ ባንክ', 'ረዳት', '', 'አዳማ', 'Sep 2015', 'Feb 2021'],
  ),
  'Education.csv': csv(
    ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
    ['Addis Ababa University', '2010', '2015', 'With distinction', 'BSc', 'Debating club'],
  ),
  'Skills.csv': csv(['Name'], ['Surveying'], ['AutoCAD, "Civil 3D"'], ['የውሃ ምህንድስና']),
  'Languages.csv': csv(
    ['Name', 'Proficiency'],
    ['Amharic', 'Native or bilingual proficiency'],
    ['English', 'Full professional proficiency'],
    ['French', 'Elementary proficiency'],
  ),
  'Certifications.csv': csv(
    ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
    ['PMP', 'https://pmi.example/7', 'PMI', 'Nov 2022', 'Nov 2025', '12/34'],
  ),
  'Projects.csv': csv(
    ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
    ['Wells of Adama', 'Forty wells', 'https://wells.example', 'Jan 2019', 'Dec 2019'],
  ),
  'Honors.csv': csv(['Title', 'Description', 'Issued On'], ['Engineer of the year', 'Of the city', 'Mar 14, 2020']),
  'Volunteering.csv': csv(
    ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
    ['Red Cross', 'First aider', 'HEALTH', 'Jan 2016', '', 'Every Saturday'],
  ),
  'Courses.csv': csv(['Name', 'Number'], ['Hydrology', 'CE-301']),
  'Publications.csv': csv(
    ['Name', 'Published On', 'Description', 'Publisher', 'Url'],
    ['Leaks', 'Jun 2018', 'On leaks', 'Water Journal', 'https://journal.example/leaks'],
  ),
  'Email Addresses.csv': csv(
    ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
    ['hanna@mail.example', 'Yes', 'Yes', '1/1/20, 1:00 PM'],
  ),
  'PhoneNumbers.csv': csv(['Extension', 'Number', 'Type'], ['', '+251 911 000000', 'Mobile']),
  'Recommendations_Received.csv': csv(
    ['First Name', 'Last Name', 'Company', 'Job Title', 'Text'],
    ['Abel', 'T', 'X', 'Y', 'Good'],
  ),
  'Connections.csv': `Notes:\n"When exporting your connection data, you may notice that some are missing."\n\n${csv(['First Name', 'Last Name'], ['Abel', 'Tesfaye'])}`,
}

/**
 * LinkedIn's data archive of a person, all in a folder if one is named. `files` stand in the place of its own ones;
 * null takes one out.
 */
export function linkedInArchive(
  files: Readonly<Record<string, string | Buffer | null>> = {},
  folder: string = '',
): Buffer {
  const members = Object.entries({ ...FILES, ...files }).flatMap(([name, content]) =>
    content === null ? [] : [{ name: `${folder}${name}`, content }],
  )
  return zip(members)
}

/** An archive of these files alone. */
export const linkedInFiles = (files: Readonly<Record<string, string | Buffer>>): Buffer =>
  zip(Object.entries(files).map(([name, content]) => ({ name, content })))
