import type { CollectionImport, ImportedLine } from '../../../openapi/schemas/collection-import.ts'

const line = (
  n: number,
  outcome: ImportedLine['outcome'],
  name: ImportedLine['name'],
  more: Partial<ImportedLine> = {},
): ImportedLine => ({
  line: n,
  id: outcome === 'added' ? null : `00000000-0000-4000-8000-0000000c000${n}`,
  name,
  outcome,
  changes: [],
  before: {},
  after: {},
  errors: {},
  cells: {},
  ...more,
})
/** A spreadsheet of job titles that can be imported. */
export const checkedImport: CollectionImport = {
  rows: [
    line(1, 'added', { en: 'Agronomist', am: 'የግብርና ባለሙያ' }),
    line(
      2,
      'changed',
      { en: 'Nurse', am: 'ነርስ' },
      {
        changes: ['name', 'active'],
        before: { name: { en: 'Nurse', am: 'ሐኪም' }, active: false },
        after: { name: { en: 'Nurse', am: 'ነርስ' }, active: true },
      },
    ),
    line(3, 'unchanged', { en: 'Welder', am: 'ብየዳ ሠራተኛ' }),
  ],
  related: {},
  added: 1,
  changed: 1,
  unchanged: 1,
  invalid: 0,
  ignored: [],
  plan: 'a'.repeat(64),
  written: 0,
}
/** The same with a row that is wrong and a column that nobody knows. */
export const wrongImport: CollectionImport = {
  ...checkedImport,
  rows: [
    ...checkedImport.rows,
    line(4, 'wrong', null, {
      errors: { name: ['This is required'], sector_id: ['Nothing has this name. Add it first'] },
      cells: { 'name.en': '', 'name.am': '', sector_id: '', 'sector_id.en': 'Farmin', active: 'TRUE' },
    }),
  ],
  invalid: 1,
  ignored: ['Colour'],
}
