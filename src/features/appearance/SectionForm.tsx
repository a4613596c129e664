import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OfferedForm, type OfferedField } from './OfferedForm.tsx'
import type { OfferedFormProps } from './OfferedScreen.tsx'
import { sectionFields, type SectionBody } from './section-settings.effects.ts'

const KINDS = { for_individuals: 'individual', for_companies: 'company' } as const

/** The names of a section, whom it is for, and whether it is offered. */
export function SectionForm(props: OfferedFormProps<SectionBody, ManagedSection>) {
  const { t } = useTexts()
  const { row } = props.save
  const isFixed = row?.is_fixed ?? false
  const whom = (name: keyof typeof KINDS): OfferedField<typeof sectionFields> => {
    const fits = row?.made_for.includes(KINDS[name]) ?? true
    return {
      kind: 'switch',
      name,
      label: t(`administration.offered.${name}`),
      help: fits ? undefined : t('administration.sections.not_made'),
      disabled: isFixed || !fits,
    }
  }
  return (
    <OfferedForm
      {...props}
      schema={sectionFields}
      kind="section"
      notice={isFixed ? t('administration.sections.fixed') : null}
      fields={[
        {
          kind: 'text',
          name: 'name',
          label: t('administration.offered.name'),
          help: t('administration.sections.name.help'),
        },
        whom('for_individuals'),
        whom('for_companies'),
        {
          kind: 'switch',
          name: 'active',
          label: t('administration.offered.active'),
          help: t('administration.sections.active.help', { count: row?.used ?? 0 }),
          disabled: isFixed,
        },
      ]}
    />
  )
}
