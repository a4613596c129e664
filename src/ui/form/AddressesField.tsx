import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { PlusIcon, TrashIcon } from '../icons.tsx'
import { SCHEME, withScheme } from './address.ts'
import { GroupFrame } from './GroupFrame.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

export interface AddressesFieldProps<V extends FieldValues> extends FieldProps<V> {
  readonly most: number
}

/** Several web addresses, one line each, in the order of the person. A line that is left empty is not kept. */
export function AddressesField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  most,
  ...rest
}: AddressesFieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const id = useId()
  const value = Array.isArray(field.value) ? field.value.map(String) : []
  // An empty last line stands on the screen alone: the form has no empty addresses.
  const [open, setOpen] = useState(value.length === 0)
  const lines = open && value.length < most ? [...value, ''] : value
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [added])
  const set = (at: number, text: string) =>
    field.change(at < value.length ? value.with(at, text) : text === '' ? value : [...value, text])
  const lineError = (at: number) => (field.error?.[at] as { message?: string } | undefined)?.message
  const leave = (at: number, text: string) => {
    const full = withScheme(text)
    if (at < value.length && full === '') field.change(value.toSpliced(at, 1))
    else if (at < value.length && full !== text) set(at, full)
    field.blur()
  }
  const first = lines.findIndex((_, at) => lineError(at) !== undefined)
  return (
    <GroupFrame
      label={label}
      help={help}
      aside={aside}
      error={first < 0 ? field.message : undefined}
      required={required}
      disabled={disabled}
    >
      <chakra.ul ref={list} listStyleType="none" display="flex" flexDirection="column" gap="2" width="full">
        {Array.from(lines.keys()).map((at) => {
          const text = lines[at] ?? ''
          const error = lineError(at)
          return (
            <li key={at}>
              <Field.Root
                invalid={error !== undefined || (field.message !== undefined && first < 0)}
                disabled={disabled ?? false}
              >
                <chakra.div display="flex" gap="1" width="full">
                  <Input
                    id={`${id}-${at}`}
                    type="url"
                    inputMode="url"
                    autoCapitalize="none"
                    spellCheck={false}
                    placeholder={SCHEME}
                    name={`${field.name}.${at}`}
                    {...(at === 0 ? { ref: field.ref } : {})}
                    aria-label={t('field.address.of', { label, number: at + 1 })}
                    value={text}
                    onChange={(event) => {
                      if (at === value.length) setOpen(false)
                      set(at, event.target.value)
                    }}
                    onBlur={() => leave(at, text)}
                  />
                  <IconButton
                    label={t('field.address.remove', { label, number: at + 1 })}
                    disabled={disabled ?? false}
                    onClick={() => {
                      if (at < value.length) field.change(value.toSpliced(at, 1))
                      else setOpen(false)
                    }}
                  >
                    <TrashIcon />
                  </IconButton>
                </chakra.div>
                {error ? <Field.ErrorText>{error}</Field.ErrorText> : null}
              </Field.Root>
            </li>
          )
        })}
      </chakra.ul>
      {lines.length < most ? (
        <Button
          type="button"
          size="sm"
          variant="outline"
          colorPalette="gray"
          mt={lines.length > 0 ? '2' : '0'}
          disabled={disabled ?? false}
          onClick={() => {
            setOpen(true)
            setAdded(added + 1)
          }}
        >
          <PlusIcon />
          {t('field.address.add')}
        </Button>
      ) : null}
    </GroupFrame>
  )
}
