import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Picture } from '../site-data.ts'

export interface CategoryLink {
  readonly slug: string
  readonly name: Localized
}

/** An article as lists show it. */
export interface ArticleCard {
  readonly slug: string
  readonly title: Localized
  readonly summary: Localized
  readonly author: Localized
  /** ISO date of the day on which it appeared in Addis Ababa; null: it has not appeared. */
  readonly day: string | null
  /** Null where the category is switched off. */
  readonly category: CategoryLink | null
  readonly cover: Picture | null
}

/** A whole article. */
export interface ArticleData extends ArticleCard {
  readonly body: LocalizedRichText
  /** Of the body, by the ids of their files. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** ISO instants; `published_at` is null in a preview of what has not appeared. */
  readonly published_at: string | null
  readonly updated_at: string
  /** Others: the newest of its category first. */
  readonly more: readonly ArticleCard[]
  /** An administrator looks at what is saved: the address of this preview, a path with its query. Null: it is no preview. */
  readonly previewPath: `/${string}` | null
}

/** A page of the list of articles, of all or of one category. */
export interface BlogListData {
  readonly articles: readonly ArticleCard[]
  readonly categories: readonly CategoryLink[]
  readonly category: (CategoryLink & { readonly description: Localized | null }) | null
  /** What was searched for, and whether there is more than is shown; null: nothing was. */
  readonly found: { readonly q: string; readonly more: boolean } | null
  /** From 1. */
  readonly page: number
  readonly pages: number
}
