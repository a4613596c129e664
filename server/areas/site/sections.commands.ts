import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { sectionBody, SectionKey, sectionOrder } from '../../../openapi/schemas/profile.ts'
import { sections } from '../../db/site-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { SECTION_DEFAULTS } from '../../kernel/audience.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { arrangedSections, readSection, type Section } from './sections.queries.ts'

/** Makes changes of the order run one after another, so that positions stay without gaps. */
const lockArrangement = (tx: Tx, accountId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
const firstRow = (accountId: string, key: SectionKey, position: number) => ({
  accountId,
  key,
  visible: SECTION_DEFAULTS.visible,
  audience: [...SECTION_DEFAULTS.audience],
  position,
  version: 1,
})

/** Sets the visibility and audience of a section that the account has, if the version is still current. */
export async function editSection(
  tx: Tx,
  services: Services,
  accountId: string,
  key: SectionKey,
  body: z.output<typeof sectionBody>,
): Promise<Section> {
  await lockArrangement(tx, accountId)
  const before = (await arrangedSections(tx, accountId)).find(
    ({ section, isListed }) => isListed && section.key === key,
  )
  if (before === undefined) return refuse('not_found', {})
  await tx
    .insert(sections)
    .values(firstRow(accountId, key, before.section.position))
    .onConflictDoNothing()
  const changed = await tx
    .update(sections)
    .set({ visible: body.visible, audience: body.audience, version: sql`${sections.version} + 1` })
    .where(and(eq(sections.accountId, accountId), eq(sections.key, key), eq(sections.version, body.version)))
    .returning({ key: sections.key })
  if (changed.length === 0) refuse('stale', { current: await readSection(tx, accountId, key) })
  await contentChanged(tx, services, accountId)
  return readSection(tx, accountId, key)
}

/**
 * Moves a section that the account has to a 0-based position; a position past the end means last. This stores the
 * position of every section, without gaps; those that are not listed keep their places among the others.
 */
export async function orderSections(
  tx: Tx,
  services: Services,
  accountId: string,
  { key, position }: z.output<typeof sectionOrder>,
): Promise<void> {
  await lockArrangement(tx, accountId)
  const all = await arrangedSections(tx, accountId)
  const listed = all.filter(({ isListed }) => isListed).map(({ section }) => section.key)
  if (!listed.includes(key)) invalid({ key: ['validation.reference'] })
  const others = all.map(({ section }) => section.key).filter((other) => other !== key)
  const next = listed.filter((other) => other !== key)[position]
  const order = others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, key)
  await tx
    .insert(sections)
    .values(order.map((one, at) => firstRow(accountId, one, at)))
    .onConflictDoUpdate({ target: [sections.accountId, sections.key], set: { position: sql`excluded.position` } })
  await contentChanged(tx, services, accountId)
}
