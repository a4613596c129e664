import type { ManagedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The name that people read: an administrator's, or the one that the application gives the template. */
export function useResumeTemplateName(): (row: Pick<ManagedResumeTemplate, 'key' | 'name'>) => string {
  const { t, pick } = useTexts()
  return ({ key, name }) => pick(name)?.text ?? t(`resume.template.${key}`)
}
