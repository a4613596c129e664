import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour as `#rrggbb`, typed or chosen by eye. */
export function ColourField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const value = String(field.value ?? '')
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <chakra.div display="flex" gap="2" width="full">
        <chakra.input
          type="color"
          aria-label={t('ui.colour.pick', { label })}
          value={HEX.test(value) ? value : '#000000'}
          onChange={(event) => field.change(event.target.value)}
          disabled={disabled ?? false}
          width="11"
          height="11"
          p="1"
          flexShrink="0"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="l2"
          bg="bg.panel"
          cursor="pointer"
          _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
        />
        <Input
          name={field.name}
          ref={field.ref}
          value={value}
          onBlur={field.blur}
          onChange={(event) => field.change(event.target.value)}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
        />
      </chakra.div>
    </FieldFrame>
  )
}
