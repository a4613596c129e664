import { isBuiltIn, type OfferedFont } from '../../openapi/schemas/site.ts'
import { useTexts } from '../i18n/useTexts.ts'

/** The name of a font that people read: an administrator's, or the one that the application gives it. */
export function useFontName(): (font: Pick<OfferedFont, 'key' | 'name'>) => string {
  const { t, pick } = useTexts()
  return ({ key, name }) => pick(name)?.text ?? (isBuiltIn(key) ? t(`profile.font.${key}`) : key)
}
