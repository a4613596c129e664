import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { invitedEmail } from '../../../openapi/anchors.ts'
import { pages } from '../../../openapi/routes.ts'
import { userRegistration } from '../../../openapi/schemas/session.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { AcceptedTerms } from './AcceptedTerms.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { RegistrationElsewhere } from './RegistrationElsewhere.tsx'
import type { FormView } from '../../machines/save/save.connect.ts'
import { registerUser } from './session.effects.ts'
import { UsernameField } from './UsernameField.tsx'
import { useRegistrationFailure } from './useRegistrationFailure.ts'

const machine = createSaveMachine(registerUser)

/** The registration of a person; a mail with a link follows. */
export function Screen() {
  const navigate = useNavigate()
  const toast = useToast()
  const form = useSave(machine, {
    row: null,
    onSaved: ({ message }, { email, username }) => {
      toast({ severity: 'success', text: message })
      void navigate(pages.verifyBeforeLogin.path, { state: { email, username } })
    },
  })
  return <View {...form} />
}

/** The registration form of a person: Ethiopian names, username, contact and password. */
export function View({ busy, isSaved, failure, submit, changed }: FormView<z.output<typeof userRegistration>>) {
  const { t } = useTexts()
  const { hash } = useLocation()
  // An invitation was mailed to this address, and only a registration with it gets the offer.
  const email = invitedEmail(hash)
  const form = useSchemaForm(userRegistration, email === null ? {} : { email })
  return (
    <AuthLayout
      title={t('page.registerUser.title')}
      purpose={t('session.register.user.purpose')}
      elsewhere={<RegistrationElsewhere to={pages.registerCompany.path} label={t('session.register.company')} />}
    >
      <Form
        form={form}
        draft="registration"
        save={{ busy, failure: useRegistrationFailure(failure), changed }}
        guarded={!isSaved}
        onSubmit={submit}
      >
        <TextField
          control={form.control}
          name="first_name"
          label={t('session.field.first_name')}
          autoComplete="given-name"
          required
        />
        <TextField
          control={form.control}
          name="middle_name"
          label={t('session.field.middle_name')}
          help={t('session.field.middle_name.help')}
          autoComplete="additional-name"
          required
        />
        <TextField
          control={form.control}
          name="last_name"
          label={t('session.field.last_name')}
          help={t('session.field.last_name.help')}
          autoComplete="family-name"
          required
        />
        <UsernameField control={form.control} name="username" />
        <TextField
          control={form.control}
          name="email"
          type="email"
          label={t('session.field.email')}
          help={t('session.field.email.help')}
          autoComplete="email"
          required
        />
        <PhoneField control={form.control} name="phone_number" label={t('session.field.phone_number')} required />
        <NewPasswordFields control={form.control} password="password" confirm="confirm_password" />
        <AcceptedTerms />
        <SubmitButton busy={busy} busyText={t('session.register.busy')} size="lg" width="full">
          {t('session.register.user')}
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}
