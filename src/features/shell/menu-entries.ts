import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { anyPages, menu, type MenuEntry, type PageKey } from '../../../openapi/routes.ts'
import type { Account } from '../../ui/session-context.ts'

export interface MenuLink {
  readonly kind: 'link'
  readonly key: string
  readonly label: MessageId
  readonly path: string
  /** A page for everybody, outside of the application. */
  readonly isDocument: boolean
  readonly isActive: boolean
}
export interface MenuGroup {
  readonly kind: 'group'
  readonly key: string
  readonly label: MessageId
  readonly entries: readonly MenuItem[]
  /** Something inside is the current page. */
  readonly isActive: boolean
  /** It is open until the person closes it; what holds the current page is, too. */
  readonly startsOpen: boolean
}
export type MenuItem = MenuLink | MenuGroup

const labelOf = (key: string) => `menu.${key}` as MessageId

/** The account that acts, as far as the menu asks. */
export type Acting = Pick<Account, 'kind' | 'is_employee' | 'rights'>

/** Whoever acts for an employer sees what the company lets its staff do, and nothing that owners alone do. */
function mayOpen({ is_employee, rights }: Acting, page: PageKey): boolean {
  if (!is_employee) return true
  const { guard } = anyPages[page]
  return (
    guard === 'login' ||
    guard === 'staff' ||
    ((guard === 'recruiter' || guard === 'employer') && rights.includes('recruiting'))
  )
}

/**
 * The side menu of the account that acts, hidden entries left out, groups without entries too; the active entry lights
 * up its groups.
 */
export function menuFor(acting: Acting | null, pathname: string, entries: readonly MenuEntry[] = menu): MenuItem[] {
  return itemsFor(acting, currentPath(acting, pathname, entries), entries)
}

/** The page of the menu that is open: of pages one under the other (`/resumes`, `/resumes/…`), the nearest. */
function currentPath(acting: Acting | null, pathname: string, entries: readonly MenuEntry[]): string | null {
  const paths = (all: readonly MenuItem[]): readonly string[] =>
    all.flatMap((item) => (item.kind === 'link' ? [item.path] : paths(item.entries)))
  return paths(itemsFor(acting, null, entries))
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .reduce<string | null>((nearest, path) => (nearest !== null && nearest.length > path.length ? nearest : path), null)
}

function itemsFor(acting: Acting | null, current: string | null, entries: readonly MenuEntry[]): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    if (acting === null || !entry.for.includes(acting.kind)) return []
    if ('page' in entry) {
      if (entry.hidden || !mayOpen(acting, entry.page)) return []
      const { path, kind } = anyPages[entry.page]
      return [
        {
          kind: 'link',
          key: entry.page,
          label: labelOf(entry.page),
          path,
          isDocument: kind === 'document',
          isActive: path === current,
        },
      ]
    }
    const inside = itemsFor(acting, current, entry.entries)
    return inside.length > 0
      ? [
          {
            kind: 'group',
            key: entry.group,
            label: labelOf(entry.group),
            entries: inside,
            isActive: inside.some((item) => item.isActive),
            startsOpen: entry.startsOpen ?? false,
          },
        ]
      : []
  })
}
