import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { sources, type SendOf } from '../../../openapi/lifecycle.ts'
import { site as siteLife } from '../../../openapi/lifecycles/site.ts'
import { palette, type Shades } from '../../../openapi/colour.ts'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import {
  type FontKey,
  templatesOf,
  type publishBody,
  type siteAnswer,
  type siteBody,
  type TemplateKey,
} from '../../../openapi/schemas/site.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { lockForEvent, transition, type Home } from '../../kernel/transition.ts'
import { arrange, maySee } from '../../kernel/audience.ts'
import { fontOf, lookOf, templateOf } from './look.present.ts'
import { sectionCounts } from './section-rows.queries.ts'
import { hasName, shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { lockFont, offeredFonts } from '../fonts/fonts.queries.ts'
import { offeredTemplates } from '../templates/templates.queries.ts'
import { siteUrl } from './site.present.ts'
import { arrangements } from './site.queries.ts'

type Site = z.input<typeof siteAnswer>
const record = (shades: Shades): Record<string, string> => ({ ...shades })

/**
 * The account's site with the colours as pages show them, and what publishing still needs: a name, and one visible
 * section with an entry.
 */
export async function readSite(db: Readable, services: Services, accountId: string): Promise<Site> {
  const [row] = await db
    .select({
      kind: accounts.kind,
      username: accounts.username,
      publicName: accounts.publicName,
      companyName: accounts.companyName,
      displayName: users.displayName,
      firstName: users.firstName,
      middleName: users.middleName,
      lastName: users.lastName,
      arrangements,
      counts: sectionCounts,
      template: sites.template,
      primaryColour: sites.primaryColour,
      secondColour: sites.secondColour,
      textColour: sites.textColour,
      font: sites.font,
      status: sites.status,
      indexable: sites.indexable,
      publishedAt: sites.publishedAt,
      takenDownReason: sites.takenDownReason,
      version: sites.version,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(sites, eq(sites.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const shows = arrange(row.arrangements, row.kind as SiteKind, null).some(
    (section) => section.visible && maySee(section.audience, 'site') && row.counts[section.key].shown > 0,
  )
  const missing = [
    ...(hasName(row.kind === 'company' ? shownCompanyName(row) : shownName(row)) ? [] : (['name'] as const)),
    ...(shows ? [] : (['section'] as const)),
  ]
  const status = row.status ?? siteLife.initial
  const look = lookOf(row)
  const shown = palette({ primary: look.primary_colour, second: look.second_colour, text: look.text_colour })
  return {
    template: templateOf(row),
    ...look,
    shown: { light: record(shown.light), dark: record(shown.dark) },
    status,
    indexable: row.indexable ?? false,
    published_at: row.publishedAt?.toISOString() ?? null,
    taken_down_reason: row.takenDownReason,
    url: siteUrl(row.username, services.config.webOrigin),
    missing,
    abilities: {
      publish: sources(siteLife, 'publish').includes(status) && missing.length === 0,
      unpublish: sources(siteLife, 'unpublish').includes(status),
    },
    templates: await offeredTemplates(db, { accountId, kind: row.kind as SiteKind, inUse: templateOf(row) }),
    fonts: await offeredFonts(db, look.font),
    version: row.version ?? 1,
  }
}

/** One change of one site by its owner, in one transaction. */
export interface SiteChange {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer
}

/**
 * A site gets a row with its first change; until then it has the defaults. Locks the row, so that nothing that
 * publishing checks can change meanwhile.
 */
async function lockSite({ tx, services, viewer }: SiteChange): Promise<void> {
  await tx.insert(sites).values({ accountId: viewer.accountId, contentAt: services.clock.now() }).onConflictDoNothing()
  await tx.select({ id: sites.accountId }).from(sites).where(eq(sites.accountId, viewer.accountId)).for('update')
}

const kindOf = ({ accountKind }: Viewer): SiteKind => (accountKind === 'company' ? 'company' : 'individual')

/** Some templates are drawn for one kind of account alone. */
export function assertTemplate(viewer: Viewer, template: TemplateKey): void {
  if (!templatesOf(kindOf(viewer)).includes(template)) invalid({ template: ['validation.reference'] })
}

/** What is not offered to the account cannot be chosen; what it has stays. */
async function assertOffered(
  { tx, viewer }: SiteChange,
  { template, font }: { readonly template: TemplateKey; readonly font: FontKey },
): Promise<void> {
  const { accountId } = viewer
  const [site] = await tx
    .select({ template: sites.template, font: sites.font })
    .from(sites)
    .where(eq(sites.accountId, accountId))
  const inUse = templateOf({ template: site?.template ?? null })
  const offered = await offeredTemplates(tx, { accountId, kind: kindOf(viewer), inUse })
  const found = offered.find(({ key }) => key === template)
  if (found?.is_allowed !== true)
    invalid({ template: [found === undefined ? 'validation.reference' : 'validation.template_premium'] })
  const fonts = await offeredFonts(tx, fontOf({ font: site?.font ?? null }))
  if (!fonts.some(({ key }) => key === font) || !(await lockFont(tx, font))) invalid({ font: ['validation.reference'] })
}

/**
 * Saves template, colours, font and whether search engines may find the site, if the version that was seen is still
 * current.
 */
export async function editSite(change: SiteChange, body: z.output<typeof siteBody>): Promise<Site> {
  const { tx, services, viewer } = change
  assertTemplate(viewer, body.template)
  await lockSite(change)
  await assertOffered(change, body)
  const changed = await tx
    .update(sites)
    .set({
      template: body.template,
      primaryColour: body.primary_colour,
      secondColour: body.second_colour,
      textColour: body.text_colour,
      font: body.font,
      indexable: body.indexable,
      version: sql`${sites.version} + 1`,
    })
    .where(and(eq(sites.accountId, viewer.accountId), eq(sites.version, body.version)))
    .returning({ id: sites.accountId })
  if (changed.length === 0) refuse('stale', { current: await readSite(tx, services, viewer.accountId) })
  await contentChanged(tx, services, viewer.accountId)
  return readSite(tx, services, viewer.accountId)
}

export const publishSite = (change: SiteChange, body: z.output<typeof publishBody>): Promise<Site> =>
  send(change, 'publish', body.version, (now) => ({
    indexable: body.indexable,
    publishedAt: now,
    takenDownReason: null,
  }))

export const unpublishSite = (change: SiteChange, body: { readonly version: number }): Promise<Site> =>
  send(change, 'unpublish', body.version, () => ({ publishedAt: null }))

/** The row that holds the status of a site. */
const home: Home<typeof siteLife, typeof sites> = {
  lifecycle: siteLife,
  table: sites,
  id: sites.accountId,
  status: sites.status,
  statusOf: ({ status }) => status,
  write: (status) => ({ status }),
}

/**
 * Sends an event of the site's life cycle. Refuses with `not_publishable` (and what is missing), `not_pending` or
 * `stale`.
 */
async function send(
  change: SiteChange,
  event: SendOf<typeof siteLife>,
  version: number,
  set: (now: Date) => Partial<typeof sites.$inferInsert>,
): Promise<Site> {
  const { tx, services, viewer } = change
  await lockSite(change)
  const { accountId } = viewer
  const current = () => readSite(tx, services, accountId)
  const request = { id: accountId, event, by: 'owner', version, current } as const
  await lockForEvent(tx, home, request)
  const { missing } = await current()
  if (event === 'publish' && missing.length > 0) refuse('not_publishable', { missing })
  const now = services.clock.now()
  await transition(tx, services, home, { ...request, actor: viewer, set: set(now), at: now })
  await contentChanged(tx, services, accountId)
  return current()
}

/**
 * Unpublishes the site of an account for an administrator, whatever version it has, and keeps why. False where it was
 * not public.
 */
export async function takeDown(
  tx: Tx,
  services: Services,
  given: { readonly administrator: Viewer; readonly accountId: string; readonly reason: string | null },
): Promise<boolean> {
  const { administrator, accountId, reason } = given
  const [row] = await tx.select().from(sites).where(eq(sites.accountId, accountId)).for('update')
  if (row?.status !== 'published') return false
  await transition(tx, services, home, {
    id: accountId,
    event: 'unpublish',
    by: 'administrator',
    version: row.version,
    current: () => readSite(tx, services, accountId),
    actor: administrator,
    set: { publishedAt: null, takenDownReason: reason },
    at: services.clock.now(),
  })
  await contentChanged(tx, services, accountId)
  services.events.publish(tx, 'account', accountId)
  return true
}
