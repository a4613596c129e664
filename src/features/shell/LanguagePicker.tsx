import type { Language } from '../../../openapi/define.ts'
import { LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadAmharicFont } from '../../i18n/amharic-font.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { GlobeIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'

/** A language by its own name, so that whoever needs it can read it. */
const ownName = (lang: Language) => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang

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
      entries={offered.map((language) => ({ key: language, text: ownName(language), lang: language }))}
      chosen={lang}
      onChoose={(key) => {
        const language = offered.find((each) => each === key)
        if (language) void setLang(language)
      }}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={t('shell.language.change', { name: ownName(lang) })}>
          <GlobeIcon />
        </IconButton>
      )}
    />
  )
}
