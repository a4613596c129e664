import { chakra } from '@chakra-ui/react/styled-system'
import { ownershipInvitationBody } from '../../../openapi/schemas/company.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { InvitationBody, InvitationKind } from './owners.effects.ts'

export interface InviteDialogProps {
  readonly kind: InvitationKind
  readonly save: SaveView<InvitationBody, string>
  readonly onClose: () => void
}

/** Invites one more owner, or hands the account over; the password proves who asks. */
export function InviteDialog({ kind, save, onClose }: InviteDialogProps) {
  const { t } = useTexts()
  const form = useSchemaForm(ownershipInvitationBody, { email: save.values?.email ?? '', kind, password: '' })
  return (
    <Dialog open onClose={onClose} title={t(`company.owners.${kind}.title`)} width="34rem">
      <Form form={form} save={save} onSubmit={save.submit}>
        {kind === 'transfer' ? (
          <Notice kind="warning">{t('company.owners.transfer.text')}</Notice>
        ) : (
          <chakra.p color="fg.muted">{t('company.owners.share.text')}</chakra.p>
        )}
        <TextField
          control={form.control}
          name="email"
          type="email"
          label={t('company.owners.email')}
          help={t('company.owners.email.help')}
          autoComplete="off"
          required
        />
        <PasswordField
          control={form.control}
          name="password"
          label={t('company.owners.password')}
          help={t('company.owners.password.help')}
          autoComplete="current-password"
          required
        />
        <FormButtons busy={save.busy} submit={t(`company.owners.${kind}.submit`)} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
