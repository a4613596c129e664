import type { Language } from '../../../openapi/define.ts'
import { LANGUAGES, OWN_NAME } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadAmharicFont } from '../../i18n/amharic-font.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { GlobeIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'

export interface LanguagePickerProps {
  /** The languages of the server's list; what the application carries while that is unknown. */
  readonly offered?: readonly Language[]
}

/** The languages, the current one marked. */
export function LanguagePicker({ offered = LANGUAGES }: LanguagePickerProps) {
  const { t, lang, setLang } = useTexts()
  return (
    <Menu
      label={t('shell.language.label')}
      placement="bottom-end"
      onOpen={() => void loadAmharicFont()}
      entries={offered.map((language) => ({ key: language, text: OWN_NAME[language], lang: language }))}
      chosen={lang}
      onChoose={(key) => {
        const language = offered.find((each) => each === key)
        if (language) void setLang(language)
      }}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={t('shell.language.change', { name: OWN_NAME[lang] })}>
          <GlobeIcon />
        </IconButton>
      )}
    />
  )
}
