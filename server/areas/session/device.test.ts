import { describe, expect, it } from 'vitest'
import { say } from '../../kernel/say.ts'
import { addressHash, deviceInWords, deviceOf } from './device-name.ts'

describe('deviceOf', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome · Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      'Chrome · Linux',
    ],
    ['Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16', 'Opera Mini · Android'],
    [
      'Mozilla/5.0 (Linux; U; Android 12; en-US; TECNO BG6) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.0.1323 Mobile Safari/537.36',
      'UC Browser · Android',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('names browser and system of %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name)
  })

  it('takes no longer for a hostile user agent', () => {
    // Its own processor time (milliseconds): others on the machine do not count.
    const before = process.threadCpuUsage()
    expect(deviceOf(`Version/${'1.'.repeat(200_000)}`)).toBe('')
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})

it.each([
  ['Chrome · Linux', 'Chrome on Linux', 'Chrome በLinux ላይ'],
  ['Linux', 'Linux', 'Linux'],
  ['', 'Unknown device', 'ያልታወቀ መሣሪያ'],
])('writes %s in words', (device, en, am) => {
  expect(deviceInWords(device, 'en', { say })).toBe(en)
  expect(deviceInWords(device, 'am', { say })).toBe(am)
})

it('hashes an address differently for each user and installation', () => {
  const here = { secret: () => 'here' }
  const there = { secret: () => 'there' }
  expect(addressHash(here, 'a', '10.0.0.1')).toEqual(addressHash(here, 'a', '10.0.0.1'))
  expect(addressHash(here, 'a', '10.0.0.1')).not.toEqual(addressHash(here, 'b', '10.0.0.1'))
  expect(addressHash(here, 'a', '10.0.0.1')).not.toEqual(addressHash(there, 'a', '10.0.0.1'))
})
