import { mock } from './mock.ts'

export const letterVerificationMocks = {
  verifyLetter: mock('verifyLetter', () => ({ verdict: 'unknown' as const, letter: null })),
}
