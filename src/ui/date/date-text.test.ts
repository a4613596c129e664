import { describe, expect, test } from 'vitest'
import { CalendarDate, EthiopicCalendar, GregorianCalendar, toCalendar } from '@internationalized/date'
import { formatDate, fromEthiopian, toEthiopian } from '../../../openapi/format/dates.ts'
import { isIso, readDate, readMonth, writeDate } from './date-text.ts'

const dayOf = (n: number) => new Date(n * 86_400_000).toISOString().slice(0, 10)

describe('what someone types', () => {
  test.for([
    ['12/9/2016', '2016-09-12'],
    ['12.09.2016', '2016-09-12'],
    [' 12 - 9 - 2016 ', '2016-09-12'],
    ['12 9 2016', '2016-09-12'],
    ['12092016', '2016-09-12'],
    ['2016/9/12', '2016-09-12'],
    ['2016-09-12', '2016-09-12'],
    ['12 September 2016', '2016-09-12'],
    ['September 12, 2016', '2016-09-12'],
    ['12 sep 2016', '2016-09-12'],
    ['ሴፕቴምበር 12 ቀን 2016 እ.ኤ.አ.', '2016-09-12'],
    ['መስከረም 2 ቀን 2009 ዓ.ም.', '2016-09-12'],
    ['2 Meskerem 2009 E.C.', '2016-09-12'],
    ['2 Meskerem 2009 EC', '2016-09-12'],
    ['29/2/2024', '2024-02-29'],
    ['29/2/2023', null],
    ['31/4/2024', null],
    ['12/13/2016', null],
    ['12/9/16', null],
    ['12/9', null],
    ['yesterday', null],
    ['12 Ju 2016', null],
    ['2016-02-30', null],
    ['', null],
  ] as const)('%j is %j in the Gregorian calendar', ([text, iso]) => expect(readDate(text, 'gregorian')).toBe(iso))

  test.for([
    ['2/1/2009', '2016-09-12'],
    ['02012009', '2016-09-12'],
    ['2009/1/2', '2016-09-12'],
    ['6/13/2015', '2023-09-11'],
    ['6/13/2016', null],
    ['30/1/2009', '2016-10-10'],
    ['31/1/2009', null],
    ['ህዳር 5 2009', '2016-11-14'],
    ['5 Hidar 2009', '2016-11-14'],
    ['ጳጉሜ 5 2008', '2016-09-10'],
    // Data as data is: an ISO date with hyphens is Gregorian everywhere.
    ['2016-09-12', '2016-09-12'],
    ['12 September 2016', '2016-09-12'],
  ] as const)('%j is %j in the Ethiopian calendar', ([text, iso]) => expect(readDate(text, 'ethiopian')).toBe(iso))

  test('only days that are there are dates', () => {
    expect(isIso('2024-02-29')).toBe(true)
    expect(isIso('2023-02-29')).toBe(false)
    expect(isIso('2024-2-9')).toBe(false)
    expect(isIso('0000-00-00')).toBe(false)
  })
})

describe('a month that someone types', () => {
  test.for([
    ['3/2021', 'gregorian', '2021-03-01'],
    ['2021/03', 'gregorian', '2021-03-01'],
    ['2021-03', 'ethiopian', '2021-03-01'],
    ['March 2021', 'gregorian', '2021-03-01'],
    ['2021 mar', 'ethiopian', '2021-03-01'],
    ['7/2013', 'ethiopian', '2021-03-01'],
    ['መጋቢት 2013 ዓ.ም.', 'gregorian', '2021-03-01'],
    ['ጳጉሜ 2013', 'gregorian', '2021-09-06'],
    ['13/2013', 'ethiopian', '2021-09-06'],
    ['13/2021', 'gregorian', null],
    ['12 March 2021', 'gregorian', null],
    ['12/3/2021', 'gregorian', null],
    ['2021', 'gregorian', null],
    ['', 'gregorian', null],
  ] as const)('%j in the %s calendar is %j', ([text, calendar, date]) => expect(readMonth(text, calendar)).toBe(date))
})

describe('sixty thousand days, 1900 to 2064', () => {
  const [first, days] = [-25_567, 60_000]
  test('what the field writes, it reads, in both calendars', () => {
    for (let n = first; n < first + days; n++) {
      const iso = dayOf(n)
      if (readDate(writeDate(iso, 'gregorian'), 'gregorian') !== iso) expect.fail(`Gregorian ${iso}`)
      if (readDate(writeDate(iso, 'ethiopian'), 'ethiopian') !== iso) expect.fail(`Ethiopian ${iso}`)
    }
  })
  test('the calendar of the picker agrees with the one that shows dates, and leads back', () => {
    const [ethiopic, gregory] = [new EthiopicCalendar(), new GregorianCalendar()]
    for (let n = first; n < first + days; n++) {
      const iso = dayOf(n)
      const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
      const there = toCalendar(new CalendarDate(year, month, day), ethiopic)
      const own = toEthiopian(iso)
      if (there.year !== own.year || there.month !== own.month || there.day !== own.day || there.era !== 'AM')
        expect.fail(`${iso} is ${there.toString()} there`)
      if (toCalendar(there, gregory).toString() !== iso || fromEthiopian(own) !== iso)
        expect.fail(`${iso} does not come back`)
    }
  })
  test('words lead back too, in both languages and calendars', () => {
    for (let n = first; n < first + days; n += 11) {
      const iso = dayOf(n)
      for (const lang of ['en', 'am'] as const)
        for (const calendar of ['gregorian', 'ethiopian'] as const) {
          const words = formatDate(iso, { lang, calendar })
          if (readDate(words, 'gregorian') !== iso) expect.fail(`${words} is not ${iso}`)
        }
    }
  })
})
