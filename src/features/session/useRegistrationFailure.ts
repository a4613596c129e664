import { useMemo } from 'react'
import type { Failure } from '../../../openapi/failure.ts'

/** Shows a username that was taken between check and sending as an error at its field, like its other errors. */
export function useRegistrationFailure(failure: Failure | null): Failure | null {
  return useMemo(
    () =>
      failure?.code === 'username_taken' && Object.keys(failure.errors).length === 0
        ? { ...failure, errors: { username: [failure.message] } }
        : failure,
    [failure],
  )
}
