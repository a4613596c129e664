import { and, eq, lte } from 'drizzle-orm'
import { policies } from '../../server/db/list-tables.ts'
import { todayIn } from '../../server/kernel/days.ts'
import type { TestApp } from '../setup/app.ts'
import { administrator } from './people.ts'

/**
 * The id of terms that are in effect: of those that are there, because a list has room for so many and none of these
 * can be deleted; or else of new ones.
 */
export async function termsInEffect(app: TestApp): Promise<string> {
  const today = todayIn(app.clock.now())
  const [known] = await app.db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.kind, 'terms'), eq(policies.active, true), lte(policies.effectiveFrom, today)))
    .limit(1)
  if (known) return known.id
  const body = {
    kind: 'terms',
    title: { en: 'Terms' },
    effective_from: today,
    changes: null,
    body: { en: [{ type: 'paragraph', text: [{ text: 'Be kind.' }] }] },
    active: true,
  }
  return (await app.call<{ id: string }>('POST', '/policies', { as: await administrator(app), body })).body.id
}
