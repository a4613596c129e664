import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The name that people read: an administrator's, or the one that the application gives the template. */
export function useTemplateName(): (row: Pick<ManagedTemplate, 'key' | 'name'>) => string {
  const { t, pick } = useTexts()
  return ({ key, name }) => pick(name)?.text ?? t(`profile.template.${key}`)
}
