import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { FailureView, Loading } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { ChangeKind, ContactDetails } from './contact.effects.ts'
import type { ContactField } from './ContactDialog.tsx'

export interface SignInDetailsProps {
  /** Null until they are loaded. */
  readonly contact: ContactDetails | null
  /** Why they could not be loaded. */
  readonly failure: Failure | null
  /** The change that is being cancelled. */
  readonly takingBack: ChangeKind | null
  readonly onRetry: () => void
  /** `button` gets the focus back. */
  readonly onChange: (field: ContactField, button: HTMLElement) => void
  readonly onTakeBack: (kind: ChangeKind) => void
  /** The dialog that is open. */
  readonly children?: ReactNode
}

/** The sign-in details, each with its button to change it, and the changes that wait for a link to be opened. */
export function SignInDetails({
  contact,
  failure,
  takingBack,
  onRetry,
  onChange,
  onTakeBack,
  children,
}: SignInDetailsProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const pendingOf = (kind: ChangeKind) => {
    const pending = contact?.pending.find((one) => one.kind === kind)
    if (contact === null || pending === undefined) return null
    const { to } = pending
    return (
      <Notice
        kind="info"
        actions={
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={t('session.contact.take_back_of', { to })}
            aria-disabled={takingBack !== null}
            onClick={() => (takingBack === null ? onTakeBack(kind) : undefined)}
          >
            {takingBack === kind ? <Spinner size="xs" aria-hidden="true" /> : null}
            {t('session.contact.take_back')}
          </Button>
        }
      >
        {t(`session.contact.pending.${kind}`, { to, email: contact.email, date: dateTime(pending.expires_at) })}
      </Notice>
    )
  }
  return (
    <Panel title={t('session.contact.title')} text={t('session.contact.text')}>
      {failure ? <FailureView failure={failure} onRetry={onRetry} /> : null}
      {contact === null && !failure ? (
        <Loading>
          <RowsSkeleton rows={3} />
        </Loading>
      ) : null}
      {contact ? (
        <>
          <Row field="email" label={t('session.field.email')} value={contact.email} onChange={onChange}>
            {pendingOf('email')}
          </Row>
          <Row field="phone" label={t('session.field.phone_number')} value={contact.phone_number} onChange={onChange}>
            {pendingOf('phone')}
          </Row>
          <Row
            field="username"
            label={t('session.field.username')}
            value={`@${contact.username}`}
            onChange={contact.may_rename ? onChange : null}
          >
            {contact.may_rename ? null : (
              <chakra.p textStyle="sm" color="fg.muted">
                {t('session.contact.owner_only')}
              </chakra.p>
            )}
          </Row>
        </>
      ) : null}
      {children}
    </Panel>
  )
}

interface RowProps {
  readonly field: ContactField
  readonly label: string
  readonly value: string | null
  /** Null where this person cannot change it. */
  readonly onChange: SignInDetailsProps['onChange'] | null
  readonly children: ReactNode
}

function Row({ field, label, value, onChange, children }: RowProps) {
  const { t } = useTexts()
  return (
    <chakra.div
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      display="flex"
      flexDirection="column"
      gap="2"
      overflowWrap="anywhere"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.div flex="1 1 10rem" minWidth="0">
          <chakra.strong display="block" fontWeight="600">
            {label}
          </chakra.strong>
          <chakra.span color={value === null ? 'fg.muted' : 'fg'}>{value ?? t('session.contact.none')}</chakra.span>
        </chakra.div>
        {onChange ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            id={`change-${field}`}
            aria-label={t(`session.contact.change_of.${field}`)}
            onClick={(event) => onChange(field, event.currentTarget)}
          >
            {t('session.contact.change')}
          </Button>
        ) : null}
      </chakra.div>
      {children}
    </chakra.div>
  )
}
