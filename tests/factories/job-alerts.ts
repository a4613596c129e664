import type { JobSearchRow } from '../../openapi/schemas/job-alert.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** A search that the person keeps, saved through the API. */
export async function jobSearch(
  app: TestApp,
  as: Person,
  over: Partial<Pick<JobSearchRow, 'name' | 'mails' | 'search'>> = {},
): Promise<JobSearchRow> {
  const { status, body } = await app.call<JobSearchRow>('POST', '/job-searches', {
    as,
    body: { name: 'Accountants', mails: 'daily', search: 'q=accountant', ...over },
  })
  if (status !== 201) throw new Error(`The search was not kept: ${JSON.stringify(body)}`)
  return body
}
