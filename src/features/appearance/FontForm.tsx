import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { fontFields, type FontBody } from './fonts.effects.ts'
import { OfferedForm } from './OfferedForm.tsx'
import type { OfferedFormProps } from './OfferedScreen.tsx'

/** The name of a font, and whether it is offered. */
export function FontForm(props: OfferedFormProps<FontBody, ManagedFont>) {
  const { t } = useTexts()
  const { row } = props.save
  const isFirst = row?.is_first ?? false
  const keep = row && row.used > 0 ? t('administration.offered.keep', { count: row.used }) : null
  return (
    <OfferedForm
      {...props}
      schema={fontFields}
      kind="font"
      notice={isFirst ? t('administration.fonts.first') : keep}
      fields={[
        {
          kind: 'text',
          name: 'name',
          label: t('administration.offered.name'),
          help: t('administration.offered.name.help'),
        },
        {
          kind: 'switch',
          name: 'active',
          label: t('administration.offered.active'),
          help: t('administration.offered.active.help'),
          disabled: isFirst,
        },
      ]}
    />
  )
}
