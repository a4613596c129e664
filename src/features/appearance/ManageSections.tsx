import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OfferedScreen } from './OfferedScreen.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SectionListView } from './SectionListView.tsx'
import { sections } from './section-settings.effects.ts'

/** `/manage/sections`: how the sections of the application are named and offered. */
export function Screen() {
  const { t } = useTexts()
  return (
    <OfferedScreen
      machines={sections}
      title={t('page.manageSections.title')}
      purpose={t('administration.sections.purpose')}
      likely={11}
      nameOf={useSectionName()}
      said={{ saved: t('administration.sections.saved'), failed: t('administration.sections.failed') }}
      List={SectionListView}
      Form={SectionForm}
    />
  )
}
