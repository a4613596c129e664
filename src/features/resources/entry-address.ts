import type { AnyResource } from '../../../openapi/resource.ts'

/** In the place of an id: the form of an entry that is not there yet. */
export const NEW_ENTRY = 'new'
/** What the page of an entry is told about where it was opened: the list as it was searched and sorted. */
export interface Behind {
  readonly list: string
}

/** The page with the form of an entry, null for a new one. */
export const entryAddress = ({ page }: AnyResource, id: string | null): string =>
  `${page?.path ?? ''}/${id ?? NEW_ENTRY}`
