import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../../ui/useDates.ts'
import type { UserSession } from './sign-in.effects.ts'

export interface UserSessionsProps {
  readonly sessions: readonly UserSession[]
  readonly busy: boolean
  /** Null: from all devices. */
  readonly onSignOut: (sessionId: UserSession['id'] | null) => void
}

/** The devices on which a user is signed in; the administrator's own cannot be signed out here. */
export function UserSessions({ sessions, busy, onSignOut }: UserSessionsProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const others = sessions.filter(({ is_current }) => !is_current)
  const end = (id: UserSession['id'] | null) => (busy ? undefined : onSignOut(id))
  if (sessions.length === 0) return <chakra.p color="fg.muted">{t('administration.sessions.none')}</chakra.p>
  return (
    <>
      <chakra.ul listStyleType="none" width="full">
        {sessions.map((session) => (
          <chakra.li
            key={session.id}
            display="flex"
            flexWrap="wrap"
            gap="3"
            alignItems="center"
            py="2"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <chakra.div flex="1 1 12rem" minWidth="0">
              <chakra.p fontWeight="600" overflowWrap="anywhere">
                {session.device}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted">
                {t('administration.sessions.seen', { date: dateTime(session.last_seen_at) })}
              </chakra.p>
            </chakra.div>
            {session.is_current ? (
              <chakra.span textStyle="sm" color="fg.muted">
                {t('administration.sessions.current')}
              </chakra.span>
            ) : (
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-disabled={busy}
                aria-label={t('administration.sessions.end_of', { device: session.device })}
                onClick={() => end(session.id)}
              >
                {t('administration.sessions.end')}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {others.length > 1 ? (
        <Button variant="outline" colorPalette="gray" aria-disabled={busy} onClick={() => end(null)}>
          {t('administration.sessions.end_all')}
        </Button>
      ) : null}
    </>
  )
}
