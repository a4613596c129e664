import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { invalid } from '../../kernel/refusal.ts'

/** True for an E.164 number that a line of its country can have. The contract has checked its form. */
export const isRealPhone = (number: string): boolean => parsePhoneNumberFromString(number)?.isValid() === true

export function assertPhone(number: string | null, field: string): void {
  if (number !== null && !isRealPhone(number)) invalid({ [field]: ['validation.phone'] })
}
