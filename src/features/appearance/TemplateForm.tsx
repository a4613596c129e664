import { pages } from '../../../openapi/routes.ts'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OfferedForm } from './OfferedForm.tsx'
import type { OfferedFormProps } from './OfferedScreen.tsx'
import { templateFields, type TemplateBody } from './templates.effects.ts'
import { useCategoryField, type Category } from './useCategoryField.tsx'

export interface TemplateFormProps extends OfferedFormProps<TemplateBody, ManagedTemplate> {
  readonly categories: readonly Category[]
}

/** Name, category, plan, whom it is for, and whether it is offered. */
export function TemplateForm({ categories, ...props }: TemplateFormProps) {
  const { t } = useTexts()
  const { row, theirs } = props.save
  const category = useCategoryField(categories, [row, theirs], pages.templateCategories.path)
  const isFirst = row?.is_first ?? false
  const isDrawn = row?.drawn_for.includes('individual') ?? true
  const keep = row && row.used > 0 ? t('administration.offered.keep', { count: row.used }) : null
  return (
    <OfferedForm
      {...props}
      schema={templateFields}
      kind="template"
      notice={isFirst ? t('administration.templates.first') : keep}
      fields={[
        {
          kind: 'text',
          name: 'name',
          label: t('administration.offered.name'),
          help: t('administration.offered.name.help'),
        },
        category,
        {
          kind: 'switch',
          name: 'is_premium',
          label: t('administration.templates.is_premium'),
          help: t('administration.templates.is_premium.help'),
          disabled: isFirst,
        },
        {
          kind: 'switch',
          name: 'for_individuals',
          label: t('administration.offered.for_individuals'),
          help: isDrawn ? undefined : t('administration.templates.for_individuals.not_drawn'),
          disabled: isFirst || !isDrawn,
        },
        {
          kind: 'switch',
          name: 'for_companies',
          label: t('administration.offered.for_companies'),
          disabled: isFirst,
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
