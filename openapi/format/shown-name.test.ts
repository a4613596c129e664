import { expect, it } from 'vitest'
import { resolve } from './names.ts'
import { shownName } from './shown-name.ts'

const latin = { firstName: 'Hana', middleName: 'Bekele', lastName: 'Wolde' }
const ethiopic = { firstName: 'ሐና', middleName: 'በቀለ', lastName: 'ወልዴ' }
const [IN_ENGLISH, IN_AMHARIC] = ['Hana Bekele Wolde', 'ሐና በቀለ ወልዴ']

it.each([
  ['an Amharic name shown, three Latin names', latin, { am: 'ሐና' }, IN_ENGLISH, 'ሐና'],
  ['an English name shown, three Amharic names', ethiopic, { en: 'Hana' }, 'Hana', IN_AMHARIC],
  ['both names shown', latin, { en: 'Hana', am: 'ሐና' }, 'Hana', 'ሐና'],
  ['an English name shown, three Latin names', latin, { en: 'Hana' }, 'Hana', 'Hana'],
  ['no name shown', latin, null, IN_ENGLISH, IN_ENGLISH],
  ['a blank name shown', latin, { en: ' ', am: 'ሐና' }, IN_ENGLISH, 'ሐና'],
  ['an Amharic name shown alone', { firstName: null, middleName: null, lastName: null }, { am: 'ሐና' }, 'ሐና', 'ሐና'],
])('%s: in English and in Amharic', (_what, names, displayName, en, am) => {
  const name = shownName({ ...names, displayName })
  expect([resolve(name, 'en')?.text, resolve(name, 'am')?.text]).toEqual([en, am])
})
