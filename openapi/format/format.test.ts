import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateOfMonth,
  endsBeforeStart,
  formatDate,
  formatDateRange,
  fromEthiopian,
  shownDay,
  toEthiopian,
} from './dates.ts'
import { formatMoney } from './money.ts'
import { fullName, greetingName, initials, resolve } from './names.ts'
import { asE164, formatPhone } from './phone.ts'
import { mailLink, ownLink, phoneLink, safeLink, textLink } from './safe-link.ts'

const day = (n: number) => new Date(n * 86_400_000).toISOString().slice(0, 10)

describe('dates', () => {
  it('formats a day in both languages and calendars', () => {
    expect(formatDate('2016-09-12', { lang: 'en' })).toBe('12 September 2016')
    expect(formatDate('2016-09-12', { lang: 'am', calendar: 'ethiopian' })).toBe('መስከረም 2 ቀን 2009 ዓ.ም.')
    expect(formatDate('2016-09-12', { lang: 'am' })).toBe('ሴፕቴምበር 12 ቀን 2016 እ.ኤ.አ.')
    expect(formatDate('2016-09-12', { lang: 'en', calendar: 'ethiopian', precision: 'month' })).toBe('Meskerem 2009 EC')
    expect(formatDate('2026-01-31T23:30:00.000Z', { lang: 'en', precision: 'year' })).toBe('2026')
  })

  it('names the calendar of a range once, and writes two equal dates once', () => {
    expect(formatDateRange('2011-10-01', '2016-07-09', { lang: 'en', precision: 'month' })).toBe(
      'October 2011 – July 2016',
    )
    expect(formatDateRange('2011-10-01', '2016-07-09', { lang: 'am', calendar: 'ethiopian', precision: 'year' })).toBe(
      '2004 – 2008 ዓ.ም.',
    )
    expect(formatDateRange('2016-07-01', '2016-07-09', { lang: 'en', precision: 'month' })).toBe('July 2016')
  })

  it('converts 110,000 days to the Ethiopian calendar and back, agreeing with Intl', () => {
    const intl = new Intl.DateTimeFormat('en-US-u-ca-ethiopic', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    })
    for (let n = -25_500; n < 84_700; n++) {
      const iso = day(n)
      const date = toEthiopian(iso)
      expect(fromEthiopian(date)).toBe(iso)
      if (n % 37 === 0) {
        const parts = new Map(
          intl.formatToParts(new Date(`${iso}T00:00:00Z`)).map((part) => [part.type, Number(part.value)]),
        )
        expect([iso, date.year, date.month, date.day]).toEqual([
          iso,
          parts.get('year'),
          parts.get('month'),
          parts.get('day'),
        ])
      }
    }
  })

  it('shortens months in English only, whose Amharic names are short', () => {
    const style = { precision: 'month', isShort: true } as const
    expect(formatDateRange('2021-03-01', '2024-11-01', { lang: 'en', ...style })).toBe('Mar 2021 – Nov 2024')
    expect(formatDate('2021-03-15', { lang: 'am', calendar: 'ethiopian', ...style })).toBe('መጋቢት 2013 ዓ.ም.')
  })

  it('keeps every month so that it is read back in its calendar, and belongs to one of the other', () => {
    for (let year = 1900; year <= 2199; year++)
      for (let month = 1; month <= 13; month++) {
        const ethiopian = dateOfMonth('ethiopian', year, month) ?? ''
        expect(toEthiopian(shownDay(ethiopian, 'month'))).toMatchObject({ year, month })
        if (month === 13) continue
        const gregorian = dateOfMonth('gregorian', year, month) ?? ''
        expect(gregorian).toBe(`${year}-${String(month).padStart(2, '0')}-01`)
        const there = toEthiopian(shownDay(gregorian, 'month'))
        expect(dateOfMonth('ethiopian', there.year, there.month)).toBe(gregorian)
      }
    expect(dateOfMonth('ethiopian', 2013, 7)).toBe('2021-03-01')
    expect(dateOfMonth('ethiopian', 2013, 13)).toBe('2021-09-06')
    expect([dateOfMonth('gregorian', 2021, 13), dateOfMonth('ethiopian', 2013, 14)]).toEqual([null, null])
    expect(shownDay('2021-03-02', null)).toBe('2021-03-02')
  })

  it('lets a month begin and end with any day of it, in either calendar', () => {
    const [march, day] = [
      { date: '2021-03-01', known: 'month' } as const,
      (date: string) => ({ date, known: null }) as const,
    ]
    expect(endsBeforeStart(day('2021-03-20'), march)).toBe(false)
    // 3 April is in Megabit, which is kept as March.
    expect(endsBeforeStart(day('2021-04-03'), march)).toBe(false)
    expect(endsBeforeStart(day('2021-04-20'), march)).toBe(true)
    expect(endsBeforeStart(day('2021-03-20'), day('2021-03-01'))).toBe(true)
    expect(endsBeforeStart(march, day('2021-02-28'))).toBe(true)
  })

  it('gives null for days that do not exist', () => {
    expect(fromEthiopian({ year: 2015, month: 13, day: 6 })).toBe('2023-09-11')
    expect(fromEthiopian({ year: 2016, month: 13, day: 6 })).toBeNull()
    expect(fromEthiopian({ year: 2016, month: 14, day: 1 })).toBeNull()
    expect(fromEthiopian({ year: 2016, month: 1, day: 31 })).toBeNull()
    expect(fromEthiopian({ year: 2016, month: 1.5, day: 1 })).toBeNull()
  })
})

