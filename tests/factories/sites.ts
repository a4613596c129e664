import { eq } from 'drizzle-orm'
import { contentChanged } from '../../server/kernel/site-content.ts'
import { sites } from '../../server/db/site-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** Tells the pages that something of theirs changed, as every command does. */
export const siteChanged = ({ services }: TestApp, { accountId }: Person): Promise<void> =>
  services.transaction((tx) => contentChanged(tx, services, accountId))

/** A published site with one study. */
export async function publishedSite(test: TestApp, person: Person, indexable = true): Promise<void> {
  const [school_name, degree, field_of_study] = [
    { en: 'Addis Ababa University' },
    { en: 'BSc' },
    { en: 'Civil Engineering' },
  ]
  const body = {
    visible: true,
    school_name,
    degree,
    field_of_study,
    start_date: '2010-10-11',
    end_date: '2015-07-04',
    grade: null,
    description: null,
    picture_id: null,
  }
  const { status } = await test.call('POST', '/educations', { as: person, body })
  if (status !== 201) throw new Error(`The study was not kept: ${status}`)
  await test.db
    .update(sites)
    .set({ status: 'published', indexable, publishedAt: test.services.clock.now() })
    .where(eq(sites.accountId, person.accountId))
  await siteChanged(test, person)
}
