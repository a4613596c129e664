import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { registrationCorrection } from '../../../openapi/schemas/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { RegistrationCorrection } from './contact.effects.ts'
import type { FormView } from '../../machines/save/save.connect.ts'
import { TooManyTries } from './TooManyTries.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface CorrectAddressProps extends FormView<RegistrationCorrection> {
  /** The username of the registration if known, else empty. */
  readonly username: string
}

/** A button that opens the form for correcting a mistyped address. */
export function CorrectAddress(props: CorrectAddressProps) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <chakra.div mt="6" pt="5" borderTopWidth="1px">
      <Button variant="ghost" ms="-4" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t('session.correct.open')}
      </Button>
      <chakra.div id={id} hidden={!isOpen}>
        {isOpen ? <CorrectionForm {...props} /> : null}
      </chakra.div>
    </chakra.div>
  )
}

function CorrectionForm({ busy, failure, username, submit, changed }: CorrectAddressProps) {
  const { t } = useTexts()
  const form = useSchemaForm(registrationCorrection, { username })
  const tooMany = failure?.code === 'too_many_requests' ? (failure.retryAfter ?? 1) : 0
  const seconds = useSecondsLeft(tooMany, failure)
  return (
    <chakra.section aria-label={t('session.correct.title')} display="flex" flexDirection="column" gap="4" pt="2">
      <Heading as="h2" textStyle="lg">
        {t('session.correct.title')}
      </Heading>
      <chakra.p color="fg.muted" textStyle="sm">
        {t('session.correct.text')}
      </chakra.p>
      <Form
        form={form}
        guarded={false}
        save={{ busy, failure: tooMany > 0 ? null : failure, changed }}
        onSubmit={(body) => (seconds > 0 ? undefined : submit(body))}
      >
        {seconds > 0 ? (
          <Notice kind="warning">
            <TooManyTries seconds={seconds} of={tooMany} />
          </Notice>
        ) : null}
        <TextField
          control={form.control}
          name="email"
          type="email"
          label={t('session.correct.email')}
          autoComplete="email"
          required
        />
        <TextField
          control={form.control}
          name="username"
          label={t('session.field.username')}
          autoComplete="username"
          required
        />
        <PasswordField
          control={form.control}
          name="password"
          label={t('session.field.password')}
          autoComplete="current-password"
          required
        />
        <SubmitButton busy={busy} waiting={seconds > 0} busyText={t('session.mail.busy')} size="lg" width="full">
          {t('session.correct.submit')}
        </SubmitButton>
      </Form>
    </chakra.section>
  )
}