describe('names', () => {
  it('keeps given, father’s and grandfather’s name in order and greets by the given name', () => {
    const names = { first_name: 'Hanna', middle_name: ' Bekele ', last_name: 'Wolde' }
    expect(fullName(names)).toBe('Hanna Bekele Wolde')
    expect(fullName({ ...names, middle_name: null })).toBe('Hanna Wolde')
    expect(greetingName(names, { am: 'ሐና በቀለ' }, 'en')).toBe('Hanna')
    expect(greetingName(names, { am: 'ሐና በቀለ' }, 'am')).toBe('ሐና')
    expect(greetingName(names, undefined, 'am')).toBe('Hanna')
  })
  it('takes initials of the first two words, in any script', () => {
    expect(initials('Hanna Bekele Wolde')).toBe('HB')
    expect(initials('ሐና በቀለ ወልዴ')).toBe('ሐበ')
    expect(initials('  “élodie”  ')).toBe('É')
    expect(initials('— 👩🏽‍🔬')).toBe('')
  })
  it('falls back to the other language and returns which one it used', () => {
    expect(resolve({ en: 'Engineer' }, 'am')).toEqual({ text: 'Engineer', lang: 'en' })
    expect(resolve({ en: '  ', am: 'መሐንዲስ' }, 'en')).toEqual({ text: 'መሐንዲስ', lang: 'am' })
    expect(resolve({ en: ' ' }, 'en')).toBeNull()
    expect(resolve(null, 'en')).toBeNull()
  })
})

describe('money and phone', () => {
  it('formats an amount in its own currency', () => {
    expect(formatMoney(12500, 'am').replaceAll('\u00a0', ' ')).toBe('ብር 12,500')
    expect(formatMoney(12500, 'en').replaceAll('\u00a0', ' ')).toBe('ETB 12,500')
    expect(formatMoney(12500.5, 'en', 'USD')).toBe('$12,500.50')
    expect(formatMoney(99, 'en', 'CAD')).not.toContain('$')
  })
  it('groups the digits of an Ethiopian number and leaves other texts unchanged', () => {
    expect(formatPhone('+251911234567')).toBe('+251 91 123 4567')
    expect(formatPhone('+4930123456')).toBe('+4930123456')
    expect(formatPhone('call me')).toBe('call me')
  })
  it.each([
    ['0911 234 567', '+251911234567'],
    ['0911-23-45-67', '+251911234567'],
    ['00251 911 234567', '+251911234567'],
    ['251911234567', '+251911234567'],
    [' +254 (20) 123.4567 ', '+254201234567'],
    ['12', '12'],
    ['call me', 'call me'],
  ])('reads the phone number %j as it is written', (written, read) => {
    expect(asE164(written)).toBe(read)
  })
})

describe('safeLink', () => {
  it.each(['https://example.com/a?b=c', 'http://example.com/', 'mailto:a@b.et', 'tel:+251911234567'])(
    'lets %s through',
    (link) => {
      expect(safeLink(link)).toBe(link)
    },
  )
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
    'https://user:pass@evil.example',
    'blob:https://a/b',
    '',
  ])('refuses %j', (link) => {
    expect(safeLink(link)).toBeNull()
  })
  it('never lets an email address add headers, or a phone number anything', () => {
    expect(mailLink('hanna@example.com')).toBe('mailto:hanna@example.com')
    expect(mailLink('a@b.c?bcc=x@y.z&body=<b>')).toBe('mailto:a@b.c%3Fbcc%3Dx@y.z%26body%3D%3Cb%3E')
    expect(phoneLink('+251911234567')).toBe('tel:+251911234567')
    expect(phoneLink('1;ext=javascript:')).toBeNull()
  })
  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => safeLink(text) === null || /^(https?|mailto|tel):/.test(safeLink(text) ?? ''),
      ),
    )
  }, 30_000)
})

describe('textLink', () => {
  it.each([
    ['https://sira.example/x', 'https://sira.example/x'],
    ['mailto:a@b.et', 'mailto:a@b.et'],
    ['/user/templates?a=1#b', '/user/templates?a=1#b'],
    ['/../user', '/user'],
  ])('leads from %s to a page elsewhere or of ours', (address, to) => expect(textLink(address)).toBe(to))
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'user/templates',
    '?lang=am',
    'javascript:alert(1)',
  ])('refuses %j', (address) => expect(textLink(address)).toBeNull())
})

describe('ownLink', () => {
  it.each([
    ['https://sira.example/@hanna?lang=am#a', '/@hanna?lang=am#a'],
    ['http://127.0.0.1:3000/', '/'],
    ['/lyu/a.webp?until=1', '/lyu/a.webp?until=1'],
    ['?lang=am', '?lang=am'],
  ])('gives the path of %s, so that it stays under the host of its page', (address, path) =>
    expect(ownLink(address)).toBe(path),
  )
  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://sira.example//evil.example',
    'https://a:b@sira.example/x',
    'javascript:alert(1)',
    'mailto:a@b.et',
    'relative',
    '',
  ])('refuses %j', (address) => expect(ownLink(address)).toBeNull())
  it('never leaves the host, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const address of [text, `/${text}`, `https://sira.example/${text}`]) {
          const link = ownLink(address)
          if (link !== null) expect(new URL(link, 'https://here.example').host).toBe('here.example')
        }
      }),
    )
  })
})
