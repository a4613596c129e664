import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ReferenceEntry } from '../../../openapi/schemas/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Combobox, type ComboOption } from '../Combobox.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { entryOf, findEntries } from './find-entries.ts'
import { useField } from './useField.ts'

interface EntryComboboxProps<V extends FieldValues> extends FieldProps<V> {
  readonly entries: readonly ReferenceEntry[]
  /** Text that names no entry is a value too. */
  readonly free?: boolean
  readonly autoComplete?: string
}

/**
 * Entries of a list by typing. What names no entry stays as it was typed; where it may not, the field says so when it
 * is left.
 */
export function EntryCombobox<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  entries,
  free = false,
  autoComplete,
  ...rest
}: EntryComboboxProps<V>) {
  const field = useField(rest)
  const { t, lang, pick } = useTexts()
  const value = String(field.value ?? '')
  const chosen = entries.find(({ key }) => key === value)
  const nameOf = (entry: ReferenceEntry) => pick(entry.name)?.text ?? entry.key
  const shown = chosen ? nameOf(chosen) : value
  // What is being typed; null when nothing is.
  const [typed, setTyped] = useState<string | null>(null)
  const [isStrange, setIsStrange] = useState(false)
  const text = typed ?? shown
  const found = findEntries(entries, typed ?? '')
  const other = lang === 'en' ? 'am' : 'en'
  const options = found.map((entry): ComboOption => {
    const name = pick(entry.name)
    const more = name?.lang === lang ? entry.name[other] : undefined
    return {
      key: entry.key,
      text: name?.text ?? entry.key,
      ...(name ? { lang: name.lang } : {}),
      ...(more && more !== name?.text ? { more, moreLang: other } : {}),
    }
  })
  const settle = () => {
    if (typed !== null && !free && !entryOf(entries, typed)) {
      // One alone fits: that is the one that was meant.
      const [only] = found
      if (only && found.length === 1 && typed.trim() !== '') field.change(only.key)
      else setIsStrange(typed.trim() !== '')
    }
    setTyped(null)
    field.blur()
  }
  return (
    <FieldFrame
      label={label}
      help={help}
      aside={aside}
      error={isStrange && !chosen && value !== '' ? t('field.choices.strange') : field.message}
      required={required}
      disabled={disabled}
    >
      <Combobox
        label={label}
        name={field.name}
        ref={field.ref}
        text={text}
        options={options}
        chosen={chosen?.key ?? null}
        opensOnPress
        {...(free ? {} : { nothing: t('field.choices.nothing') })}
        {...(autoComplete ? { autoComplete } : {})}
        placeholder={t(free ? 'field.choices.type_free' : 'field.choices.type')}
        onText={(next) => {
          setTyped(next)
          setIsStrange(false)
          field.change(entryOf(entries, next)?.key ?? next)
        }}
        onChoose={({ key }) => {
          setTyped(null)
          setIsStrange(false)
          field.change(key)
        }}
        onBlur={settle}
      />
    </FieldFrame>
  )
}
