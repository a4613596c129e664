import type { Ref } from '../../../openapi/ref.ts'
import type {
  LetterAbsence,
  LetterFormat,
  LetterLevel,
  LetterPermission,
  LetterPerson,
  LetterTemplate,
  LetterType,
} from '../../../openapi/schemas/letter-settings.ts'
import { people } from '../../../openapi/cast.ts'
import { sampleId } from './sample-ids.ts'

const formatId = (n: number) => sampleId(93, n) as Ref<'letterFormat'>
const typeId = (n: number) => sampleId(94, n) as Ref<'letterType'>
const templateId = (n: number) => sampleId(95, n) as Ref<'letterTemplate'>
const managerId = sampleId(63, 20) as Ref<'position'>

/** Who can be named: an owner, and two who work there. */
export const letterPeopleRows: readonly [LetterPerson, LetterPerson, LetterPerson] = [
  { id: sampleId(99, 0) as Ref<'user'>, name: people.selamawit.name, position: null },
  {
    id: sampleId(99, 1) as Ref<'user'>,
    name: { en: 'Dawit Bekele', am: 'ዳዊት በቀለ' },
    position: { en: 'Finance manager', am: 'የፋይናንስ ሥራ አስኪያጅ' },
  },
  {
    id: sampleId(99, 2) as Ref<'user'>,
    name: { en: 'Hanna Girma', am: 'ሐና ግርማ' },
    position: { en: 'HR officer', am: 'የሰው ኃይል ባለሙያ' },
  },
]
const [, dawit, hanna] = letterPeopleRows

export const letterFormatRows: readonly LetterFormat[] = [
  {
    id: formatId(0),
    version: 1,
    name: { en: 'Standard', am: 'መደበኛ' },
    pattern: '{PREFIX}/{DEPT}/{SEQ:4}/{YEAR}',
    calendar: 'ethiopian',
    reset: 'yearly',
    shared: false,
    types: 2,
    numbered: 148,
    last: 61,
  },
  {
    id: formatId(1),
    version: 1,
    name: { en: 'One count for all', am: 'አንድ ቆጠራ ለሁሉም' },
    pattern: 'YC-{SEQ}',
    calendar: 'gregorian',
    reset: 'never',
    shared: true,
    types: 0,
    numbered: 0,
    last: 0,
  },
]
export const letterTemplateRowsWhole: readonly LetterTemplate[] = [
  {
    id: templateId(0),
    version: 1,
    name: { en: 'Company letterhead', am: 'የኩባንያ የደብዳቤ ራስጌ' },
    logo: 'company',
    logo_id: null,
    logo_url: null,
    header: {
      en: [{ type: 'paragraph', text: [{ text: 'Bole Road, Addis Ababa' }] }],
      am: [{ type: 'paragraph', text: [{ text: 'ቦሌ መንገድ፣ አዲስ አበባ' }] }],
    },
    footer: { en: [{ type: 'paragraph', text: [{ text: '+251 11 555 0101 · info@example.com' }] }] },
    margins: { top: 25, right: 20, bottom: 20, left: 25 },
    font: 'noto',
    size: 11,
    accent: '#1f3a5f',
    body: null,
    types: 2,
  },
]
export const letterLevelRows: readonly LetterLevel[] = [
  {
    id: sampleId(97, 0) as Ref<'letterLevel'>,
    version: 1,
    name: { en: 'Finance', am: 'ፋይናንስ' },
    needs: 'any',
    approvers: [{ who: 'person', user_id: dawit.id, position_id: null, name: dawit.name, people: 1 }],
    type_ids: [typeId(1)],
    amount_over: 50_000,
    escalate_after: 3,
  },
  {
    id: sampleId(97, 1) as Ref<'letterLevel'>,
    version: 1,
    name: { en: 'Management', am: 'ሥራ አመራር' },
    needs: 'all',
    approvers: [
      {
        who: 'position',
        user_id: null,
        position_id: managerId,
        name: { en: 'General manager', am: 'ዋና ሥራ አስኪያጅ' },
        people: 0,
      },
      { who: 'owners', user_id: null, position_id: null, name: null, people: 1 },
    ],
    type_ids: [],
    amount_over: null,
    escalate_after: null,
  },
]
const type = {
  version: 1,
  format_id: formatId(0),
  template_id: templateId(0),
  template: { en: 'Company letterhead', am: 'የኩባንያ የደብዳቤ ራስጌ' },
  active: true,
  reference: {
    name: { en: 'Standard', am: 'መደበኛ' },
    pattern: '{PREFIX}/{DEPT}/{SEQ:4}/{YEAR}',
    calendar: 'ethiopian' as const,
    last: 61,
  },
}
export const letterTypeRows: readonly LetterType[] = [
  {
    ...type,
    id: typeId(0),
    name: { en: 'Certificate of employment', am: 'የሥራ ምስክር ወረቀት' },
    prefix: 'HR',
    confidential: false,
    request: 'employment',
    writers: [],
    levels: [{ name: { en: 'Management', am: 'ሥራ አመራር' }, amount_over: null }],
  },
  {
    ...type,
    id: typeId(1),
    name: { en: 'Payment order', am: 'የክፍያ ትእዛዝ' },
    prefix: 'FIN',
    confidential: true,
    request: 'none',
    writers: [{ who: 'person', name: hanna.name, people: 1 }],
    levels: [
      { name: { en: 'Finance', am: 'ፋይናንስ' }, amount_over: 50_000 },
      { name: { en: 'Management', am: 'ሥራ አመራር' }, amount_over: null },
    ],
  },
]
export const letterPermissionRows: readonly LetterPermission[] = [
  {
    id: sampleId(96, 0) as Ref<'letterPermission'>,
    type_id: typeId(1),
    type: { en: 'Payment order', am: 'የክፍያ ትእዛዝ' },
    action: 'write',
    who: 'person',
    user_id: hanna.id,
    position_id: null,
    name: hanna.name,
    people: 1,
  },
  {
    id: sampleId(96, 1) as Ref<'letterPermission'>,
    type_id: null,
    type: null,
    action: 'see',
    who: 'position',
    user_id: null,
    position_id: managerId,
    name: { en: 'General manager', am: 'ዋና ሥራ አስኪያጅ' },
    people: 0,
  },
]
export const letterAbsenceRows: readonly LetterAbsence[] = [
  {
    id: sampleId(98, 0) as Ref<'letterAbsence'>,
    person: dawit,
    deputy: hanna,
    from: '2026-03-01',
    to: '2026-03-20',
    is_today: true,
  },
]
