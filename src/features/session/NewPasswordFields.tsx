import type { Control, FieldValues, Path } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'

export interface NewPasswordFieldsProps<V extends FieldValues> {
  readonly control: Control<V>
  readonly password: Path<V>
  readonly confirm: Path<V>
  /** `Password` when registering, `New password` when replacing one. */
  readonly label?: string
}

/** A new password and its confirmation, each of which can be shown. */
export function NewPasswordFields<V extends FieldValues>({
  control,
  password,
  confirm,
  label,
}: NewPasswordFieldsProps<V>) {
  const { t } = useTexts()
  return (
    <>
      <PasswordField
        control={control}
        name={password}
        checks={[confirm]}
        label={label ?? t('session.field.password')}
        help={t('session.field.password.help')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        control={control}
        name={confirm}
        label={t('session.field.confirm_password')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
