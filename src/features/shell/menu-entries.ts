import type { AccountKind } from '../../../openapi/define.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { anyPages, menu, type MenuEntry, type PageKey } from '../../../openapi/routes.ts'

export interface MenuLink {
  readonly kind: 'link'
  readonly key: string
  readonly label: MessageId
  readonly path: string
  readonly isActive: boolean
}
export interface MenuGroup {
  readonly kind: 'group'
  readonly key: string
  readonly label: MessageId
  readonly entries: readonly MenuItem[]
  /** Something inside is the current page. */
  readonly isActive: boolean
}
export type MenuItem = MenuLink | MenuGroup

const labelOf = (key: string) => `menu.${key}` as MessageId

/** The side menu of an account, hidden entries left out, groups without entries too; the active entry lights up its groups. */
export function menuFor(kind: AccountKind | null, pathname: string, entries: readonly MenuEntry[] = menu): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    if (kind === null || !entry.for.includes(kind)) return []
    if ('page' in entry) {
      if (entry.hidden) return []
      const { path } = anyPages[entry.page satisfies PageKey]
      return [{ kind: 'link', key: entry.page, label: labelOf(entry.page), path, isActive: pathname === path || pathname.startsWith(`${path}/`) }]
    }
    const inside = menuFor(kind, pathname, entry.entries)
    return inside.length > 0 ? [{ kind: 'group', key: entry.group, label: labelOf(entry.group), entries: inside, isActive: inside.some((item) => item.isActive) }] : []
  })
}
