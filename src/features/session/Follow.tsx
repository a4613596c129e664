import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router'
import { fromPromise } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import { pages, WANTED } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { CheckCircleIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSession } from '../../ui/session-context.ts'
import { Bone } from '../../ui/Skeleton.tsx'
import { FailureView, Loading } from '../../ui/StateView.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { followPath, takeWish, wishToFollow } from './follow-intent.ts'
import { followByMail, followedMachine, followMachine, type Followed } from './follow.effects.ts'
import { connectMailRequest, type MailRequestProps } from './mail-request.connect.ts'
import { MailRequestForm } from './MailRequestForm.tsx'
import { TextLink } from './TextLink.tsx'

/** The page for following a company, signed in or by email. */
export function Screen() {
  const { username = '' } = useParams()
  const { user, account, isSigning } = useSession()
  // Whether the caller follows depends on who they are, which may be known only after the page has loaded.
  return <Company key={`${username} ${isSigning} ${account?.id ?? user?.id ?? ''}`} username={username} />
}

function Company({ username }: { readonly username: string }) {
  const { account, isSigning } = useSession()
  const { data, failure, retry } = useLoad(followedMachine, username)
  const who = isSigning ? 'unknown' : account === null ? 'guest' : account.kind === 'individual' ? 'person' : 'other'
  return data ? (
    <Ready company={data} who={who} />
  ) : (
    <View company={null} who={who} failure={failure} onRetry={retry} follow={null} request={null} />
  )
}

function Ready({ company, who }: { readonly company: Followed; readonly who: Who }) {
  const { t, lang } = useTexts()
  const toast = useToast()
  const [now, setNow] = useState(company)
  const { busy, failure, submit } = useSave(followMachine, {
    row: company,
    onSaved: (saved) => {
      setNow(saved)
      toast({ severity: 'success', text: t(saved.is_following ? 'session.follow.followed' : 'session.follow.left') })
    },
  })
  const [byMail] = useState(() =>
    mailRequestMachine.provide({
      actors: {
        send: fromPromise<string, { readonly email: string }>(({ input, signal }) =>
          followByMail(company.username, input.email, lang, signal),
        ),
      },
    }),
  )
  const [mail, sendMail] = useMachine(byMail, { input: {} })
  const followWished = useEffectEvent(() => {
    if (takeWish(company.username) && !company.is_following) submit(true)
  })
  // People who signed in here in order to follow need not press Follow again.
  useEffect(() => {
    if (who === 'person') followWished()
  }, [who])
  return (
    <View
      company={now}
      who={who}
      failure={null}
      onRetry={() => undefined}
      follow={{ busy, failure, onChange: submit }}
      request={connectMailRequest(mail, sendMail)}
    />
  )
}

/** The sign-in page, which leads back here. */
const signInAndBack = (username: string) => `${pages.login.path}?${WANTED}=${encodeURIComponent(followPath(username))}`

/** `other`: a company or administrator, who cannot follow. `unknown`: not known yet. */
type Who = 'unknown' | 'guest' | 'person' | 'other'
export interface FollowProps {
  /** Null until it is loaded. */
  readonly company: Followed | null
  readonly who: Who
  /** Why the company could not be loaded. */
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly follow: {
    readonly busy: boolean
    readonly failure: Failure | null
    readonly onChange: (wanted: boolean) => void
  } | null
  /** The form for people who are not signed in. */
  readonly request: MailRequestProps | null
}

/** The company with its badge, and how this visitor can follow it. */
export function View({ company, who, failure, onRetry, follow, request }: FollowProps) {
  const { t, pick } = useTexts()
  const name = company ? pick(company.name) : undefined
  return (
    <AuthLayout
      title={t('page.follow.title')}
      purpose={t('session.follow.purpose')}
      elsewhere={
        who === 'guest' && company ? (
          <>
            <span>{t('session.follow.known')}</span>
            <TextLink to={signInAndBack(company.username)} onFollow={() => wishToFollow(company.username)}>
              {t('session.follow.sign_in')}
            </TextLink>
          </>
        ) : undefined
      }
    >
      {company === null ? (
        failure ? (
          <FailureView failure={failure} onRetry={onRetry} />
        ) : (
          <Loading>
            <Bone height="5rem" borderRadius="l3" />
          </Loading>
        )
      ) : (
        <chakra.div display="flex" flexDirection="column" gap="6">
          <chakra.div
            display="flex"
            gap="4"
            alignItems="center"
            p="4"
            borderWidth="1px"
            borderRadius="l3"
            bg="bg.panel"
          >
            <Avatar name={name?.text ?? company.username} src={company.logo} size={3.5} square />
            <chakra.div minWidth="0">
              <chakra.p fontWeight="650" textStyle="lg" lang={name?.lang} overflowWrap="anywhere">
                {name?.text ?? company.username}
                {company.is_verified ? (
                  <>
                    {'\u00a0'}
                    <VerifiedMark />
                  </>
                ) : null}
              </chakra.p>
              <Link href={pages.website.path.replace('{username}', company.username)} variant="underline" minHeight="6">
                @{company.username}
              </Link>
            </chakra.div>
          </chakra.div>
          {who === 'unknown' ? (
            <Loading>
              <Bone height="3rem" />
            </Loading>
          ) : who === 'person' && follow ? (
            <Toggle company={company} {...follow} />
          ) : who === 'other' ? (
            <Notice kind="info">{t('session.follow.people_only')}</Notice>
          ) : request ? (
            <MailRequestForm {...request} submit={t('session.follow.by_mail')} again={t('session.follow.again')} />
          ) : null}
        </chakra.div>
      )}
    </AuthLayout>
  )
}

function Toggle({
  company,
  busy,
  failure,
  onChange,
}: NonNullable<FollowProps['follow']> & { readonly company: Followed }) {
  const { t } = useTexts()
  const following = company.is_following
  const said = failure ? failureText(failure, t) : null
  return (
    <>
      {said ? (
        <Notice kind="error" title={said.title}>
          {said.text}
        </Notice>
      ) : null}
      {following ? (
        <chakra.p role="status" display="flex" gap="2" alignItems="center" fontWeight="600" color="fg.success">
          <CheckCircleIcon />
          {t('session.follow.following')}
        </chakra.p>
      ) : null}
      <Button
        size="lg"
        width="full"
        {...(following ? { variant: 'outline' as const, colorPalette: 'gray' } : {})}
        aria-disabled={busy}
        onClick={() => (busy ? undefined : onChange(!following))}
      >
        {busy ? <Spinner size="sm" aria-hidden="true" /> : null}
        {t(following ? 'session.follow.leave' : 'session.follow.submit')}
      </Button>
    </>
  )
}
