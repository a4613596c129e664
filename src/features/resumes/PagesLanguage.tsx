import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Language } from '../../../openapi/define.ts'
import { CARRIED_LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface PagesLanguageProps {
  readonly lang: Language
  readonly onChoose: (lang: Language) => void
}

/** The language of the pages, which is not that of the screen. */
export function PagesLanguage({ lang, onChoose }: PagesLanguageProps) {
  const { t } = useTexts()
  return (
    <chakra.div role="group" aria-label={t('resume.build.lang')} display="flex">
      {CARRIED_LANGUAGES.map(({ value, name }) => (
        <Button
          key={value}
          size="sm"
          lang={value}
          variant={lang === value ? 'subtle' : 'ghost'}
          colorPalette={lang === value ? 'primary' : 'gray'}
          aria-pressed={lang === value}
          minHeight="11"
          px={{ base: '2', md: '3' }}
          onClick={() => onChoose(value)}
        >
          {name}
        </Button>
      ))}
    </chakra.div>
  )
}
