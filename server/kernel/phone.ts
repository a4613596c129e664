import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { invalid } from './refusal.ts'

/** True for an E.164 number that can exist in its country. The contract has already checked its format. */
export const isRealPhone = (number: string): boolean => parsePhoneNumberFromString(number)?.isValid() === true

export function assertPhone(number: string | null, field: string): void {
  if (number !== null && !isRealPhone(number)) invalid({ [field]: ['validation.phone'] })
}
