import { Button } from '@chakra-ui/react/button'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { Failure } from '../../../openapi/failure.ts'
import { pages } from '../../../openapi/routes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { companyRegistration } from '../../../openapi/schemas/session.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { AcceptedTerms } from './AcceptedTerms.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { RegistrationElsewhere } from './RegistrationElsewhere.tsx'
import type { FormView } from '../../machines/save/save.connect.ts'
import { listRegistrationChoices, registerCompany, type RegistrationChoices } from './session.effects.ts'
import { UsernameField } from './UsernameField.tsx'
import { useRegistrationFailure } from './useRegistrationFailure.ts'

const machine = createSaveMachine(registerCompany)
const choicesMachine = createLoadMachine(listRegistrationChoices)

/** The registration of a company; a mail with a link follows. */
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
  const { data, failure, retry } = useLoad(choicesMachine, null)
  return <View {...form} choices={data} choicesFailure={failure} onRetryChoices={retry} />
}

export interface CompanyViewProps extends FormView<z.output<typeof companyRegistration>> {
  /** Sizes and sources, or null until they are loaded. */
  readonly choices: RegistrationChoices | null
  readonly choicesFailure: Failure | null
  readonly onRetryChoices: () => void
}

/** The registration form of a company. Its two lists come from the server; the rest can be filled in without them. */
export function View({
  busy,
  isSaved,
  failure,
  submit,
  changed,
  choices,
  choicesFailure,
  onRetryChoices,
}: CompanyViewProps) {
  const { t, pick } = useTexts()
  const form = useSchemaForm(companyRegistration, {})
  const options = (rows: readonly { readonly id: string; readonly name: Localized }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => {
      const shown = pick(name)
      return { value: id, label: shown?.text ?? '', lang: shown?.lang ?? 'en' }
    })
  const waiting = choices === null && choicesFailure === null ? t('ui.state.loading') : undefined
  const said = choicesFailure ? failureText(choicesFailure, t) : null
  return (
    <AuthLayout
      title={t('page.registerCompany.title')}
      purpose={t('session.register.company.purpose')}
      elsewhere={<RegistrationElsewhere to={pages.registerUser.path} label={t('session.register.user')} />}
    >
      <Form
        form={form}
        draft="company registration"
        save={{ busy, failure: useRegistrationFailure(failure), changed }}
        guarded={!isSaved}
        onSubmit={submit}
      >
        <TextField
          control={form.control}
          name="company_name"
          label={t('session.field.company_name')}
          autoComplete="organization"
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
        {said ? (
          <Notice
            kind="warning"
            title={t('session.register.choices_failed')}
            actions={
              <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetryChoices}>
                {t('ui.action.retry')}
              </Button>
            }
          >
            {said.text || said.title}
          </Notice>
        ) : null}
        <SelectField
          control={form.control}
          name="company_size_id"
          label={t('session.field.company_size')}
          choices={options(choices?.sizes)}
          disabled={choices === null}
          help={waiting}
          required
        />
        <SelectField
          control={form.control}
          name="info_source_id"
          label={t('session.field.info_source')}
          choices={options(choices?.sources)}
          disabled={choices === null}
          help={waiting}
          required
        />
        <NewPasswordFields control={form.control} password="password" confirm="confirm_password" />
        <AcceptedTerms />
        <SubmitButton busy={busy} busyText={t('session.register.busy')} size="lg" width="full">
          {t('session.register.company')}
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}
