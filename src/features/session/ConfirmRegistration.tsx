import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { z } from 'zod'
import { passwordReset, registrationProof, type tokenBody } from '../../../openapi/schemas/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FormView } from '../../machines/save/save.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { WaitingRegistration } from './session.effects.ts'
import { TooManyTries } from './TooManyTries.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'

type Registration = WaitingRegistration & { readonly token: string }

export interface ConfirmRegistrationProps {
  readonly registration: Registration
  readonly proof: FormView<z.output<typeof registrationProof>>
  readonly claim: FormView<z.output<typeof passwordReset>>
  readonly discard: FormView<z.output<typeof tokenBody>>
}

/**
 * Shows whose registration a link confirms and asks for its password, because somebody else may have registered with
 * this email. Its owner can also set another password, or delete the registration.
 */
export function ConfirmRegistration({ registration, proof, claim, discard }: ConfirmRegistrationProps) {
  const { t } = useTexts()
  const [way, setWay] = useState<'proof' | 'claim' | 'discard'>('proof')
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Whose {...registration} />
      {way === 'proof' ? <ProofForm {...proof} registration={registration} /> : null}
      {way === 'claim' ? <ClaimForm {...claim} registration={registration} /> : null}
      {way === 'discard' ? <Discard {...discard} registration={registration} onKeep={() => setWay('proof')} /> : null}
      {way === 'discard' ? null : (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" pt="4" borderTopWidth="1px">
          <Button variant="ghost" size="sm" ms="-3" onClick={() => setWay(way === 'proof' ? 'claim' : 'proof')}>
            {t(way === 'proof' ? 'session.registration.claim' : 'session.registration.claim.back')}
          </Button>
          <Button variant="ghost" size="sm" ms="-3" colorPalette="danger" onClick={() => setWay('discard')}>
            {t('session.registration.discard')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}

function Whose({ name, username, email }: Registration) {
  const { t } = useTexts()
  const lines = [
    [t('session.registration.name'), name],
    [t('session.registration.username'), `@${username}`],
    [t('session.registration.email'), email],
  ] as const
  return (
    <chakra.dl
      aria-label={t('session.registration.who')}
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="4"
      rowGap="1"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
    >
      {lines.map(([term, value]) => (
        <chakra.div key={term} display="contents">
          <chakra.dt color="fg.muted">{term}</chakra.dt>
          <chakra.dd overflowWrap="anywhere" fontWeight="medium">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

/** Tells password managers which user the password belongs to. */
const Username = ({ email }: Registration) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)

function ProofForm({
  registration,
  busy,
  failure,
  submit,
  changed,
}: ConfirmRegistrationProps['proof'] & { readonly registration: Registration }) {
  const { t } = useTexts()
  const form = useSchemaForm(registrationProof, { token: registration.token })
  const tooMany = failure?.code === 'too_many_requests' ? (failure.retryAfter ?? 1) : 0
  const seconds = useSecondsLeft(tooMany, failure)
  return (
    <Form
      form={form}
      save={{ busy, failure: tooMany > 0 ? null : failure, changed }}
      guarded={false}
      onSubmit={(body) => (seconds > 0 ? undefined : submit(body))}
    >
      {seconds > 0 ? (
        <Notice kind="warning">
          <TooManyTries seconds={seconds} of={tooMany} />
        </Notice>
      ) : null}
      <chakra.p color="fg.muted" textStyle="sm">
        {t('session.registration.purpose')}
      </chakra.p>
      <Username {...registration} />
      <PasswordField
        control={form.control}
        name="password"
        label={t('session.field.password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton
        busy={busy}
        waiting={seconds > 0}
        busyText={t('session.registration.confirm.busy')}
        size="lg"
        width="full"
      >
        {t('session.registration.confirm')}
      </SubmitButton>
    </Form>
  )
}

function ClaimForm({
  registration,
  busy,
  failure,
  submit,
  changed,
}: ConfirmRegistrationProps['claim'] & { readonly registration: Registration }) {
  const { t } = useTexts()
  const form = useSchemaForm(passwordReset, { token: registration.token })
  return (
    <Form form={form} save={{ busy, failure, changed }} guarded={false} onSubmit={submit}>
      <chakra.p color="fg.muted" textStyle="sm">
        {t('session.registration.claim.text')}
      </chakra.p>
      <Username {...registration} />
      <NewPasswordFields
        control={form.control}
        password="password"
        confirm="confirm_password"
        label={t('session.field.new_password')}
      />
      <SubmitButton busy={busy} busyText={t('session.registration.confirm.busy')} size="lg" width="full">
        {t('session.registration.claim.submit')}
      </SubmitButton>
    </Form>
  )
}

function Discard({
  registration,
  busy,
  failure,
  submit,
  onKeep,
}: ConfirmRegistrationProps['discard'] & { readonly registration: Registration; readonly onKeep: () => void }) {
  const { t } = useTexts()
  const said = failure && failureText(failure, t)
  return (
    <>
      {said ? (
        <Notice kind="error" title={said.title}>
          {said.text}
        </Notice>
      ) : null}
      <Notice
        kind="warning"
        title={t('session.registration.discard.title')}
        actions={
          <>
            <SubmitButton
              busy={busy}
              busyText={t('session.registration.discard.busy')}
              colorPalette="danger"
              size="sm"
              onClick={() => submit({ token: registration.token })}
            >
              {t('session.registration.discard.submit')}
            </SubmitButton>
            <Button variant="outline" colorPalette="gray" size="sm" onClick={onKeep}>
              {t('session.registration.discard.keep')}
            </Button>
          </>
        }
      >
        {t('session.registration.discard.text', { username: registration.username })}
      </Notice>
    </>
  )
}
