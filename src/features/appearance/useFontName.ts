import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The name that people read: an administrator's, or the one that the application gives the font. */
export function useFontName(): (row: Pick<ManagedFont, 'key' | 'name'>) => string {
  const { t, pick } = useTexts()
  return ({ key, name }) => pick(name)?.text ?? t(`profile.font.${key}`)
}
