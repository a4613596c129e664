import { ICON_PATHS } from '../../openapi/icon-paths.ts'
import { ICON_NAMES, type IconName } from '../../openapi/schemas/icon-name.ts'
import { drawn } from './icons.tsx'

/** The drawings of entries. They say nothing to screen readers: whoever shows one alone names it. */
const drawings = Object.fromEntries(ICON_NAMES.map((name) => [name, drawn(ICON_PATHS[name])])) as Readonly<
  Record<IconName, ReturnType<typeof drawn>>
>
/** What a drawing shows, for those who don't see it. */
export const iconText = (name: IconName) => `field.icon.${name}` as const
const isKnown = (name: unknown): name is IconName => ICON_NAMES.some((known) => known === name)

/** The drawing of this name; nothing where there is none, as in a newer answer than this page knows. */
export function EntryIcon({ name, ...props }: { readonly name: unknown } & Parameters<(typeof drawings)['cap']>[0]) {
  if (!isKnown(name)) return null
  const Drawing = drawings[name]
  return <Drawing {...props} />
}
