import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icons.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

export interface PasswordFieldProps<V extends FieldValues> extends FieldProps<V> {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the person asks to see it. */
export function PasswordField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  autoComplete,
  ...rest
}: PasswordFieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <chakra.div position="relative" width="full">
        <Input
          type={shown ? 'text' : 'password'}
          name={field.name}
          ref={field.ref}
          value={String(field.value ?? '')}
          onBlur={field.blur}
          onChange={(event) => field.change(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          pe="12"
        />
        <IconButton
          label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          position="absolute"
          insetEnd="0"
          top="0"
          pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </chakra.div>
    </FieldFrame>
  )
}
