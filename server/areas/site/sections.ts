import { and, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { section, sectionBody, SectionKey } from '../../../openapi/schemas/profile.ts'
import { educations, sections } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { arrange, SECTION_DEFAULTS, type Arrangement } from './audience.ts'
import { contentChanged } from './site.commands.ts'

type Section = z.input<typeof section>
interface Counts {
  readonly count: number
  readonly shown: number
}

async function arrangementOf(db: Readable, accountId: string): Promise<readonly Arrangement[]> {
  const rows = await db
    .select({ key: sections.key, visible: sections.visible, audience: sections.audience, position: sections.position, version: sections.version })
    .from(sections)
    .where(eq(sections.accountId, accountId))
  return arrange(rows as readonly Arrangement[])
}

async function countsOf(db: Readable, accountId: string): Promise<Readonly<Record<SectionKey, Counts>>> {
  const [education] = await db
    .select({ count: count(), shown: sql<number>`count(*) filter (where ${educations.visible})`.mapWith(Number) })
    .from(educations)
    .where(eq(educations.accountId, accountId))
  return { education: education ?? { count: 0, shown: 0 } }
}

/** The sections of an account in their order, each with how many entries it has and how many of them are visible. */
export async function listSections(db: Readable, accountId: string): Promise<Section[]> {
  const counts = await countsOf(db, accountId)
  return (await arrangementOf(db, accountId)).map((arranged) => ({ ...arranged, audience: [...arranged.audience], ...counts[arranged.key] }))
}

async function oneSection(db: Readable, accountId: string, key: SectionKey): Promise<Section> {
  const found = (await listSections(db, accountId)).find((row) => row.key === key)
  return found ?? refuse('not_found', {})
}

/** Shows or hides a section and says who sees it, if the version that was seen is still the present one. */
export async function editSection(tx: Tx, services: Services, accountId: string, key: SectionKey, body: z.output<typeof sectionBody>): Promise<Section> {
  const before = await oneSection(tx, accountId, key)
  await tx
    .insert(sections)
    .values({ accountId, key, ...SECTION_DEFAULTS, audience: [...SECTION_DEFAULTS.audience], position: before.position, version: 1 })
    .onConflictDoNothing()
  const changed = await tx
    .update(sections)
    .set({ visible: body.visible, audience: body.audience, version: sql`${sections.version} + 1` })
    .where(and(eq(sections.accountId, accountId), eq(sections.key, key), eq(sections.version, body.version)))
    .returning({ key: sections.key })
  if (changed.length === 0) refuse('stale', { current: await oneSection(tx, accountId, key) })
  await contentChanged(tx, services, accountId)
  return oneSection(tx, accountId, key)
}
