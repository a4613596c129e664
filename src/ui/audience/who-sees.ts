import { isForAll, offeredAudiences } from '../../../openapi/features.ts'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Something that readers see or do not: a field, a section. */
export interface Shown {
  readonly key: string
  readonly label: string
  readonly value: readonly Audience[]
}

/** These may be shown to readers, but to employers never; while nobody can apply, nothing speaks of them. */
export const isKeptFromEmployers = (allowed: readonly Audience[]): boolean =>
  offeredAudiences(['employer']).length > 0 && allowed.includes('resume') && !allowed.includes('employer')

/** Who sees something that may be shown to `allowed`, in a few words. */
export function useWhoSees(): (value: readonly Audience[], allowed: readonly Audience[]) => string {
  const { t, intl } = useTexts()
  return (value, allowed) => {
    const places = offeredAudiences(allowed).filter((audience) => value.includes(audience))
    if (places.length === 0) return t('ui.audience.only_me')
    if (isForAll(places)) return t('field.audience.all')
    return intl.formatList(
      places.map((place) => t(`field.audience.${place}`)),
      { type: 'unit' },
    )
  }
}
