import type { Failure } from '../../../openapi/failure.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { kindOf } from '../../machines/failure.ts'

/**
 * Departments that could not be fetched: a breakdown is said in the specification's words; a refusal and a lost line
 * speak for themselves.
 */
export const failureOfFetching = (failure: Failure, t: Translate): Failure =>
  kindOf(failure) === 'failed' ? { ...failure, message: t('structure.failed.fetch') } : failure
