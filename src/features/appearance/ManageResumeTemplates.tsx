import type { ManagedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { OfferedScreen, type OfferedFormProps } from './OfferedScreen.tsx'
import { ResumeTemplateForm } from './ResumeTemplateForm.tsx'
import { ResumeTemplateListView } from './ResumeTemplateListView.tsx'
import { resumeCategoriesMachine, resumeTemplates, type ResumeTemplateBody } from './resume-templates.effects.ts'
import { useResumeTemplateName } from './useResumeTemplateName.ts'

/** `/manage/resume`: how the templates of resumes are offered. */
export function Screen() {
  const { t } = useTexts()
  return (
    <OfferedScreen
      machines={resumeTemplates}
      title={t('page.manageResumeTemplates.title')}
      purpose={t('administration.resume_templates.purpose')}
      likely={6}
      nameOf={useResumeTemplateName()}
      said={{ saved: t('administration.templates.saved'), failed: t('administration.templates.failed') }}
      List={ResumeTemplateListView}
      Form={CategorisedForm}
    />
  )
}

/** The form, once it is known which categories there are. */
function CategorisedForm(props: OfferedFormProps<ResumeTemplateBody, ManagedResumeTemplate>) {
  const categories = useLoad(resumeCategoriesMachine, null)
  return (
    <LoadGate load={categories} skeleton={<FormSkeleton fields={4} />}>
      {(known) => <ResumeTemplateForm categories={known} {...props} />}
    </LoadGate>
  )
}
