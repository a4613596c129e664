import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { PageKey } from '../../../openapi/routes.ts'

/** What waits for the reader behind an entry of the menu, and how it is said. */
export const COUNTED = { myLetters: 'shell.menu.letters_to_approve' } as const satisfies Partial<
  Record<PageKey, MessageId>
>
type Counted = keyof typeof COUNTED
export type MenuCounts = Partial<Readonly<Record<Counted, number>>>

/** What of these counts is not nothing. */
export const waitingOf = (
  counts: MenuCounts | undefined,
): readonly { readonly key: Counted; readonly label: (typeof COUNTED)[Counted]; readonly count: number }[] =>
  (Object.keys(COUNTED) as Counted[])
    .map((key) => ({ key, label: COUNTED[key], count: counts?.[key] ?? 0 }))
    .filter(({ count }) => count > 0)
