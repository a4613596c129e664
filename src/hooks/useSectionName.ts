import type { SectionKey } from '../../openapi/outline.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { useTexts } from '../i18n/useTexts.ts'

/**
 * The name of a section that people read: an administrator's, or, also where that lacks the language, the one that the
 * section comes with.
 */
export function useSectionName(): (section: { readonly key: SectionKey; readonly name: Localized | null }) => string {
  const { t, lang } = useTexts()
  return ({ key, name }) => name?.[lang] ?? t(`resource.sections.${key}`)
}
