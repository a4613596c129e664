import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { sectionResources } from '../../../openapi/resources/registry.ts'
import type { SetupStep } from '../../../openapi/schemas/profile.ts'

/** Steps that are more than the entries of one section. */
type OwnStep = 'personal' | 'account' | 'publish'
const isOwn = (step: SetupStep): step is OwnStep => step === 'personal' || step === 'account' || step === 'publish'

export const stepName = (step: SetupStep): MessageId =>
  isOwn(step) ? `setup.step.${step}` : `resource.sections.${step}`
export const stepPurpose = (step: SetupStep): MessageId =>
  isOwn(step) ? `setup.purpose.${step}` : (`resource.${sectionResources[step].name}._purpose` as MessageId)
/** What a step still needs. */
export const stepLacks = (step: SetupStep): MessageId =>
  isOwn(step) || step === 'about' ? `setup.lacking.${step}` : 'setup.lacking.section'
