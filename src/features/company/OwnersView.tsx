import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { Ending, InvitationKind, Owner, Owners, SentInvitation } from './owners.effects.ts'

export interface OwnersViewProps {
  readonly owners: Owners
  /** What is asked about before it ends. */
  readonly ending: Ending | null
  readonly end: SaveView<Ending, true>
  readonly onEnd: (what: Ending | null) => void
  readonly onInvite: (kind: InvitationKind) => void
}

/** Owners, waiting invitations, and handing the account over. */
export function OwnersView({
  owners: { owners, invitations, abilities },
  ending,
  end,
  onEnd,
  onInvite,
}: OwnersViewProps) {
  const { t } = useTexts()
  const said = end.failure ? failureText(end.failure, t) : null
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" maxWidth="52rem">
      {said ? (
        <Notice
          kind="error"
          title={said.title}
          actions={end.trouble === 'refused' ? undefined : <RetryButton onRetry={end.retry} />}
        >
          {said.text}
        </Notice>
      ) : null}
      <Panel
        title={t('company.owners.list')}
        text={t('company.owners.list.text')}
        action={
          abilities.invite ? (
            <Button onClick={() => onInvite('share')}>
              <PlusIcon />
              {t('company.owners.invite')}
            </Button>
          ) : undefined
        }
      >
        <chakra.ul listStyleType="none">
          {owners.map((owner) => (
            <OwnerLine key={owner.user_id} owner={owner} onRemove={() => onEnd({ kind: 'owner', owner })} />
          ))}
        </chakra.ul>
      </Panel>
      {invitations.length > 0 ? (
        <Panel title={t('company.owners.invitations')} text={t('company.owners.invitations.text')}>
          <chakra.ul listStyleType="none">
            {invitations.map((invitation) => (
              <InvitationLine
                key={invitation.id}
                invitation={invitation}
                onCancel={() => onEnd({ kind: 'invitation', invitation })}
              />
            ))}
          </chakra.ul>
        </Panel>
      ) : null}
      {abilities.transfer ? (
        <Panel
          title={t('company.owners.transfer')}
          text={t('company.owners.transfer.purpose')}
          action={
            <Button variant="outline" colorPalette="danger" onClick={() => onInvite('transfer')}>
              {t('company.owners.transfer.open')}
            </Button>
          }
        />
      ) : null}
      <Asking ending={ending} end={end} onClose={() => onEnd(null)} />
    </chakra.div>
  )
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <chakra.li
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    py="3"
    borderTopWidth="1px"
    _first={{ borderTopWidth: '0' }}
  >
    {children}
  </chakra.li>
)
const Tag = ({ children }: { readonly children: ReactNode }) => (
  <chakra.span textStyle="xs" fontWeight="600" px="2" py="0.5" borderRadius="full" bg="bg.muted" color="fg.muted">
    {children}
  </chakra.span>
)

function OwnerLine({ owner, onRemove }: { readonly owner: Owner; readonly onRemove: () => void }) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <Line>
      <Avatar name={owner.name} />
      <chakra.div flex="1 1 12rem" minWidth="0">
        <chakra.p fontWeight="600" display="flex" flexWrap="wrap" gap="2" alignItems="center" overflowWrap="anywhere">
          {owner.name}
          {owner.is_principal ? <Tag>{t('company.owners.principal')}</Tag> : null}
          {owner.is_me ? <Tag>{t('company.owners.me')}</Tag> : null}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {owner.email === owner.name ? null : `${owner.email} · `}
          {t('company.owners.since', { date: date(owner.since) })}
        </chakra.p>
      </chakra.div>
      {owner.abilities.remove ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={owner.is_me ? undefined : t('company.owners.remove_of', { name: owner.name })}
          onClick={onRemove}
        >
          {t(owner.is_me ? 'company.owners.leave' : 'company.owners.remove')}
        </Button>
      ) : null}
    </Line>
  )
}

function InvitationLine({
  invitation,
  onCancel,
}: {
  readonly invitation: SentInvitation
  readonly onCancel: () => void
}) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <Line>
      <chakra.div flex="1 1 12rem" minWidth="0">
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          {invitation.email}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {t(`company.owners.invited.${invitation.kind}`, { date: date(invitation.expires_at) })}
        </chakra.p>
      </chakra.div>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-label={t('company.owners.cancel_of', { email: invitation.email })}
        onClick={onCancel}
      >
        {t('company.owners.cancel')}
      </Button>
    </Line>
  )
}

/** Asks before a share or an invitation ends, and says what that means. */
function Asking({ ending, end, onClose }: Pick<OwnersViewProps, 'ending' | 'end'> & { readonly onClose: () => void }) {
  const { t } = useTexts()
  if (ending === null) return null
  const words =
    ending.kind === 'invitation'
      ? {
          title: t('company.owners.cancel.title'),
          text: t('company.owners.cancel.text', { email: ending.invitation.email }),
          confirm: t('company.owners.cancel'),
        }
      : ending.owner.is_me
        ? {
            title: t('company.owners.leave.title'),
            text: t('company.owners.leave.text'),
            confirm: t('company.owners.leave'),
          }
        : {
            title: t('company.owners.remove.title'),
            text: t('company.owners.remove.text', { name: ending.owner.name }),
            confirm: t('company.owners.remove'),
          }
  return (
    <ConfirmDialog
      open
      {...words}
      destructive
      busy={end.busy}
      onClose={onClose}
      onConfirm={() => {
        end.submit(ending)
        onClose()
      }}
    />
  )
}
