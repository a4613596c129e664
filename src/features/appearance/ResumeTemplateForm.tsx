import { pages } from '../../../openapi/routes.ts'
import type { ManagedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OfferedForm } from './OfferedForm.tsx'
import type { OfferedFormProps } from './OfferedScreen.tsx'
import { resumeTemplateFields, type ResumeTemplateBody } from './resume-templates.effects.ts'
import { useCategoryField, type Category } from './useCategoryField.tsx'

export interface ResumeTemplateFormProps extends OfferedFormProps<ResumeTemplateBody, ManagedResumeTemplate> {
  readonly categories: readonly Category[]
}

/** Name, category, plan, and whether it is offered. */
export function ResumeTemplateForm({ categories, ...props }: ResumeTemplateFormProps) {
  const { t } = useTexts()
  const { row, theirs } = props.save
  const category = useCategoryField(categories, [row, theirs], pages.resumeCategories.path)
  const isFirst = row?.is_first ?? false
  const keep = row && row.used > 0 ? t('administration.resume_templates.keep', { count: row.used }) : null
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
          name: 'active',
          label: t('administration.offered.active'),
          help: t('administration.resume_templates.active.help'),
          disabled: isFirst,
        },
      ]}
    />
  )
}
