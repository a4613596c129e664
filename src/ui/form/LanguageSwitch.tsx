import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { get, useFormState, useWatch, type Control } from 'react-hook-form'
import type { Language } from '../../../openapi/define.ts'
import { CARRIED_LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isMissing, partMessage, type FieldError } from './text-parts.ts'

export interface LanguageSwitchProps {
  readonly control: Control
  /** The fields in two languages that the form shows. */
  readonly names: readonly string[]
  readonly shown: Language
  readonly onChoose: (language: Language) => void
  /** Asked to go to the first of these fields, in the order of the page. */
  readonly onGo: (language: Language, names: readonly string[]) => void
}

/**
 * Which language a form's texts are written in: both are kept and sent, one is shown. A language that has wrong texts, or
 * lacks some that the other has, says how many, and leads to the first.
 */
export function LanguageSwitch({ control, names, shown, onChoose, onGo }: LanguageSwitchProps) {
  const { t } = useTexts()
  const id = useId()
  const values = useWatch({ control, name: names })
  const { errors } = useFormState({ control })
  const marks = CARRIED_LANGUAGES.flatMap(({ value: language }) => [
    {
      language,
      kind: 'wrong' as const,
      fields: names.filter((name) => partMessage(get(errors, name) as FieldError | undefined, language) !== undefined),
    },
    { language, kind: 'missing' as const, fields: names.filter((_, at) => isMissing(values[at], language)) },
  ]).filter(({ fields }) => fields.length > 0)
  return (
    <>
      <chakra.div
        position="sticky"
        top="var(--sticky-top, 0px)"
        zIndex="1"
        width="full"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="1"
        p="1"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
      >
        <chakra.div role="radiogroup" aria-label={t('ui.text_language.label')} display="flex" gap="1">
          {CARRIED_LANGUAGES.map(({ value: language, name }) => (
            <chakra.label
              key={language}
              lang={language}
              position="relative"
              display="inline-flex"
              alignItems="center"
              px="3"
              minHeight="8"
              borderRadius="l1"
              textStyle="sm"
              fontWeight="500"
              cursor="pointer"
              color={language === shown ? 'primary.fg' : 'fg.muted'}
              bg={language === shown ? 'primary.subtle' : 'transparent'}
              _hover={{ bg: language === shown ? 'primary.subtle' : 'bg.muted' }}
              _focusWithin={{ outline: '2px solid', outlineColor: 'primary.focusRing' }}
              css={{
                '@media (pointer: coarse)': { minHeight: '2.75rem' },
                '@media (forced-colors: active)':
                  language === shown ? { outline: '2px solid Highlight', outlineOffset: '-2px' } : {},
              }}
            >
              <chakra.input
                type="radio"
                name={id}
                value={language}
                checked={language === shown}
                onChange={() => onChoose(language)}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
              />
              {name}
            </chakra.label>
          ))}
        </chakra.div>
        {marks.map(({ language, kind, fields }) => (
          <Button
            key={`${language} ${kind}`}
            type="button"
            size="xs"
            variant="ghost"
            colorPalette={kind === 'wrong' ? 'danger' : 'gray'}
            {...(kind === 'wrong' ? {} : { color: 'fg.muted' })}
            px="2"
            css={{ '@media (pointer: coarse)': { minHeight: '2.75rem' } }}
            onClick={() => onGo(language, fields)}
          >
            {t(`ui.text_language.${kind}`, { language: t(`ui.language.${language}`), count: fields.length })}
          </Button>
        ))}
      </chakra.div>
      <chakra.p textStyle="xs" color="fg.muted" mt="-3">
        {t('ui.localized.help')}
      </chakra.p>
    </>
  )
}
