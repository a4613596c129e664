import { Field } from '@chakra-ui/react/field'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, type ReactNode } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { loadAmharicFont } from '../../i18n/amharic-font.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { GroupLabel } from './LabelRow.tsx'

type FieldError = { readonly message?: string } & Readonly<Record<string, unknown>>

/** What the control of one language needs. */
export interface LocalizedPart {
  readonly part: Language
  readonly isInvalid: boolean
  /** The message of the whole, when that is what is wrong; the message of the part is tied to it by its frame. */
  readonly describedBy: string | undefined
  /** The elements that name the control, for one that no `label` can name. */
  readonly labelledBy: string
}
export interface LocalizedFrameProps {
  readonly label: string
  readonly help: ReactNode
  readonly aside: ReactNode
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
  /** Of the field: its own message, or one in each language, at whatever depth. */
  readonly error: FieldError | undefined
  /** The least width of a language in rem: where both fit they stand side by side. */
  readonly leastWidth: number
  readonly children: (part: LocalizedPart) => ReactNode
}

/** The first message in an error and whatever it has inside. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message, ...inner } = error as Readonly<Record<string, unknown>>
  if (typeof message === 'string' && message !== '') return message
  for (const one of Object.values(inner)) {
    const found = messageIn(one)
    if (found !== undefined) return found
  }
  return undefined
}
/** The message of one language; those of the server name the place in it: `en.0.text`. */
const partMessage = (error: FieldError | undefined, part: Language) => {
  const [, found] = Object.entries(error ?? {}).find(([key]) => key === part || key.startsWith(`${part}.`)) ?? []
  return messageIn(found)
}

/** One thing in English and in Amharic, side by side where there is room. One of the two is enough. */
export function LocalizedFrame({
  label,
  help,
  aside,
  required,
  disabled,
  error,
  leastWidth,
  children,
}: LocalizedFrameProps) {
  const { t, lang } = useTexts()
  const id = useId()
  useEffect(() => void loadAmharicFont(), [])
  // The reader's own language first.
  const order = lang === 'am' ? (['am', 'en'] as const) : (['en', 'am'] as const)
  const wholeError = order.some((part) => partMessage(error, part)) ? undefined : error?.message || undefined
  return (
    <chakra.fieldset
      minWidth="0"
      width="full"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      {...(disabled ? { disabled } : {})}
    >
      <GroupLabel id={`${id}-label`} label={label} required={required} aside={aside} />
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${leastWidth}rem), 1fr))`}
      >
        {order.map((part) => (
          <FieldFrame
            key={part}
            label={
              <chakra.span id={`${id}-${part}`} textStyle="xs" color="fg.muted" fontWeight="500">
                {t(part === 'en' ? 'ui.language.en' : 'ui.language.am')}
              </chakra.span>
            }
            error={partMessage(error, part)}
          >
            {children({
              part,
              isInvalid: partMessage(error, part) !== undefined || wholeError !== undefined,
              describedBy: wholeError ? `${id}-error` : undefined,
              labelledBy: `${id}-label ${id}-${part}`,
            })}
          </FieldFrame>
        ))}
      </chakra.div>
      {wholeError ? (
        <Field.Root invalid>
          <Field.ErrorText id={`${id}-error`} mt="1.5">
            {wholeError}
          </Field.ErrorText>
        </Field.Root>
      ) : null}
      <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted" mt="1.5">
        {help ?? t('ui.localized.help')}
      </chakra.div>
    </chakra.fieldset>
  )
}
