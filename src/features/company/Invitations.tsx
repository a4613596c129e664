import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { INVITATIONS_ID } from '../../../openapi/anchors.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { pages } from '../../../openapi/routes.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { useLiveNotification } from '../../ui/live.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useAnchor } from '../../ui/useAnchor.ts'
import { useDates } from '../../ui/useDates.ts'
import { answerMachine, invitationsMachine, type Invitation, type InvitationAnswer } from './owners.effects.ts'

/** Accounts that the person is invited to own, to accept or to decline; nothing while there are none. A failure to read them keeps quiet: the dashboard around is what was asked for. */
export function OwnershipInvitations() {
  const { t } = useTexts()
  const toast = useToast()
  const { refresh } = useSession()
  const load = useLoad(invitationsMachine, null)
  useLiveNotification('ownership_offered', load.refresh)
  const answer = useSave<InvitationAnswer, string>(answerMachine, {
    row: null,
    onSaved: (message, { invitation, accept }) => {
      toast({ severity: 'success', text: message || t('company.invitation.declined') })
      load.receive((load.data ?? []).filter(({ id }) => id !== invitation.id))
      if (accept) refresh()
    },
  })
  return <InvitationsView invitations={load.data ?? []} busy={answer.busy} failure={answer.failure} about={answer.values?.invitation.id ?? null} onAnswer={answer.submit} />
}

const IDS = [INVITATIONS_ID]
const NONE: readonly string[] = []

export interface InvitationsViewProps {
  readonly invitations: readonly Invitation[]
  readonly busy: boolean
  /** Why the last answer was not taken, and to which invitation it was given. */
  readonly failure: Failure | null
  readonly about: string | null
  readonly onAnswer: (answer: InvitationAnswer) => void
}

export function InvitationsView({ invitations, busy, failure, about, onAnswer }: InvitationsViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const [asking, setAsking] = useState<InvitationAnswer | null>(null)
  useAnchor(invitations.length === 0 ? NONE : IDS)
  if (invitations.length === 0) return null
  const nameOf = (invitation: Invitation) => pick(invitation.company_name)?.text ?? invitation.username
  const said = failure ? failureText(failure, t) : null
  return (
    <chakra.div id={INVITATIONS_ID} tabIndex={-1} outline="none" scrollMarginTop="20" mb="6">
      <Panel title={t('company.invitation.title')}>
        <chakra.ul listStyleType="none">
          {invitations.map((invitation) => (
            <chakra.li key={invitation.id} display="flex" flexWrap="wrap" gap="4" alignItems="center" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
              <Avatar name={nameOf(invitation)} src={invitation.company_logo} size={3} square />
              <chakra.div flex="1 1 16rem" minWidth="0">
                <chakra.p fontWeight="600">
                  {t(`company.invitation.${invitation.kind}`, { company: nameOf(invitation), person: invitation.invited_by })}{' '}
                  <chakra.a href={pages.website.path.replace('{username}', invitation.username)} color="primary.fg" fontWeight="500">
                    @{invitation.username}
                  </chakra.a>
                </chakra.p>
                <chakra.p textStyle="sm" color="fg.muted">
                  {t(`company.invitation.${invitation.kind}.text`)} {t('company.invitation.until', { date: date(invitation.expires_at) })}
                </chakra.p>
              </chakra.div>
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                <Button variant="outline" colorPalette="gray" aria-disabled={busy} onClick={() => (busy ? undefined : setAsking({ invitation, accept: false }))}>
                  {t('company.invitation.decline')}
                </Button>
                <Button aria-disabled={busy} onClick={() => (busy ? undefined : setAsking({ invitation, accept: true }))}>
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
      {asking ? (
        <ConfirmDialog
          open
          title={t(asking.accept ? 'company.invitation.accept.title' : 'company.invitation.decline.title')}
          text={t(asking.accept ? `company.invitation.accept.${asking.invitation.kind}` : 'company.invitation.decline.text', { company: nameOf(asking.invitation) })}
          confirm={t(asking.accept ? 'company.invitation.accept' : 'company.invitation.decline')}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            onAnswer(asking)
            setAsking(null)
          }}
        />
      ) : null}
    </chakra.div>
  )
}
