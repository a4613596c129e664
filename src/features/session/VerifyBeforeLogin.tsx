import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { correctRegistration, type RegistrationCorrection } from './contact.effects.ts'
import { CorrectAddress } from './CorrectAddress.tsx'
import type { MailRequestProps } from './mail-request.connect.ts'
import { MailRequestForm } from './MailRequestForm.tsx'
import { useRegisteredState, type Registered } from './registered-state.ts'
import type { FormView } from '../../machines/save/save.connect.ts'
import { TextLink } from './TextLink.tsx'
import { useConfirmation } from './useConfirmation.ts'
import { useMailRequest } from './useMailRequest.ts'

const correctMachine = createSaveMachine(correctRegistration)

/**
 * The page between registration and the first sign-in, which goes on by itself once the registration was confirmed. A
 * corrected address replaces the old one and starts the page again.
 */
export function Screen() {
  const registered = useRegisteredState()
  const { t } = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const { user } = useSession()
  // Confirmed in this browser, it signs in and the guard leads on, which may be known here before the answer: going to
  // the page of sign-in then would lead away from the goal again. Elsewhere, the person signs in here as well.
  useConfirmation(() => {
    if (user !== null) return
    toast({ severity: 'success', text: t('session.verify.elsewhere') })
    void navigate(pages.login.path, { state: registered })
  })
  const [corrected, setCorrected] = useState<Registered & { readonly message: string }>()
  const now = corrected ?? { ...registered, message: '' }
  return <Waiting key={now.email} {...now} onCorrected={setCorrected} />
}

function Waiting({
  email,
  username,
  message,
  onCorrected,
}: Registered & {
  readonly message: string
  readonly onCorrected: (now: Registered & { readonly message: string }) => void
}) {
  const correction = useSave(correctMachine, {
    row: null,
    onSaved: (said, values) => onCorrected({ email: values.email, username: values.username, message: said.message }),
  })
  return (
    <View
      request={useMailRequest('confirmation', email)}
      registered={email}
      username={username}
      corrected={message}
      correction={correction}
    />
  )
}

export interface VerifyBeforeLoginProps {
  readonly request: MailRequestProps
  /** The address the link went to, or empty. */
  readonly registered: string
  /** The username chosen, or empty. */
  readonly username: string
  /** The server's message after a correction; empty before. */
  readonly corrected: string
  readonly correction: FormView<RegistrationCorrection>
}

/** Says that a link was sent and where to look for it, sends it again, or to another address. */
export function View({ request, registered, username, corrected, correction }: VerifyBeforeLoginProps) {
  const { t } = useTexts()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (corrected) notice.current?.focus()
  }, [corrected])
  return (
    <AuthLayout
      title={t('page.verifyBeforeLogin.title')}
      // After a correction it is unknown whether it matched a registration, so only the server's message is shown.
      {...(corrected
        ? {}
        : { purpose: registered ? t('session.verify.sent_to', { email: registered }) : t('session.verify.sent') })}
      elsewhere={
        <>
          <span>{t('session.verify.done')}</span>
          <TextLink to={pages.login.path}>{t('session.login.submit')}</TextLink>
        </>
      }
    >
      {corrected ? (
        <chakra.div mb="5" overflowWrap="anywhere">
          <Notice ref={notice} kind="success" title={registered}>
            {corrected} {t('session.correct.nothing')}
          </Notice>
        </chakra.div>
      ) : null}
      <chakra.ul listStyleType="disc" ps="5" mb="6" color="fg.muted" display="flex" flexDirection="column" gap="1.5">
        <li>{t('session.verify.hint.spam')}</li>
        <li>{t('session.verify.hint.valid')}</li>
      </chakra.ul>
      <MailRequestForm {...request} submit={t('session.verify.resend')} again={t('session.verify.resend')} />
      <CorrectAddress {...correction} username={username} />
    </AuthLayout>
  )
}
