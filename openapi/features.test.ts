import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES, offeredAudiences, offeredRights } from './features.ts'
import { RIGHTS } from './define.ts'
import { am } from './messages/am.ts'
import { en } from './messages/en.ts'
import { pages } from './routes.ts'
import { AUDIENCES } from './schemas/primitives.ts'

/** Words of what is not there yet. `news` has no switch: no choice hangs on it. */
const PROMISES = {
  news: /\bnews\b|ዜና/i,
} as const
/** Texts of what is behind a switch, and words that mean something else. */
const BEHIND_A_SWITCH = new Set(['field.audience.employer', 'field.audience.employer.who', 'ui.audience.employer'])
test.each([
  ['English', en],
  ['Amharic', am],
] as const)('no text in %s names what is not there yet', (_language, texts) => {
  const found = Object.entries(texts).flatMap(([id, text]) =>
    BEHIND_A_SWITCH.has(id)
      ? []
      : Object.entries(PROMISES).flatMap(([feature, words]) =>
          words.test(text) ? [`${feature}: ${id}: ${text}`] : [],
        ),
  )
  expect(found).toEqual([])
})

test('whoever says an audience or a right asks first whether it is offered', () => {
  const root = path.join(import.meta.dirname, '../src')
  const unasked = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .filter((file) => {
      const code = fs.readFileSync(path.join(root, file), 'utf8')
      const names = /`(ui|field)\.audience\.\$|`(employee\.right|offer\.work\.(given|right))\.\$/.test(code)
      return names && !/offered(Audiences|Rights)\(/.test(code)
    })
  // What it says was chosen among those that `ViewAsBar` offers.
  expect(unasked).toEqual(['features/resources/Sections.tsx'])
})

test('what is offered is what a page does something with', () => {
  const paths = new Set<string>(Object.values(pages).map(({ path }) => path))
  expect(FEATURES).toEqual({
    resumes: paths.has('/build/resume'),
    applications: paths.has('/job/applied'),
    // No page of an applicant shows an employer more than was sent.
    applicantViews: false,
    letters: paths.has('/user/Letter/write'),
  })
  expect(offeredAudiences(AUDIENCES)).toEqual(AUDIENCES.filter((one) => one !== 'employer'))
  expect(offeredRights(RIGHTS)).toEqual(['letters', 'recruiting'])
})
