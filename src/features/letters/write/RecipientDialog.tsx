import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Ref } from '../../../../openapi/ref.ts'
import {
  keyOfRecipient,
  letterRecipient,
  RECIPIENT_KINDS,
  type LetterRecipientBody,
} from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { SwitchField } from '../../../ui/form/SwitchField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { personLookup } from '../letters.effects.ts'

interface RecipientDialogProps {
  /** Who is there already. */
  readonly taken: readonly string[]
  /** Only somebody of the company. */
  readonly isStaffOnly: boolean
  readonly onAdd: (one: LetterRecipientBody) => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}
const NOBODY = { user_id: null, username: null, email: null, name: null }
/** Somebody of the company as a recipient. */
export const employeeRecipient = (user_id: Ref<'user'>): LetterRecipientBody => ({
  ...NOBODY,
  kind: 'employee',
  user_id,
  copy: false,
})
/** What the fields of other kinds hold is left out, so that trying another kind loses nothing. */
const ofKind = (held: LetterRecipientBody): LetterRecipientBody => {
  const { kind, copy } = held
  if (kind === 'employee') return { ...NOBODY, kind, user_id: held.user_id, copy }
  if (kind === 'account') return { ...NOBODY, kind, username: held.username, copy }
  return { ...NOBODY, kind, email: held.email, name: held.name, copy }
}

/** Whom a letter goes to: somebody of the company, an account of Sira, or anybody by their address. */
export function RecipientDialog({ taken, isStaffOnly, onAdd, onClose, finalFocus }: RecipientDialogProps) {
  const { t, pick } = useTexts()
  const form = useSchemaForm(letterRecipient, { ...NOBODY, kind: isStaffOnly ? 'employee' : 'outside', copy: false })
  const control = form.control as unknown as Control
  const kind = useWatch({ control, name: 'kind' }) as LetterRecipientBody['kind']
  const find = useMemo(() => personLookup((title) => pick(title ?? {})?.text ?? ''), [pick])
  const submit = (held: LetterRecipientBody) => {
    const one = ofKind(held)
    if (!taken.includes(keyOfRecipient(one))) return onAdd(one)
    const field = kind === 'employee' ? 'user_id' : kind === 'account' ? 'username' : 'email'
    form.hook.setError(field, { message: t('letter.write.recipients.twice') })
  }
  return (
    <FormDialog
      title={t('letter.write.recipients.add')}
      busy={false}
      submit={t('letter.write.recipients.create')}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {(id) => (
        <Form id={id} form={form} failure={null} guarded={false} onSubmit={submit}>
          <SelectField
            control={control}
            name="kind"
            label={t('letter.write.kind')}
            isAlwaysChosen
            choices={RECIPIENT_KINDS.filter((one) => !isStaffOnly || one === 'employee').map((value) => ({
              value,
              label: t(`letter.write.kind.${value}`),
            }))}
          />
          {kind === 'employee' ? (
            <LookupField control={control} name="user_id" label={t('letter.write.employee')} find={find} required />
          ) : null}
          {kind === 'account' ? (
            <TextField
              control={control}
              name="username"
              label={t('letter.write.username')}
              required
              // Copied with its sign, or as the address of their page.
              onText={(text) => {
                const name = text.replace(/^.*@/, '')
                if (name !== text) form.hook.setValue('username', name as LetterRecipientBody['username'])
              }}
            />
          ) : null}
          {kind === 'outside' ? (
            <>
              <TextField
                control={control}
                name="name"
                label={t('letter.write.name')}
                help={t('letter.write.name.help')}
                required
              />
              <TextField
                control={control}
                name="email"
                type="email"
                label={t('letter.write.email')}
                help={t('letter.write.email.help')}
                required
              />
            </>
          ) : null}
          <SwitchField
            control={control}
            name="copy"
            label={t('letter.write.copy')}
            help={t('letter.write.copy.help')}
          />
        </Form>
      )}
    </FormDialog>
  )
}
