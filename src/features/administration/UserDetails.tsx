import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link as RouterLink } from 'react-router'
import { disableBody, type ManagedUser } from '../../../openapi/schemas/administration.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { failureText } from '../../ui/failure-text.ts'
import type { UserTurn } from './administration.effects.ts'
import { Facts } from './Facts.tsx'
import { VerificationChip } from './QueueView.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { UserPlan } from './UserPlan.tsx'
import { UserSecondFactor } from './UserSecondFactor.tsx'

export interface UserDetailsProps {
  readonly user: ManagedUser
  readonly save: SaveView<UserTurn, ManagedUser>
  /** Loads the current user. */
  readonly onReceive: (now: ManagedUser) => void
  /** Where they are signed in. */
  readonly signIn?: ReactNode
}

/** What an administrator sees of a user; never a password or a token. */
export function UserDetails({ user, save, onReceive, signIn }: UserDetailsProps) {
  const { t, pick } = useTexts()
  const { date, dateTime } = useDates()
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      {save.theirs ? <StaleNotice onShow={() => (save.theirs ? onReceive(save.theirs) : undefined)} /> : null}
      {user.disabled_at ? (
        <Notice kind="warning" title={t('administration.disabled.since', { date: dateTime(user.disabled_at) })}>
          {user.disabled_reason}
        </Notice>
      ) : null}
      <Facts
        facts={[
          { label: t('administration.email'), value: user.email },
          { label: t('administration.role'), value: t(`administration.role.${user.role}`) },
          { label: t('administration.tier'), value: pick(user.tier.name)?.text ?? user.tier.key },
          { label: t('administration.created'), value: date(user.created_at) },
          {
            label: t('administration.seen'),
            value: user.last_seen_at ? dateTime(user.last_seen_at) : t('administration.seen.never'),
          },
        ]}
      />
      <section>
        <chakra.h3 textStyle="md" fontWeight="650" mb="2">
          {t('administration.accounts')}
        </chakra.h3>
        {user.accounts.length === 0 ? <chakra.p color="fg.muted">{t('administration.accounts.none')}</chakra.p> : null}
        <chakra.ul listStyleType="none">
          {user.accounts.map((account) => (
            <AccountLine key={account.id} account={account} />
          ))}
        </chakra.ul>
      </section>
      {signIn}
      <chakra.div display="flex" flexWrap="wrap" gap="3" css={{ '& > :not(button)': { flex: '1 1 100%' } }}>
        {user.role === 'administrator' ? null : <UserPlan user={user} onReceive={onReceive} />}
        {user.abilities.reset_second_factor ? <UserSecondFactor user={user} onReceive={onReceive} /> : null}
        {user.abilities.disable ? <Disable save={save} /> : null}
        {user.abilities.enable ? <Enable save={save} /> : null}
      </chakra.div>
    </chakra.div>
  )
}

function AccountLine({ account }: { readonly account: ManagedUser['accounts'][number] }) {
  const { t, pick } = useTexts()
  const name = pick(account.name)
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Avatar
        name={name?.text ?? account.username}
        src={account.picture}
        size={2.25}
        square={account.kind === 'company'}
      />
      <chakra.div flex="1 1 10rem" minWidth="0">
        <chakra.p fontWeight="600" lang={name?.lang} overflowWrap="anywhere">
          {name?.text ?? account.username}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {account.is_published ? (
            <Link
              href={pages.website.path.replace('{username}', account.username)}
              target="_blank"
              rel="noreferrer"
              variant="underline"
              minHeight="6"
            >
              @{account.username}
            </Link>
          ) : (
            `@${account.username} · ${t('administration.unpublished')}`
          )}
        </chakra.p>
      </chakra.div>
      {account.verification ? <VerificationChip status={account.verification} /> : null}
      {account.verification_id && account.verification !== 'unverified' ? (
        <Link asChild variant="underline" minHeight="11">
          <RouterLink to={`${pages.users.path}?view=queue&request=${account.verification_id}`}>
            {t('administration.to_request')}
          </RouterLink>
        </Link>
      ) : null}
    </chakra.li>
  )
}

const reasonBody = disableBody.pick({ reason: true })

function Disable({ save }: Pick<UserDetailsProps, 'save'>) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(save.values?.kind === 'disable')
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  // What was pressed goes: the focus goes on to the reason, and from there back to the button.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const next = isOpen ? form.current?.querySelector('textarea') : button.current
    next?.focus()
  }, [isOpen])
  if (!isOpen)
    return (
      <Button ref={button} alignSelf="flex-start" variant="outline" colorPalette="danger" onClick={() => setOpen(true)}>
        {t('administration.disable')}
      </Button>
    )
  return <DisableForm place={form} save={save} onCancel={() => setOpen(false)} />
}

interface DisableFormProps extends Pick<UserDetailsProps, 'save'> {
  readonly place: RefObject<HTMLElement | null>
  readonly onCancel: () => void
}

function DisableForm({ place, save, onCancel }: DisableFormProps) {
  const { t } = useTexts()
  const form = useSchemaForm(reasonBody, { reason: save.values?.kind === 'disable' ? save.values.reason : '' })
  return (
    <chakra.section ref={place} borderWidth="1px" borderRadius="l3" p="4">
      <chakra.h3 textStyle="md" fontWeight="650" mb="3">
        {t('administration.disable.title')}
      </chakra.h3>
      <Form form={form} save={save} onSubmit={({ reason }) => save.submit({ kind: 'disable', reason })}>
        <Notice kind="warning">{t('administration.disable.text')}</Notice>
        <TextAreaField
          control={form.control}
          name="reason"
          label={t('administration.disable.reason')}
          help={t('administration.disable.reason.help')}
          required
        />
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton busy={save.busy} busyText={t('administration.disable.busy')} colorPalette="danger">
            {t('administration.disable.submit')}
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.section>
  )
}

function Enable({ save }: Pick<UserDetailsProps, 'save'>) {
  const { t } = useTexts()
  const said = save.failure && save.trouble !== 'stale' ? failureText(save.failure, t) : null
  return (
    <chakra.section display="flex" flexDirection="column" gap="3" alignItems="flex-start">
      {said ? (
        <Notice
          kind="error"
          title={said.title}
          actions={save.trouble === 'refused' ? undefined : <RetryButton onRetry={save.retry} />}
        >
          {said.text}
        </Notice>
      ) : null}
      <chakra.p color="fg.muted">{t('administration.enable.text')}</chakra.p>
      <Button aria-disabled={save.busy} onClick={() => (save.busy ? undefined : save.submit({ kind: 'enable' }))}>
        {t('administration.enable')}
      </Button>
    </chakra.section>
  )
}
