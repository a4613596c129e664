import { DAY } from '../../../openapi/durations.ts'
import type { Calendar } from '../../../openapi/format/dates.ts'
import { fold } from '../../../openapi/text-fold.ts'

/** Other spellings that people type beside those of Intl; by month, 1 to 13. */
const SPELLINGS: Readonly<Record<Calendar, Readonly<Record<number, readonly string[]>>>> = {
  gregorian: {
    1: ['ጃንዋሪ', 'ጃንዩዋሪ'],
    2: ['ፌብሩዋሪ', 'ፌብርዋሪ'],
    4: ['አፕሪል'],
    8: ['ኦገስት', 'አውጉስት'],
    9: ['ሴፕተምበር'],
    10: ['ኦክተውበር'],
    12: ['ዲሰምበር'],
  },
  ethiopian: {
    1: ['Meskerem'],
    2: ['Tikimt', 'Tiqimt', 'Teqemt'],
    3: ['Hidar', 'ህዳር'],
    4: ['Tahisas', 'Tahsas', 'ታህሳስ'],
    5: ['Tir', 'Ter'],
    6: ['Yekatit'],
    7: ['Megabit'],
    8: ['Miyazya', 'Miazya', 'Miyazia', 'ሚያዚያ'],
    9: ['Ginbot'],
    10: ['Sene'],
    11: ['Hamle'],
    12: ['Nehase', 'Nehassie'],
    13: ['Pagume', 'Pagumen', 'Puagme', 'ጳጉሜ'],
  },
}
const LOCALES = ['en', 'am'] as const

interface Named {
  readonly calendar: Calendar
  readonly month: number
}
let known: readonly (readonly [string, Named])[] | undefined

function all(): readonly (readonly [string, Named])[] {
  if (known) return known
  const found: [string, Named][] = []
  for (const calendar of ['gregorian', 'ethiopian'] as const) {
    for (const lang of LOCALES) {
      const names = new Intl.DateTimeFormat(`${lang}-u-ca-${calendar === 'ethiopian' ? 'ethiopic' : 'gregory'}`, {
        month: 'long',
        timeZone: 'UTC',
      })
      const number = new Intl.DateTimeFormat(`en-u-ca-${calendar === 'ethiopian' ? 'ethiopic' : 'gregory'}`, {
        month: 'numeric',
        timeZone: 'UTC',
      })
      // Every fourth day of a year meets every month, also one of five days.
      for (let day = 0; day < 366; day += 4) {
        const at = new Date(Date.UTC(2007, 8, 12) + day * DAY)
        found.push([fold(names.format(at)), { calendar, month: Number(number.format(at)) }])
      }
    }
    for (const [month, spellings] of Object.entries(SPELLINGS[calendar]))
      for (const name of spellings) found.push([fold(name), { calendar, month: Number(month) }])
  }
  known = found
  return found
}

/**
 * The month that a word names, in English or Amharic, and the calendar that has it; a beginning will do when only one
 * month has it.
 */
export function monthOf(word: string): Named | null {
  const key = fold(word)
  if (key.length < (/^[a-z]/.test(key) ? 3 : 2)) return null
  const exact = all().find(([name]) => name === key)
  if (exact) return exact[1]
  const [first, ...others] = all().filter(([name]) => name.startsWith(key))
  return first && others.every(([, { calendar, month }]) => calendar === first[1].calendar && month === first[1].month)
    ? first[1]
    : null
}
