import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { FailureView, Loading } from '../../ui/StateView.tsx'
import type { SessionRow } from './session.effects.ts'
import { useDates } from '../../ui/useDates.ts'

export interface SessionListProps {
  /** Null until they are loaded. */
  readonly sessions: readonly SessionRow[] | null
  /** Why they could not be loaded. */
  readonly failure: Failure | null
  /** The id of the one that is being signed out. */
  readonly revoking: string | null
  readonly onRetry: () => void
  readonly onRevoke: (id: string) => void
}

/** The devices where the person is signed in, this one first; any other can be signed out here. */
export function SessionList({ sessions, failure, revoking, onRetry, onRevoke }: SessionListProps) {
  const { t } = useTexts()
  const { dateTime: when } = useDates()
  return (
    <Panel title={t('session.sessions.title')} text={t('session.sessions.text')}>
      {failure ? <FailureView failure={failure} onRetry={onRetry} /> : null}
      {sessions === null && !failure ? (
        <Loading>
          <RowsSkeleton rows={3} />
        </Loading>
      ) : null}
      {sessions ? (
        <chakra.ul listStyleType="none">
          {sessions
            .toSorted(
              (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_seen_at.localeCompare(a.last_seen_at),
            )
            .map((session) => (
              <chakra.li
                key={session.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
                py="3"
                borderTopWidth="1px"
                _first={{ borderTopWidth: '0' }}
              >
                <chakra.div flex="1 1 14rem" minWidth="0">
                  <chakra.strong display="block" fontWeight="600">
                    {session.device}
                  </chakra.strong>
                  <chakra.span color="fg.muted" textStyle="sm">
                    {t('session.sessions.seen', { date: when(session.last_seen_at) })}
                  </chakra.span>
                </chakra.div>
                {session.is_current ? (
                  <chakra.span textStyle="sm" fontWeight="600" color="fg.success">
                    {t('session.sessions.current')}
                  </chakra.span>
                ) : (
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    aria-disabled={revoking !== null}
                    aria-label={t('session.sessions.revoke_of', { device: session.device })}
                    onClick={() => (revoking === null ? onRevoke(session.id) : undefined)}
                  >
                    {revoking === session.id ? <Spinner size="xs" aria-hidden="true" /> : null}
                    {t('session.sessions.revoke')}
                  </Button>
                )}
              </chakra.li>
            ))}
        </chakra.ul>
      ) : null}
    </Panel>
  )
}
