import { Link } from '@chakra-ui/react/link'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OfferedForm } from './OfferedForm.tsx'
import type { OfferedFormProps } from './OfferedScreen.tsx'
import { templateFields, type TemplateBody } from './templates.effects.ts'

export interface TemplateFormProps extends OfferedFormProps<TemplateBody, ManagedTemplate> {
  readonly categories: readonly { readonly id: string; readonly name: Localized }[]
}

/** Name, category, plan, whom it is for, and whether it is offered. */
export function TemplateForm({ categories, ...props }: TemplateFormProps) {
  const { t, pick } = useTexts()
  const { row, theirs } = props.save
  // The category of a template may be switched off by now, and stays.
  const known = new Map(categories.map(({ id, name }) => [id, name]))
  for (const one of [row, theirs])
    if (one?.category_id && one.category) known.set(one.category_id, known.get(one.category_id) ?? one.category)
  const isFirst = row?.is_first ?? false
  const isDrawn = row?.drawn_for.includes('individual') ?? true
  const keep = row && row.used > 0 ? t('administration.offered.keep', { count: row.used }) : null
  const addCategory = (
    <Link asChild textStyle="sm">
      <RouterLink to={pages.templateCategories.path}>{t('administration.templates.category.add')}</RouterLink>
    </Link>
  )
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
        {
          kind: 'choice',
          name: 'category_id',
          label: t('administration.templates.category'),
          choices: [...known].map(([value, name]) => ({ value, label: pick(name)?.text ?? '' })),
          none: t('administration.templates.category.none'),
          below: categories.length === 0 ? addCategory : null,
        },
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
