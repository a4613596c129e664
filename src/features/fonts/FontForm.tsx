import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { fontFields, type FontBody } from './fonts.effects.ts'

export interface FontFormProps {
  readonly save: SaveView<FontBody, ManagedFont>
  readonly onCancel: () => void
}
const FIELDS = ['name', 'active'] as const

/** The name of a font, and whether it is offered. */
export function FontForm({ save, onCancel }: FontFormProps) {
  const { t } = useTexts()
  const { row } = save
  const form = useSchemaForm(fontFields, save.values ?? row ?? {})
  const labels = { name: t('administration.fonts.name'), active: t('administration.fonts.active') }
  const shown = (field: (typeof FIELDS)[number], of: FontBody, other: FontBody) =>
    field === 'name' ? (
      <DifferingText text={of.name} against={other.name} />
    ) : (
      t(of.active ? 'ui.action.yes' : 'ui.action.no')
    )
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(fontFields, values) as object,
    describe: ({ mine, theirs }) =>
      FIELDS.map((field) => ({
        field,
        label: labels[field],
        mine: shown(field, mine, theirs),
        theirs: shown(field, theirs, mine),
      })),
  })
  const isFirst = row?.is_first ?? false
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body): FontBody => body}
      conflict={conflict}
      draft={`font ${row?.key ?? ''}`}
      onCancel={onCancel}
    >
      {isFirst ? <Notice kind="info" title={t('administration.fonts.first')} /> : null}
      {row && row.used > 0 && !isFirst ? (
        <Notice kind="info" title={t('administration.fonts.keep', { count: row.used })} />
      ) : null}
      <LocalizedField
        control={form.control}
        name="name"
        label={labels.name}
        help={t('administration.fonts.name.help')}
      />
      <SwitchField
        control={form.control}
        name="active"
        label={labels.active}
        help={t('administration.fonts.active.help')}
        disabled={isFirst}
      />
    </SaveForm>
  )
}
