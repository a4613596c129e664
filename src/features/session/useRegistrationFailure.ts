import { useMemo } from 'react'
import type { Failure } from '../../../openapi/failure.ts'

/**
 * A username that was taken between the check and the sending belongs to its field, like every other message about one.
 */
export function useRegistrationFailure(failure: Failure | null): Failure | null {
  return useMemo(
    () =>
      failure?.code === 'username_taken' && Object.keys(failure.errors).length === 0
        ? { ...failure, errors: { username: [failure.message] } }
        : failure,
    [failure],
  )
}
