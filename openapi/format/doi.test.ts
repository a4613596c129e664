import { expect, test } from 'vitest'
import { publishedWork } from '../resources/published-work.ts'

const { schema } = publishedWork.fields.doi

test.for([
  ['10.1000/182', '10.1000/182'],
  ['https://doi.org/10.1000/182', '10.1000/182'],
  ['http://dx.doi.org/10.1000/182', '10.1000/182'],
  ['doi:10.1000/182', '10.1000/182'],
  [' DOI: 10.1000/182 ', '10.1000/182'],
  ['https://doi.org/10.1002/%28SICI%291097', '10.1002/(SICI)1097'],
  ['doi:10.1000/100%25', '10.1000/100%25'],
] as const)('the DOI %j is kept as %j', ([typed, kept]) => expect(schema.parse(typed)).toBe(kept))

test.for(['https://example.com/10.1000/182', 'https://doi.org/', 'https://doi.org/10.1000/a%20b', 'doi.org', '182'])(
  'the DOI %j is refused with what a DOI looks like',
  (typed) => expect(schema.safeParse(typed).error?.issues).toMatchObject([{ message: 'validation.doi' }]),
)
