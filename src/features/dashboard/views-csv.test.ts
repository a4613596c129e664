import { expect, test } from 'vitest'
import { viewsCsv } from './views-csv.ts'

test('a line of names, a line for each day, with the mark that tells Excel the encoding', () => {
  const names = { date: 'ቀን', views: 'Views, all', viewers: 'Viewers', link: 'Link', qr: 'QR', search: 'Search' }
  const days = [{ date: '2026-03-01', views: 5, viewers: 3, link: 2, qr: 1, search: 2 }]
  expect(viewsCsv(days, names)).toBe('\uFEFFቀን,"Views, all",Viewers,Link,QR,Search\r\n2026-03-01,5,3,2,1,2\r\n')
})
