import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { invalid } from '../../kernel/refusal.ts'

/** Refuses an E.164 number that no line of its country can have. The contract has checked its form. */
export function assertPhone(number: string | null, field: string): void {
  if (number !== null && parsePhoneNumberFromString(number)?.isValid() !== true) invalid({ [field]: ['validation.phone'] })
}
