import { Link } from '@chakra-ui/react/link'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { templateFields, type TemplateBody } from './templates.effects.ts'

export interface TemplateFormProps {
  readonly categories: readonly { readonly id: string; readonly name: Localized }[]
  readonly save: SaveView<TemplateBody, ManagedTemplate>
  readonly onCancel: () => void
}
const SWITCHES = ['is_premium', 'for_individuals', 'for_companies', 'active'] as const

/** Name, category, plan, whom it is for, and whether it is offered. */
export function TemplateForm({ categories, save, onCancel }: TemplateFormProps) {
  const { t, pick } = useTexts()
  const { row, theirs } = save
  const form = useSchemaForm(templateFields, save.values ?? row ?? {})
  // The category of a template may be switched off by now, and stays.
  const known = new Map(categories.map(({ id, name }) => [id, name]))
  for (const one of [row, theirs])
    if (one?.category_id && one.category) known.set(one.category_id, known.get(one.category_id) ?? one.category)
  const labelOf = (id: string | null) => pick(known.get(id ?? ''))?.text ?? t('administration.templates.category.none')
  const labels = {
    name: t('administration.templates.name'),
    category_id: t('administration.templates.category'),
    is_premium: t('administration.templates.is_premium'),
    for_individuals: t('administration.templates.for_individuals'),
    for_companies: t('administration.templates.for_companies'),
    active: t('administration.templates.active'),
  }
  const shown = (field: keyof typeof labels, of: TemplateBody, other: TemplateBody) => {
    if (field === 'name') return <DifferingText text={of.name} against={other.name} />
    return field === 'category_id' ? labelOf(of.category_id) : t(of[field] ? 'ui.action.yes' : 'ui.action.no')
  }
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(templateFields, values) as object,
    describe: ({ mine, theirs: newer }) =>
      (Object.keys(labels) as (keyof typeof labels)[]).map((field) => ({
        field,
        label: labels[field],
        mine: shown(field, mine, newer),
        theirs: shown(field, newer, mine),
      })),
  })
  const isFirst = row?.is_first ?? false
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body): TemplateBody => body}
      conflict={conflict}
      draft={`template ${row?.key ?? ''}`}
      onCancel={onCancel}
    >
      {isFirst ? <Notice kind="info" title={t('administration.templates.first')} /> : null}
      {row && row.used > 0 && !isFirst ? (
        <Notice kind="info" title={t('administration.templates.keep', { count: row.used })} />
      ) : null}
      <LocalizedField
        control={form.control}
        name="name"
        label={labels.name}
        help={t('administration.templates.name.help')}
      />
      <SelectField
        control={form.control}
        name="category_id"
        label={labels.category_id}
        choices={[...known].map(([value, name]) => ({ value, label: pick(name)?.text ?? '' }))}
      />
      {categories.length === 0 ? (
        <Link asChild textStyle="sm">
          <RouterLink to={pages.templateCategories.path}>{t('administration.templates.category.add')}</RouterLink>
        </Link>
      ) : null}
      {SWITCHES.map((name) => (
        <SwitchField
          key={name}
          control={form.control}
          name={name}
          label={labels[name]}
          {...(name === 'is_premium' ? { help: t('administration.templates.is_premium.help') } : {})}
          {...(name === 'active' ? { help: t('administration.templates.active.help') } : {})}
          {...(name === 'for_individuals' && row?.drawn_for.includes('individual') === false
            ? { help: t('administration.templates.for_individuals.not_drawn') }
            : {})}
          disabled={isFirst || (name === 'for_individuals' && row?.drawn_for.includes('individual') === false)}
        />
      ))}
    </SaveForm>
  )
}
