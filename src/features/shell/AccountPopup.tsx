import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BriefcaseIcon, CheckIcon, KeyIcon, LogOutIcon, PlusIcon, SlidersIcon } from '../../ui/icons.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import type { Account, Session } from '../../ui/session-context.ts'

export interface AccountPopupProps {
  readonly session: Pick<Session, 'user' | 'account' | 'accountId' | 'eligibility' | 'switchTo' | 'signOut'>
  readonly onCreate: () => void
}

/** Why the plus is not to be used: null when it is. While the answer is unknown it says nothing and stays off. */
function plusHint({ user, eligibility }: AccountPopupProps['session']): {
  readonly enabled: boolean
  readonly hint: 'shell.account.only_companies' | 'shell.account.limit' | null
} {
  if (user?.roles[0]?.id !== 2) return { enabled: false, hint: 'shell.account.only_companies' }
  if (eligibility === null) return { enabled: false, hint: null }
  return eligibility.is_eligible ? { enabled: true, hint: null } : { enabled: false, hint: 'shell.account.limit' }
}

/** The photo of a person, the logo of a company. */
const pictureOf = ({ kind, logo, photo }: Account) => (kind === 'company' ? logo : photo)

/** The account button and what it opens: accounts to switch between, adding one, profile, logout. */
export function AccountPopup({ session, onCreate }: AccountPopupProps) {
  const { t, pick } = useTexts()
  const plus = plusHint(session)
  const hintId = useId()
  const nameOf = (account: Account) => pick(account.name)?.text ?? account.username
  const { account: acting } = session
  const signedInAs = acting?.username ?? session.user?.email ?? ''
  return (
    <Popover
      label={t('shell.account.list')}
      placement="bottom-end"
      padding="2"
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          type="button"
          variant="subtle"
          gap="2"
          ps="0.5"
          pe={{ base: '0.5', lg: '3' }}
          minW="11"
          h="11"
          borderRadius={acting?.kind === 'company' ? 'l2' : 'full'}
          fontWeight="600"
          aria-label={t('shell.account.open', { name: signedInAs })}
          title={signedInAs}
        >
          <Avatar
            name={acting ? nameOf(acting) : signedInAs}
            src={acting ? pictureOf(acting) : null}
            square={acting?.kind === 'company'}
          />
          {acting ? (
            <chakra.span
              display={{ base: 'none', lg: 'block' }}
              maxWidth="11rem"
              truncate
              lang={pick(acting.name)?.lang}
              aria-hidden="true"
            >
              {nameOf(acting)}
            </chakra.span>
          ) : null}
        </Button>
      )}
    >
      {(close) => (
        <>
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" ps="3" pe="1" pb="1">
            <chakra.h2 textStyle="xs" fontWeight="600" color="fg.muted">
              {t('shell.account.list')}
            </chakra.h2>
            <IconButton
              label={t('shell.account.add')}
              title={plus.hint ? t(plus.hint) : t('shell.account.add')}
              aria-disabled={!plus.enabled}
              {...(plus.hint ? { 'aria-describedby': hintId } : {})}
              css={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } }}
              onClick={() => {
                if (plus.enabled) close(onCreate)
              }}
            >
              <PlusIcon />
            </IconButton>
          </chakra.div>
          <chakra.ul listStyleType="none" m="0" p="0">
            {session.user?.accounts.map((account) => {
              const current = account.id === session.accountId
              return (
                <li key={account.id}>
                  <chakra.button
                    type="button"
                    aria-current={current}
                    onClick={() => close(() => (current ? undefined : session.switchTo(account.id)))}
                    display="flex"
                    alignItems="center"
                    gap="3"
                    width="full"
                    minHeight="14"
                    px="3"
                    py="1.5"
                    borderRadius="l2"
                    cursor="pointer"
                    textAlign="start"
                    bg={current ? 'primary.subtle' : 'transparent'}
                    _hover={{ bg: current ? 'primary.subtle' : 'bg.muted' }}
                    _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
                  >
                    <Avatar name={nameOf(account)} src={pictureOf(account)} square={account.kind === 'company'} />
                    <chakra.span flex="1" minWidth="0">
                      <chakra.span display="block" fontWeight="600" truncate>
                        {account.username}
                        {account.is_verified ? (
                          <chakra.span ms="1.5">
                            <VerifiedMark />
                          </chakra.span>
                        ) : null}
                      </chakra.span>
                      <chakra.span
                        display="block"
                        textStyle="xs"
                        color="fg.muted"
                        truncate
                        lang={pick(account.name)?.lang}
                      >
                        {nameOf(account)}
                      </chakra.span>
                      {account.is_employee ? (
                        <chakra.span
                          display="inline-flex"
                          alignItems="center"
                          gap="1"
                          mt="0.5"
                          textStyle="xs"
                          fontWeight="600"
                          color="secondary.fg"
                        >
                          <BriefcaseIcon width="1em" height="1em" />
                          {t('shell.account.employer')}
                        </chakra.span>
                      ) : null}
                    </chakra.span>
                    {current ? (
                      <>
                        <CheckIcon color="primary.fg" />
                        <chakra.span srOnly>{t('shell.account.current')}</chakra.span>
                      </>
                    ) : null}
                  </chakra.button>
                </li>
              )
            })}
          </chakra.ul>
          {plus.hint ? (
            <chakra.p id={hintId} textStyle="xs" color="fg.muted" px="3" pt="2">
              {t(plus.hint)}
            </chakra.p>
          ) : null}
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2" pt="2" borderTopWidth="1px">
            <Button asChild variant="ghost" colorPalette="gray" size="sm" flex="1" minH="11">
              <Link to={pages.changePassword.path} onClick={() => close()}>
                <KeyIcon />
                {t('shell.account.profile')}
              </Link>
            </Button>
            {session.account && !session.account.is_employee && session.account.kind !== 'administrator' ? (
              <Button asChild variant="ghost" colorPalette="gray" size="sm" flex="1" minH="11">
                <Link to={pages.plan.path} onClick={() => close()}>
                  <SlidersIcon />
                  {t('shell.account.plan')}
                </Link>
              </Button>
            ) : null}
            <Button
              variant="ghost"
              colorPalette="gray"
              size="sm"
              flex="1"
              minH="11"
              onClick={() => close(session.signOut)}
            >
              <LogOutIcon />
              {t('shell.account.sign_out')}
            </Button>
          </chakra.div>
        </>
      )}
    </Popover>
  )
}
