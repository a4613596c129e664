import { mock } from './mock.ts'

export const RECOVERY_CODES = [
  'K7MQ2-XW9RD',
  'P3HTN-4VJ8C',
  'Z6BYF-QG2LS',
  'W9DKA-7RMXE',
  'C4NVJ-H8TPU',
  'M2GQZ-6YBKF',
  'X5RWS-D3AHN',
  'T8JCE-9PVGM',
  'F7YKB-U4QZW',
  'H3SXD-N6RTJ',
]
const given = { message: 'OK', recovery_codes: RECOVERY_CODES }

/** The second factor of a person who has none yet, and for whom all goes well. */
export const secondFactorMocks = {
  getSecondFactor: mock('getSecondFactor', () => ({ enabled_at: null, recovery_codes: 0, is_required: false })),
  startSecondFactor: mock('startSecondFactor', () => ({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    address: 'otpauth://totp/Sira:selamawit@example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    qr: { size: 4, path: 'M1 1h1v1h-1zM2 2h1v1h-1z' },
  })),
  confirmSecondFactor: mock('confirmSecondFactor', () => given),
  renewRecoveryCodes: mock('renewRecoveryCodes', () => given),
  disableSecondFactor: mock('disableSecondFactor', () => ({ message: 'OK' })),
}
