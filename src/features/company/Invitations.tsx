import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { INVITATIONS_ID, invitedEmail } from '../../../openapi/anchors.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { pages } from '../../../openapi/routes.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { LazyPart, partOf } from '../../ui/LazyPart.tsx'
import { useLive } from '../../ui/live.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useAnchor } from '../../ui/useAnchor.ts'
import { useDates } from '../../ui/useDates.ts'
import { answerMachine, invitationsMachine, type Invitation, type InvitationAnswer } from './owners.effects.ts'

/**
 * Accounts that the person is invited to own, to accept or to decline; nothing while there are none. A failure to read
 * them keeps quiet: the dashboard around is what was asked for.
 */
export function OwnershipInvitations() {
  const { t } = useTexts()
  const toast = useToast()
  const { user, accountId, refresh, switchTo } = useSession()
  const [joined, setJoined] = useState<Invitation | null>(null)
  const load = useLoad(invitationsMachine, null)
  useLive(['notifications', 'ownership_offered'], load.refresh)
  const answer = useSave<InvitationAnswer, string>(answerMachine, {
    row: null,
    onSaved: (message, { invitation, accept }) => {
      toast({ severity: 'success', text: message || t('company.invitation.declined') })
      load.receive((load.data ?? []).filter(({ id }) => id !== invitation.id))
      if (!accept) return
      setJoined(invitation)
      refresh()
    },
  })
  // Among the accounts as soon as the session knows of it; whoever acts as it already needs no way there.
  const account = user?.accounts.find(({ username, is_employee }) => username === joined?.username && !is_employee)
  return (
    <InvitationsView
      invitations={load.data}
      busy={answer.busy}
      failure={answer.failure}
      about={answer.values?.invitation.id ?? null}
      onAnswer={answer.submit}
      joined={
        joined && account && account.id !== accountId
          ? { invitation: joined, onOpen: () => switchTo(account.id) }
          : null
      }
    />
  )
}

const { Part: ConfirmDialog } = partOf(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog)
const IDS = [INVITATIONS_ID]
const NONE: readonly string[] = []

export interface InvitationsViewProps {
  /** Null until they are known. */
  readonly invitations: readonly Invitation[] | null
  readonly busy: boolean
  /** Why the last answer was not taken, and to which invitation it was given. */
  readonly failure: Failure | null
  readonly about: string | null
  readonly onAnswer: (answer: InvitationAnswer) => void
  /** The invitation that was accepted a moment ago, and the way to that company; null where there is none. */
  readonly joined: { readonly invitation: Invitation; readonly onOpen: () => void } | null
}

export function InvitationsView({ invitations, busy, failure, about, onAnswer, joined }: InvitationsViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const { hash } = useLocation()
  const [asking, setAsking] = useState<InvitationAnswer | null>(null)
  useAnchor(invitations === null ? NONE : IDS)
  const nameOf = (invitation: Invitation) => pick(invitation.company_name)?.text ?? invitation.username
  const said = failure ? failureText(failure, t) : null
  const welcome = joined ? (
    <Notice
      kind="success"
      title={t(`company.invitation.joined.${joined.invitation.kind}`, { company: nameOf(joined.invitation) })}
      actions={<Button onClick={joined.onOpen}>{t('company.invitation.joined.open')}</Button>}
    >
      {t('company.invitation.joined.text')}
    </Notice>
  ) : null
  const invited = invitedEmail(hash)
  const another =
    invited === null ? null : (
      <Notice kind="info" title={t('company.invitation.another', { email: invited })}>
        {t('company.invitation.another.text')}
      </Notice>
    )
  const told = welcome ?? another
  if (invitations === null || invitations.length === 0) {
    // A notification of long ago leads here too: it says what became of the invitation, rather than nothing.
    const answered =
      invitations !== null && hash === `#${INVITATIONS_ID}` ? (
        <Notice kind="info">{t('company.invitation.none')}</Notice>
      ) : null
    return told || answered ? (
      <chakra.div id={INVITATIONS_ID} tabIndex={-1} outline="none" scrollMarginTop="20" mb="6">
        {told ?? answered}
      </chakra.div>
    ) : null
  }
  return (
    <chakra.div id={INVITATIONS_ID} tabIndex={-1} outline="none" scrollMarginTop="20" mb="6">
      {told ? <chakra.div mb="4">{told}</chakra.div> : null}
      <Panel title={t('company.invitation.title')}>
        <chakra.ul listStyleType="none">
          {invitations.map((invitation) => (
            <chakra.li
              key={invitation.id}
              display="flex"
              flexWrap="wrap"
              gap="4"
              alignItems="center"
              py="3"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0', pt: '0' }}
            >
              <Avatar name={nameOf(invitation)} src={invitation.company_logo} size={3} square />
              <chakra.div flex="1 1 16rem" minWidth="0">
                <chakra.p fontWeight="600">
                  {t(`company.invitation.${invitation.kind}`, {
                    company: nameOf(invitation),
                    person: invitation.invited_by,
                  })}{' '}
                  <chakra.a
                    href={pages.website.path.replace('{username}', invitation.username)}
                    color="primary.fg"
                    fontWeight="500"
                  >
                    @{invitation.username}
                  </chakra.a>
                </chakra.p>
                <chakra.p textStyle="sm" color="fg.muted">
                  {t(`company.invitation.${invitation.kind}.text`)}{' '}
                  {t('company.invitation.until', { date: date(invitation.expires_at) })}
                </chakra.p>
              </chakra.div>
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                <Button
                  variant="outline"
                  colorPalette="gray"
                  aria-disabled={busy}
                  onClick={() => (busy ? undefined : setAsking({ invitation, accept: false }))}
                >
                  {t('company.invitation.decline')}
                </Button>
                <Button
                  aria-disabled={busy}
                  onClick={() => (busy ? undefined : setAsking({ invitation, accept: true }))}
                >
                  {t('company.invitation.accept')}
                </Button>
              </chakra.div>
              {said && about === invitation.id ? (
                <chakra.div flexBasis="full">
                  <Notice kind="error" title={said.title}>
                    {said.text}
                  </Notice>
                </chakra.div>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
      <LazyPart>
        {asking ? (
          <ConfirmDialog
            open
            title={t(asking.accept ? 'company.invitation.accept.title' : 'company.invitation.decline.title')}
            text={t(
              asking.accept ? `company.invitation.accept.${asking.invitation.kind}` : 'company.invitation.decline.text',
              { company: nameOf(asking.invitation) },
            )}
            confirm={t(asking.accept ? 'company.invitation.accept' : 'company.invitation.decline')}
            onClose={() => setAsking(null)}
            onConfirm={() => {
              onAnswer(asking)
              setAsking(null)
            }}
          />
        ) : null}
      </LazyPart>
    </chakra.div>
  )
}
