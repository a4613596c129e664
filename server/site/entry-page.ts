import { slugFieldOf } from '../../openapi/field-kinds.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { slug as slugSchema } from '../../openapi/schemas/primitives.ts'
import type { AbsenceKind } from '../../src/documents/not-found/not-found.tsx'
import type { Services } from '../kernel/context.ts'
import { bindings, type Binding } from '../resources/bindings.ts'
import { fileFields } from '../resources/files.ts'
import { previewedEntry } from '../resources/preview.ts'
import { isPublishedFile } from '../resources/published.ts'
import { atSlug } from '../resources/slugs.ts'
import { publicPage, type PublicPage, type Special, type TablePage } from './public-page.ts'

interface EntryPage<D> extends Pick<
  PublicPage<D>,
  'path' | 'render' | 'asksThisSite' | 'greets' | 'receive' | 'instead'
> {
  readonly collection: ResourceName
  /** Other collections that the page shows something of. */
  readonly mentions: readonly ResourceName[]
  /** What is said where the entry is gone. */
  readonly gone: AbsenceKind
  readonly pathOf: (slug: string) => `/${string}`
  /** The entry as visitors see it, null where they can't; in the preview of this token as it is saved. */
  readonly read: (id: string, how: { readonly preview: string | null }) => Promise<D | null>
  /** What visitors see, with its last change. */
  readonly list: () => Promise<readonly { readonly slug: string | null; readonly updatedAt: Date }[]>
}

/**
 * The page of an entry of a collection, at the entry's own address. A former address leads to it; what was withdrawn,
 * switched off or deleted is 410, and what visitors never saw is 404. Where entries are published, `?preview=` shows what
 * is saved to whoever may edit it.
 */
export function entryPage<D>(
  services: Pick<Services, 'db' | 'clock' | 'secret'>,
  { collection, mentions, gone, pathOf, read, list, ...page }: EntryPage<D>,
): TablePage {
  const { db } = services
  const binding: Binding = bindings[collection]
  const { resource } = binding
  if (slugFieldOf(resource.fields) === null) throw new Error(`Entries of ${resource.plural} have no pages.`)
  async function preview(token: unknown): Promise<Special<D>> {
    const row = await previewedEntry(services, binding, token)
    const data = row && (await read(row.id, { preview: String(token) }))
    return data ? { kind: 'document', data, isFramed: true } : { kind: 'absent', as: 'previewOver' }
  }
  return publicPage<D>({
    ...page,
    isShared: true,
    topics: ['content'],
    allowsSlash: true,
    key: ({ params: { slug = '' } }) => (slugSchema.safeParse(slug).success ? slug : null),
    load: async (slug) => {
      const found = await atSlug(db, binding, slug)
      if (found === null) return { kind: 'absent', as: 'notfound' }
      if (found.kind === 'moved') return { kind: 'moved', path: pathOf(found.slug) }
      const data = found.kind === 'gone' ? null : await read(found.row.id, { preview: null })
      if (data === null) return { kind: 'absent', as: gone }
      return { kind: 'document', subject: collection, mentions, data }
    },
    ...(resource.publishing
      ? {
          instead: (asked) => {
            const { preview: token } = asked.query as { readonly preview?: unknown }
            return token === undefined ? (page.instead?.(asked) ?? null) : preview(token)
          },
          disallow: `${page.path.replace('{slug}', '*')}?preview=`,
        }
      : {}),
    sitemap: async () =>
      (await list()).flatMap(({ slug, updatedAt }) =>
        slug === null ? [] : [{ path: pathOf(slug), updated_at: updatedAt.toISOString() }],
      ),
    ...(fileFields(resource).length > 0
      ? { isPublicFile: (fileId: string) => isPublishedFile(db, binding, fileId) }
      : {}),
  })
}
