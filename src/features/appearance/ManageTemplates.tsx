import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { OfferedScreen, type OfferedFormProps } from './OfferedScreen.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateListView } from './TemplateListView.tsx'
import { categoriesMachine, templates, type TemplateBody } from './templates.effects.ts'
import { useTemplateName } from './useTemplateName.ts'

/** `/manage/templates`: how the templates of the application are offered. */
export function Screen() {
  const { t } = useTexts()
  return (
    <OfferedScreen
      machines={templates}
      title={t('page.manageTemplates.title')}
      purpose={t('administration.templates.purpose')}
      likely={3}
      nameOf={useTemplateName()}
      said={{ saved: t('administration.templates.saved'), failed: t('administration.templates.failed') }}
      List={TemplateListView}
      Form={CategorisedForm}
    />
  )
}

/** The form, once it is known which categories there are. */
function CategorisedForm(props: OfferedFormProps<TemplateBody, ManagedTemplate>) {
  const categories = useLoad(categoriesMachine, null)
  return (
    <LoadGate load={categories} skeleton={<FormSkeleton fields={4} />}>
      {(known) => <TemplateForm categories={known} {...props} />}
    </LoadGate>
  )
}
