import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { CARRIED_LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useShownLanguage } from './text-language.ts'
import { isMissing, partMessage, partText, type FieldError } from './text-parts.ts'

/** What the control of one language needs; its messages are tied to it by its frame. */
export interface LocalizedPart {
  readonly part: Language
  readonly isInvalid: boolean
  /** The element that names the control, for one that no `label` can name. */
  readonly labelledBy: string
}
export interface LocalizedFrameProps {
  readonly name: string
  readonly label: string
  readonly help: ReactNode
  readonly aside: ReactNode
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
  /** The texts, plain or with structure. */
  readonly value: unknown
  /** Of the field: its own message, or one in each language, at whatever depth. */
  readonly error: FieldError | undefined
  readonly children: (part: LocalizedPart) => ReactNode
}

/**
 * One thing in English and in Amharic, of which the form's switch shows one. The other stays in the page unseen, so that
 * nothing of it is lost: not even what an editor could undo. A text that is missing here is shown in the other language
 * for whoever translates it.
 */
export function LocalizedFrame({
  name,
  label,
  help,
  aside,
  required,
  disabled,
  value,
  error,
  children,
}: LocalizedFrameProps) {
  const { t } = useTexts()
  const id = useId()
  const shown = useShownLanguage(name)
  const wholeError = CARRIED_LANGUAGES.some(({ value: part }) => partMessage(error, part))
    ? undefined
    : error?.message || undefined
  return CARRIED_LANGUAGES.map(({ value: part }) => {
    const other = part === 'en' ? 'am' : 'en'
    const isShown = part === shown
    // What is said of the whole is said once, where it is seen.
    const message = partMessage(error, part) ?? (isShown ? wholeError : undefined)
    return (
      <chakra.div
        key={part}
        width="full"
        minWidth="0"
        data-text-language={part}
        data-text-field={name}
        hidden={!isShown}
      >
        <FieldFrame
          label={<span id={`${id}-${part}`}>{label}</span>}
          tag={
            <chakra.span id={`${id}-${part}-tag`} textStyle="xs" color="fg.muted" fontWeight="500" ms="1">
              {t(`ui.language.${part}`)}
            </chakra.span>
          }
          aside={isShown ? aside : undefined}
          // One language is enough: the other one is then no longer asked for.
          required={required === true && !isMissing(value, part)}
          disabled={disabled}
          error={message}
          help={
            !isShown ? undefined : isMissing(value, part) ? (
              <>
                {help ? <chakra.span display="block">{help}</chakra.span> : null}
                <chakra.span display="block" lineClamp="2" overflowWrap="anywhere">
                  {t(`ui.language.${other}`)}: <span lang={other}>{partText(value, other)}</span>
                </chakra.span>
              </>
            ) : (
              help
            )
          }
        >
          {children({
            part,
            isInvalid: message !== undefined,
            labelledBy: `${id}-${part} ${id}-${part}-tag`,
          })}
        </FieldFrame>
      </chakra.div>
    )
  })
}
