import { expect, test } from 'vitest'
import { isShortened, mapLink, readPlace } from './map-link.ts'

const meskel = { latitude: 9.010793, longitude: 38.761253 }
test.for([
  'https://www.google.com/maps/place/Meskel+Square/@9.0100,38.7600,17z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d9.010793!4d38.761253',
  'https://www.google.com/maps/@9.010793,38.761253,15z',
  'https://maps.google.com/?q=9.010793,38.761253',
  'https://www.google.com/maps/search/?api=1&query=9.010793%2C38.761253',
  'https://www.openstreetmap.org/#map=17/9.010793/38.761253',
  'https://www.openstreetmap.org/?mlat=9.010793&mlon=38.761253#map=5/1/2',
  'geo:9.010793,38.761253',
  '9.010793, 38.761253',
  ' 9.0107931°  38.7612529° ',
])('%s', (link) => {
  expect(readPlace(link)).toEqual(meskel)
})

test('our own link is read too, and what is no place is none', () => {
  expect(readPlace(mapLink(meskel))).toEqual(meskel)
  expect(readPlace('https://www.google.com/maps/@-33.9,18.4,15z')).toEqual({ latitude: -33.9, longitude: 18.4 })
  expect(['', 'Bole', 'https://example.com/@123,456', '91, 38', '9, 181'].map(readPlace)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a shortened link is known as one', () => {
  expect(isShortened('https://maps.app.goo.gl/abc')).toBe(true)
  expect(isShortened('https://www.google.com/maps/@9,38,15z')).toBe(false)
})
