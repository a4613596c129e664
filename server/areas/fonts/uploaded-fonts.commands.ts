import { randomBytes } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import { MOST_UPLOADED_FONTS, type ManagedFont, type UploadedFontBody } from '../../../openapi/schemas/font.ts'
import { FONT_WEIGHTS, type FontKey, type FontWeight, type Script } from '../../../openapi/schemas/site.ts'
import { fontSettings, uploadedFonts } from '../../db/site-tables.ts'
import { files as fileRows } from '../../db/tables.ts'
import { audit } from '../../kernel/audit.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { MARK_LENGTH } from '../../kernel/font-address.ts'
import { keepSettings, lockSettings } from '../../kernel/ordered-settings.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { rowsOf } from './fonts.commands.ts'
import { readManagedFont } from './fonts.present.ts'
import { countUses, readSettings } from './fonts.queries.ts'

const WEIGHTS = Object.keys(FONT_WEIGHTS) as FontWeight[]
const weightsOf = (body: UploadedFontBody) =>
  WEIGHTS.flatMap((weight) => (body[weight] === null ? [] : [{ weight, file: body[weight] as string }]))

/**
 * The scripts of a family whose files were staged by an account. All files have the same ones, so that no script of a
 * page loses its weights. Reads files, so it runs before the transaction.
 */
export async function scriptsOf(
  db: Readable,
  { files, uploads }: Pick<Services, 'files' | 'uploads'>,
  accountId: string,
  body: UploadedFontBody,
): Promise<readonly Script[]> {
  const asked = weightsOf(body)
  const staged = await db
    .select({ id: fileRows.id })
    .from(fileRows)
    .where(
      and(
        inArray(
          fileRows.id,
          asked.map(({ file }) => file),
        ),
        eq(fileRows.accountId, accountId),
        eq(fileRows.kind, 'font'),
        eq(fileRows.state, 'staged'),
      ),
    )
  const known = new Set(staged.map(({ id }) => id))
  let first: readonly Script[] | null = null
  for (const { weight, file } of asked) {
    if (!known.has(file)) invalid({ [weight]: ['validation.reference'] })
    const scripts = await uploads.scriptsOf(files.pathOf(file, 'woff2'))
    first ??= scripts
    if (scripts.join() !== first.join()) invalid({ [weight]: ['validation.font_scripts'] })
  }
  return first ?? []
}

/** Adds a family behind the others; it is offered from now on. Refuses with `limit_reached`. */
export async function addFont(
  tx: Tx,
  { clock, files }: Pick<Services, 'clock' | 'files'>,
  {
    accountId,
    body,
    scripts,
  }: {
    readonly accountId: string
    readonly body: UploadedFontBody
    readonly scripts: readonly Script[]
  },
): Promise<ManagedFont> {
  await lockSettings(tx, fontSettings)
  const [kept] = await tx.select({ n: count() }).from(uploadedFonts)
  if ((kept?.n ?? 0) >= MOST_UPLOADED_FONTS) refuse('limit_reached', { limit: MOST_UPLOADED_FONTS })
  const settings = await readSettings(tx)
  const faces = []
  for (const { weight, file } of weightsOf(body)) {
    const { sha256 } = await files.attach(tx, file, accountId, weight, 'font')
    faces.push({ weight: FONT_WEIGHTS[weight], file, mark: sha256.toString('hex').slice(0, MARK_LENGTH) })
  }
  const key = randomBytes(6).toString('hex')
  const { name, licence, licence_name: licenceName } = body
  await tx
    .insert(uploadedFonts)
    .values({ key, scripts: [...scripts], faces, licence, licenceName, createdAt: clock.now() })
  await keepSettings(tx, fontSettings, rowsOf(settings))
  await tx.insert(fontSettings).values({ key, name, active: true, position: settings.length })
  await audit(tx, {
    kind: 'font',
    action: 'create',
    subjectId: key,
    name,
    after: { name, licence_name: licenceName, weights: faces.map(({ weight }) => weight).join(', ') },
  })
  return readManagedFont(tx, key)
}

/** Deletes an uploaded font that no site has; a built-in one is not found. Refuses with `in_use`. */
export async function deleteFont(tx: Tx, { files }: Pick<Services, 'files'>, key: FontKey): Promise<void> {
  await lockSettings(tx, fontSettings)
  const [font] = await tx.select().from(uploadedFonts).where(eq(uploadedFonts.key, key)).for('update')
  if (font === undefined) refuse('not_found', {})
  const used = (await countUses(tx)).get(key)
  if (used !== undefined) refuse('in_use', { places: [{ resource: 'site', count: used }] })
  const { name } = await readManagedFont(tx, key)
  await tx.delete(uploadedFonts).where(eq(uploadedFonts.key, key))
  await tx.delete(fontSettings).where(eq(fontSettings.key, key))
  for (const { file } of font.faces) await files.release(tx, file)
  await audit(tx, {
    kind: 'font',
    action: 'delete',
    subjectId: key,
    name,
    before: { name, licence_name: font.licenceName },
  })
}
