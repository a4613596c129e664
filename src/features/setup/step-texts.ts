import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { sectionResources } from '../../../openapi/resources/registry.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { isOwnStep, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** What a step is called. */
export function useStepName(): (step: { readonly key: SetupStep; readonly name: Localized | null }) => string {
  const { t } = useTexts()
  const nameOf = useSectionName()
  return ({ key, name }) => (isOwnStep(key) ? t(`setup.step.${key}`) : nameOf({ key, name }))
}
export const stepPurpose = (step: SetupStep): MessageId =>
  isOwnStep(step) ? `setup.purpose.${step}` : (`resource.${sectionResources[step].name}._purpose` as MessageId)
/** What a step still needs. */
export const stepLacks = (step: SetupStep): MessageId =>
  isOwnStep(step) || step === 'about' ? `setup.lacking.${step}` : 'setup.lacking.section'
