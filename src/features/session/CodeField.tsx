import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FieldProps } from '../../ui/form/FieldFrame.tsx'
import { TextField } from '../../ui/form/TextField.tsx'

/** A code of an authenticator app; phones offer to fill it in. `recovery`: one of the recovery codes does as well. */
export function CodeField<V extends FieldValues>({
  recovery,
  ...field
}: Pick<FieldProps<V>, 'control' | 'name'> & { readonly recovery: boolean }) {
  const { t } = useTexts()
  return (
    <TextField
      {...field}
      label={t('session.login.code')}
      help={t(recovery ? 'session.login.code.help' : 'session.second_factor.app_code.help')}
      autoComplete="one-time-code"
      required
    />
  )
}
