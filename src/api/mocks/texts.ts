import type { InterfaceText } from '../../../openapi/schemas/text.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { administrator } from './user-samples.ts'
import { NOW } from './sample-ids.ts'

const unchanged = { en: null, am: null, version: 0, changed_at: null, changed_by: null }
/** Texts as an administrator sees them: one has another wording in Amharic, one takes values. */
export const textRows: readonly InterfaceText[] = [
  {
    id: 'menu.dashboard',
    original: { en: 'Dashboard', am: 'ዳሽቦርድ' },
    en: null,
    am: 'መነሻ ሰሌዳ',
    version: 3,
    changed_at: NOW,
    changed_by: `${administrator.first_name} ${administrator.middle_name}`,
  },
  {
    ...unchanged,
    id: 'validation.too_long',
    original: {
      en: 'Too long: at most {maximum} {maximum, plural, one {character} other {characters}}',
      am: 'በጣም ረጅም ነው፤ ቢበዛ {maximum} ፊደላት',
    },
  },
]

export const textMocks = {
  listTexts: mock('listTexts', ({ query }) => pageOf([...textRows], query)),
  exportTexts: mock('exportTexts', () => 'id\n'),
  editText: mock('editText', ({ params, body, refuse }) => {
    const row = textRows.find(({ id }) => id === params.key) ?? refuse('not_found', {})
    return { ...row, ...body, version: body.version + 1, changed_at: NOW }
  }),
}
