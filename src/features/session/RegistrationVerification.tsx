import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { NEWCOMER, pages } from '../../../openapi/routes.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { ConfirmRegistration, type ConfirmRegistrationProps } from './ConfirmRegistration.tsx'
import { keepKnownDevice } from './known-devices.ts'
import { registrationToken } from './kept-token.ts'
import type { MailRequestProps } from './mail-request.connect.ts'
import { MailRequestForm } from './MailRequestForm.tsx'
import {
  checkRegistration,
  claimRegistration,
  discardRegistration,
  type SignedIn,
  verifyEmail,
  type WaitingRegistration,
} from './session.effects.ts'
import { TextLink } from './TextLink.tsx'
import type { TokenProps } from './token.connect.ts'
import { TokenStatus } from './TokenStatus.tsx'
import { useMailRequest } from './useMailRequest.ts'
import { useToken } from './useToken.ts'

const proving = createSaveMachine(verifyEmail)
const claiming = createSaveMachine(claimRegistration)
const discarding = createSaveMachine(discardRegistration)

/** The outcome of the registration, in the server's message. */
export interface RegistrationOutcome {
  readonly kind: 'confirmed' | 'discarded'
  readonly message: string
}

/** The page opened by the confirmation link, signed in or not. */
export function Screen() {
  const { user, isSigning, signIn } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const [found, setFound] = useState<(WaitingRegistration & { readonly token: string }) | null>(null)
  const [outcome, setOutcome] = useState<RegistrationOutcome | null>(null)
  const token = useToken({
    verify: async (good, signal) => {
      setFound({ ...(await checkRegistration(good, signal)), token: good })
      return ''
    },
    kept: registrationToken.read,
    onGood: registrationToken.keep,
  })
  const over = (kind: RegistrationOutcome['kind']) => ({
    row: null,
    onSaved: ({ message, session }: { readonly message: string; readonly session?: SignedIn | null }) => {
      registrationToken.forget()
      setOutcome({ kind, message })
      if (!session) return
      keepKnownDevice(session.known_device)
      signIn(session.access_token)
    },
    onFailed: ({ code }: { readonly code: string }) =>
      code === 'token_spent' ? registrationToken.forget() : undefined,
  })
  const forms = {
    proof: useSave(proving, over('confirmed')),
    claim: useSave(claiming, over('confirmed')),
    discard: useSave(discarding, over('discarded')),
  }
  // Signed in by the confirmation: the sign-in page knows where to, as after any sign-in. What the server said, such as
  // another username, is said there.
  const isIn =
    outcome?.kind === 'confirmed' && user !== null && [forms.proof, forms.claim].some(({ row }) => row?.session)
  const enter = useEffectEvent(() => {
    if (outcome) toast({ severity: 'success', text: outcome.message })
    void navigate(`${pages.login.path}?${NEWCOMER}`, { replace: true })
  })
  useEffect(() => (isIn ? enter() : undefined), [isIn])
  const isSpent = Object.values(forms).some(({ failure }) => failure?.code === 'token_spent')
  return (
    <View
      token={isSpent ? { ...token, state: 'spent' } : token}
      waiting={found && { ...forms, registration: found }}
      outcome={outcome}
      request={useMailRequest('confirmation', user?.email ?? '')}
      isSignedIn={user !== null}
      isSigning={isSigning || isIn}
    />
  )
}

export interface RegistrationVerificationProps {
  readonly token: TokenProps
  /** The registration to confirm and the ways to do so; null until known. */
  readonly waiting: ConfirmRegistrationProps | null
  readonly outcome: RegistrationOutcome | null
  readonly request: MailRequestProps
  readonly isSignedIn: boolean
  /** The confirmation is signing the person in. */
  readonly isSigning: boolean
}

const checking = 'page.registrationVerification.title'
const again = 'page.verifyBeforeLogin.title'
const titles = {
  reading: checking,
  verifying: checking,
  waiting: checking,
  offline: checking,
  failed: checking,
  verified: again,
  spent: again,
  incomplete: again,
} as const
const ended = { confirmed: 'session.verify.confirmed', discarded: 'session.registration.discarded' } as const

/** The link is being checked, its registration is confirmed or deleted, or a new mail is needed. */
export function View({ token, waiting, outcome, request, isSignedIn, isSigning }: RegistrationVerificationProps) {
  const { t } = useTexts()
  const isAsking = outcome === null && token.state === 'verified'
  const isUseless = outcome === null && (token.state === 'spent' || token.state === 'incomplete')
  return (
    <AuthLayout
      title={t(outcome ? ended[outcome.kind] : titles[token.state])}
      // Whoever opens the link again has confirmed long ago.
      elsewhere={
        isUseless ? (
          <>
            <span>{t('session.verify.done')}</span>
            <TextLink to={isSignedIn ? pages.dashboard.path : pages.login.path}>
              {t(isSignedIn ? 'session.verify.continue' : 'session.login.submit')}
            </TextLink>
          </>
        ) : undefined
      }
    >
      {outcome ? (
        isSigning ? (
          <SubmitButton busy busyText={t('session.login.busy')} size="lg">
            {t('session.login.submit')}
          </SubmitButton>
        ) : (
          <chakra.div display="flex" flexDirection="column" gap="5">
            <Notice kind="success">{outcome.message}</Notice>
            <Onward kind={outcome.kind} isSignedIn={isSignedIn} />
          </chakra.div>
        )
      ) : isAsking ? (
        waiting && <ConfirmRegistration {...waiting} />
      ) : (
        <TokenStatus
          {...token}
          verified={null}
          another={
            <MailRequestForm {...request} submit={t('session.verify.resend')} again={t('session.verify.resend')} />
          }
        />
      )}
    </AuthLayout>
  )
}

/** Where to go next; people who are signed in stay so. */
function Onward({ kind, isSignedIn }: { readonly kind: RegistrationOutcome['kind']; readonly isSignedIn: boolean }) {
  const { t } = useTexts()
  const link = isSignedIn
    ? { to: pages.dashboard.path, text: t('session.verify.continue') }
    : kind === 'confirmed'
      ? { to: pages.login.path, text: t('session.login.submit') }
      : { to: pages.registerUser.path, text: t('session.register.user') }
  return (
    <Button asChild size="lg">
      <Link to={link.to}>{link.text}</Link>
    </Button>
  )
}
