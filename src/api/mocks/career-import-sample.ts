import type { CareerImport, ImportedEntry } from '../../../openapi/schemas/career-import.ts'

const entry = (
  at: number,
  values: Readonly<Record<string, string>>,
  over: Partial<ImportedEntry> = {},
): ImportedEntry => ({
  at,
  state: 'new',
  values: Object.entries(values).map(([field, value]) => ({ field, value })),
  needs: [],
  differences: [],
  can_fill: false,
  row: null,
  is_confirmed: false,
  reason: null,
  ...over,
})
const REQUIRED = 'This field is required'
const missing = (field: string) => ({ field, value: null, message: REQUIRED })

/** What an engineer's JSON Resume would add: something of every kind. */
export const careerImportSample: CareerImport = {
  source: 'json_resume',
  plan: 'a1b2c3',
  parts: [
    {
      key: 'summary',
      entries: [
        entry(
          0,
          { text: 'Water engineer with nine years in the towns of Oromia. I measure first and draw later.' },
          {
            state: 'duplicate',
            row: 'Water engineer with nine years of work.',
            differences: [
              {
                field: 'text',
                mine: 'Water engineer with nine years of work.',
                theirs: 'Water engineer with nine years in the towns of Oromia. I measure first and draw later.',
              },
            ],
          },
        ),
      ],
    },
    {
      key: 'experience',
      entries: [
        entry(
          0,
          {
            company_name: 'Awash Irrigation PLC',
            job_title: 'Lead engineer',
            location: 'Adama',
            currently_employed: 'true',
            start_date: '2021-03',
            description: 'Pipes for three towns.\n• Measured 18 km\n• Drew every one of them',
          },
          { needs: [missing('employment_type'), missing('location_type')] },
        ),
        entry(
          1,
          { company_name: 'Entoto Water', job_title: 'Engineer', start_date: '2017-01', end_date: '2021-02' },
          {
            needs: [
              missing('location'),
              missing('employment_type'),
              missing('location_type'),
              { field: 'start_date', value: '2017-01', message: null },
            ],
          },
        ),
        entry(
          2,
          {
            company_name: 'Kolfe Textiles',
            job_title: 'Water technician',
            start_date: '2013-09',
            end_date: '2016-12',
            description: 'Kept the dyeing water clean.',
          },
          {
            state: 'duplicate',
            row: 'Kolfe Textiles',
            is_confirmed: true,
            can_fill: true,
            differences: [{ field: 'description', mine: null, theirs: 'Kept the dyeing water clean.' }],
          },
        ),
      ],
    },
    {
      key: 'skills',
      entries: [
        entry(0, { name: 'Hydraulic modelling' }),
        entry(1, { name: 'AutoCAD' }, { state: 'same', row: 'AutoCAD' }),
        entry(2, { name: 'Hydraulic modelling' }, { state: 'refused', reason: 'twice' }),
      ],
    },
    { key: 'languages', entries: [entry(0, { name: 'Amharic', level: 'native' })] },
    {
      key: 'published_works',
      entries: [
        entry(
          0,
          { title: 'Losses in old pipes' },
          { reason: 'document', needs: [missing('journal_name'), missing('citation_count'), missing('attachment_id')] },
        ),
      ],
    },
  ],
  unread: [],
  kept: ['basics.image', 'work.url', 'skills.level', 'x-theme'],
  written: null,
}
