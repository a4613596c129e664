import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
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
import { sectionFields, type SectionBody } from './section-settings.effects.ts'

export interface SectionFormProps {
  readonly save: SaveView<SectionBody, ManagedSection>
  readonly onCancel: () => void
}
const SWITCHES = ['for_individuals', 'for_companies', 'active'] as const
const KIND_OF = { for_individuals: 'individual', for_companies: 'company', active: null } as const

/** The names of a section, whom it is for, and whether it is offered. */
export function SectionForm({ save, onCancel }: SectionFormProps) {
  const { t } = useTexts()
  const { row } = save
  const form = useSchemaForm(sectionFields, save.values ?? row ?? {})
  const labels = {
    name: t('administration.sections.name'),
    for_individuals: t('administration.sections.for_individuals'),
    for_companies: t('administration.sections.for_companies'),
    active: t('administration.sections.active'),
  }
  const shown = (field: keyof typeof labels, of: SectionBody, other: SectionBody) =>
    field === 'name' ? (
      <DifferingText text={of.name} against={other.name} />
    ) : (
      t(of[field] ? 'ui.action.yes' : 'ui.action.no')
    )
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(sectionFields, values) as object,
    describe: ({ mine, theirs }) =>
      (Object.keys(labels) as (keyof typeof labels)[]).map((field) => ({
        field,
        label: labels[field],
        mine: shown(field, mine, theirs),
        theirs: shown(field, theirs, mine),
      })),
  })
  const isFixed = row?.is_fixed ?? false
  const isMadeFor = (kind: 'individual' | 'company' | null) =>
    kind === null || row === null || row.made_for.includes(kind)
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body): SectionBody => body}
      conflict={conflict}
      draft={`section ${row?.key ?? ''}`}
      onCancel={onCancel}
    >
      {isFixed ? <Notice kind="info" title={t('administration.sections.fixed')} /> : null}
      <LocalizedField
        control={form.control}
        name="name"
        label={labels.name}
        help={t('administration.sections.name.help')}
      />
      {SWITCHES.map((name) => {
        const fits = isMadeFor(KIND_OF[name])
        return (
          <SwitchField
            key={name}
            control={form.control}
            name={name}
            label={labels[name]}
            {...(name === 'active'
              ? { help: t('administration.sections.active.help', { count: row?.used ?? 0 }) }
              : fits
                ? {}
                : { help: t('administration.sections.not_made') })}
            disabled={isFixed || !fits}
          />
        )
      })}
    </SaveForm>
  )
}
