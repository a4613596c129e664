import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

test('an address with & and Amharic words arrives whole in every link', () => {
  const [url, words] = ['https://sira.example/@hana?lang=am&x=1', 'ገጼ & ካርዴ']
  const hrefs = Object.fromEntries(shareLinks(url, words).map(({ key, href }) => [key, new URL(href)]))
  expect(hrefs['telegram']?.searchParams.get('url')).toBe(url)
  expect(hrefs['telegram']?.searchParams.get('text')).toBe(words)
  expect(hrefs['whatsapp']?.searchParams.get('text')).toBe(`${words} ${url}`)
  expect(hrefs['linkedin']?.searchParams.get('url')).toBe(url)
  expect(hrefs['mail']?.searchParams.get('body')).toBe(url)
})
