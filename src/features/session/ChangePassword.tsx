import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, type ReactNode } from 'react'
import type { z } from 'zod'
import { passwordChange } from '../../../openapi/schemas/session.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { DataPart } from './DataPart.tsx'
import { DeletionPart } from './DeletionPart.tsx'
import { LanguageAndDates } from './LanguageAndDates.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { FormView } from '../../machines/save/save.connect.ts'
import { changePassword, listSessions, revokeSession } from './session.effects.ts'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { SessionList, type SessionListProps } from './SessionList.tsx'
import { SignInPart } from './SignInPart.tsx'

const passwordMachine = createSaveMachine(changePassword)
const sessionsMachine = createLoadMachine(listSessions)
const revokeMachine = createSaveMachine(revokeSession)

/** The page of sign-in details, signed-in devices, language and calendar. */
export function Screen() {
  const toast = useToast()
  const { t } = useTexts()
  const { data, failure, retry, refresh } = useLoad(sessionsMachine, null)
  const form = useSave(passwordMachine, {
    row: null,
    onSaved: ({ message }) => {
      toast({ severity: 'success', text: message })
      refresh()
    },
  })
  const revoke = useSave(revokeMachine, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('session.sessions.revoked') })
      refresh()
    },
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title, text: text || title })
    },
  })
  return (
    <View
      details={<SignInPart />}
      factor={<SecondFactorPart />}
      data={
        <>
          <DataPart />
          <DeletionPart />
        </>
      }
      form={form}
      sessions={{
        sessions: data,
        failure: data === null ? failure : null,
        revoking: revoke.busy ? revoke.values : null,
        onRetry: retry,
        onRevoke: revoke.submit,
      }}
    />
  )
}

export interface ChangePasswordProps {
  /** The panel of the sign-in details. */
  readonly details: ReactNode
  /** The panel of the second factor. */
  readonly factor: ReactNode
  /** The panel of what people may ask about themselves. */
  readonly data: ReactNode
  readonly form: FormView<z.output<typeof passwordChange>>
  readonly sessions: SessionListProps
}

/** Sign-in details and the form for a new password; the list of devices, language and calendar. */
export function View({ details, factor, data, form, sessions }: ChangePasswordProps) {
  const { t } = useTexts()
  return (
    <>
      <PageHeader title={t('page.changePassword.title')} purpose={t('session.change.purpose')} />
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {details}
          {factor}
          <Panel title={t('session.change.title')} text={t('session.change.text')}>
            <PasswordForm {...form} />
          </Panel>
        </chakra.div>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <LanguageAndDates />
          <SessionList {...sessions} />
          {data}
        </chakra.div>
      </chakra.div>
    </>
  )
}

function PasswordForm({ busy, failure, submit, changed, isSaved }: FormView<z.output<typeof passwordChange>>) {
  const { t } = useTexts()
  const form = useSchemaForm(passwordChange, {})
  useEffect(() => {
    if (isSaved) form.hook.reset()
  }, [isSaved, form.hook])
  return (
    <Form form={form} save={{ busy, failure, changed }} onSubmit={submit}>
      <PasswordField
        control={form.control}
        name="current_password"
        label={t('session.field.current_password')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        control={form.control}
        password="password"
        confirm="confirm_password"
        label={t('session.field.new_password')}
      />
      <SubmitButton busy={busy} busyText={t('session.change.busy')} alignSelf="flex-start">
        {t('session.change.submit')}
      </SubmitButton>
    </Form>
  )
}
