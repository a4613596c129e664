import { createHmac, randomInt } from 'node:crypto'
import type { Services } from '../../kernel/context.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** How many are given at once. */
export const RECOVERY_CODES = 10
const HALF = 5

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
/** Ten letters in two halves: 49 random bits. */
export const newRecoveryCode = (): string => `${half()}-${half()}`

/**
 * As a code is stored: keyed with a secret of the installation, so that whoever has only the database cannot try them
 * all. However it was typed, with or without hyphen.
 */
export const hashRecoveryCode = (services: Pick<Services, 'secret'>, userId: string, code: string): Buffer =>
  createHmac('sha256', services.secret('recovery-code'))
    .update(`${userId} ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
    .digest()
