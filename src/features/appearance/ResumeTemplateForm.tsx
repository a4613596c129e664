import { Link } from '@chakra-ui/react/link'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ManagedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OfferedForm } from './OfferedForm.tsx'
import type { OfferedFormProps } from './OfferedScreen.tsx'
import { resumeTemplateFields, type ResumeTemplateBody } from './resume-templates.effects.ts'

export interface ResumeTemplateFormProps extends OfferedFormProps<ResumeTemplateBody, ManagedResumeTemplate> {
  readonly categories: readonly { readonly id: string; readonly name: Localized }[]
}

/** Name, category, plan, and whether it is offered. */
export function ResumeTemplateForm({ categories, ...props }: ResumeTemplateFormProps) {
  const { t, pick } = useTexts()
  const { row, theirs } = props.save
  // The category of a template may be switched off by now, and stays.
  const known = new Map(categories.map(({ id, name }) => [id, name]))
  for (const one of [row, theirs])
    if (one?.category_id && one.category) known.set(one.category_id, known.get(one.category_id) ?? one.category)
  const isFirst = row?.is_first ?? false
  const keep = row && row.used > 0 ? t('administration.resume_templates.keep', { count: row.used }) : null
  const addCategory = (
    <Link asChild textStyle="sm">
      <RouterLink to={pages.resumeCategories.path}>{t('administration.templates.category.add')}</RouterLink>
    </Link>
  )
  return (
    <OfferedForm
      {...props}
      schema={resumeTemplateFields}
      kind="resume-template"
      notice={isFirst ? t('administration.resume_templates.first') : keep}
      fields={[
        {
          kind: 'text',
          name: 'name',
          label: t('administration.offered.name'),
          help: t('administration.resume_templates.name.help'),
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
          name: 'active',
          label: t('administration.offered.active'),
          help: t('administration.resume_templates.active.help'),
          disabled: isFirst,
        },
      ]}
    />
  )
}
