import { useFontName } from '../../hooks/useFontName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddFont } from './AddFont.tsx'
import { FontForm } from './FontForm.tsx'
import { FontListView } from './FontListView.tsx'
import { fonts } from './fonts.effects.ts'
import { OfferedScreen } from './OfferedScreen.tsx'

/** `/manage/fonts`: how the fonts of the application are offered. */
export function Screen() {
  const { t } = useTexts()
  return (
    <OfferedScreen
      machines={fonts}
      title={t('page.manageFonts.title')}
      purpose={t('administration.fonts.purpose')}
      likely={3}
      nameOf={useFontName()}
      said={{ saved: t('administration.fonts.saved'), failed: t('administration.fonts.failed') }}
      Adding={AddFont}
      List={FontListView}
      Form={FontForm}
    />
  )
}
