import { chakra } from '@chakra-ui/react/styled-system'
import type { Language } from '../../../openapi/define.ts'
import { LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadAmharicFont } from '../../i18n/amharic-font.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CheckIcon, GlobeIcon } from '../../ui/icons.tsx'
import { Popup } from '../../ui/Popup.tsx'

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
    <Popup
      label={t('shell.language.label')}
      width={12}
      onOpen={() => void loadAmharicFont()}
      renderTrigger={(props) => (
        <IconButton {...props} label={t('shell.language.change', { name: ownName(lang) })}>
          <GlobeIcon />
        </IconButton>
      )}
    >
      {(close) =>
        offered.map((language) => (
          <chakra.button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === lang}
            onClick={() => {
              close()
              void setLang(language)
            }}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            width="full"
            minHeight="11"
            px="3"
            borderRadius="l2"
            cursor="pointer"
            textAlign="start"
            fontWeight={language === lang ? '650' : '400'}
            bg={language === lang ? 'primary.subtle' : 'transparent'}
            color={language === lang ? 'primary.fg' : 'fg'}
            _hover={{ bg: language === lang ? 'primary.muted' : 'bg.muted' }}
            _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
          >
            {ownName(language)}
            {language === lang ? <CheckIcon /> : null}
          </chakra.button>
        ))
      }
    </Popup>
  )
}
