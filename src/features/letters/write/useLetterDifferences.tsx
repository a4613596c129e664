import { plainText } from '../../../../openapi/rich-text-content.ts'
import type { Letter, LetterContent } from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { Meeting } from '../../../machines/save/save.machine.ts'
import type { Difference } from '../../../ui/form/Conflict.tsx'
import { keptEntry } from '../../../ui/form/kept-entry.ts'

const NOTHING = '–'

/** The fields of a letter in which two versions differ, in words. */
export function useLetterDifferences() {
  const { t, pick, intl } = useTexts()
  const said = (field: keyof LetterContent, of: LetterContent): string => {
    const value = of[field]
    if (value === null) return NOTHING
    if (field === 'body') return of.body === null ? NOTHING : plainText(of.body)
    if (field === 'about_user_id') return pick(keptEntry(String(value))?.name)?.text ?? NOTHING
    if (field === 'recipients') return t('letter.write.recipients.count', { count: of.recipients.length })
    if (field === 'attachment_ids') return t('letter.write.attachments.count', { count: of.attachment_ids.length })
    if (typeof value === 'boolean') return t(value ? 'ui.action.yes' : 'ui.action.no')
    return typeof value === 'number' ? intl.formatNumber(value) : String(value)
  }
  return ({ mine, theirs, changed }: Meeting<LetterContent, Letter>): readonly Difference[] =>
    (Object.keys(mine) as (keyof LetterContent)[])
      .filter((field) => field in changed)
      .map((field) => ({
        field,
        label: t(`letter.write.field.${field}`),
        mine: said(field, mine),
        theirs: said(field, theirs),
      }))
}
