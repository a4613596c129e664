import { useState } from 'react'
import { readAmount } from '../../../openapi/format/read-number.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/**
 * The text of an amount while it is typed, and parted into thousands when it rests. A value from outside (a reset) is
 * shown.
 */
export function useAmount(value: unknown, change: (value: number | string | null) => void) {
  const { intl } = useTexts()
  const shown = (amount: unknown) =>
    typeof amount === 'number'
      ? intl.formatNumber(amount, { maximumFractionDigits: 2, numberingSystem: 'latn' })
      : String(amount ?? '')
  const [typed, setTyped] = useState({ text: shown(value), sent: value ?? null })
  const text = (value ?? null) === typed.sent ? typed.text : shown(value)
  return {
    text,
    type: (next: string) => {
      const sent = readAmount(next)
      setTyped({ text: next, sent })
      change(sent)
    },
    rest: () => setTyped({ text: shown(value), sent: value ?? null }),
  }
}
