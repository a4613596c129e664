import { randomUUID } from 'node:crypto'
import { en } from '../../openapi/messages/en.ts'
import { pages, type Page } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

/** Screens of one thing, by who opens them: the address of one that is not there. */
const GUARDS = { individual: ['individual', 'login'], company: ['company', 'staff', 'employer'] }

for (const person of ['individual', 'company'] as const) {
  test(`each page of one thing says in its title that there is no such thing: ${person}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInContext(context, baseURL ?? '', person, 'en')
    const screens = Object.values<Page>(pages).filter(
      ({ kind, guard, path }) => kind === 'screen' && GUARDS[person].includes(guard) && /\{(id|slug)\}/.test(path),
    )
    expect(screens.length).toBeGreaterThan(1)
    for (const { path } of screens) {
      await page.goto(path.replace('{id}', randomUUID()).replace('{slug}', 'no-such-thing'))
      await expect(page.getByRole('alert').getByText(en['ui.state.missing.title']), path).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    }
  })
}
