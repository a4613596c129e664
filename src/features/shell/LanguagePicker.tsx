import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { GlobeIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'

/** The languages of the server's list, the current one marked. */
export function LanguagePicker() {
  const { t, lang, languages, setLang } = useTexts()
  return (
    <Menu
      label={t('shell.language.label')}
      placement="bottom-end"
      entries={languages.map(({ value, name }) => ({ key: value, text: name, lang: value }))}
      chosen={lang}
      onChoose={(key) => {
        const language = languages.find(({ value }) => value === key)
        if (language) void setLang(language.value)
      }}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t('shell.language.change', { name: languages.find(({ value }) => value === lang)?.name ?? lang })}
        >
          <GlobeIcon />
        </IconButton>
      )}
    />
  )
}
