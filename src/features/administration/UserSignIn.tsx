import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { passwordMailMachine, sessionsMachine, signOutMachine } from './sign-in.effects.ts'
import { UserSessions } from './UserSessions.tsx'

/** Where a user is signed in, with the ways to sign them out and to let them choose another password. */
export function UserSignIn({ user }: { readonly user: ManagedUser }) {
  const { t } = useTexts()
  const toast = useToast()
  const load = useLoad(sessionsMachine, user.id)
  const onFailed = (failure: Parameters<typeof failureText>[0]) => {
    const { title, text } = failureText(failure, t)
    toast({ severity: 'error', title, text: text || title })
  }
  const signOut = useSave(signOutMachine, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('administration.sessions.ended') })
      load.refresh()
    },
    onFailed,
  })
  const mail = useSave(passwordMailMachine, {
    row: null,
    onSaved: () => toast({ severity: 'success', text: t('administration.password_mail.sent', { email: user.email }) }),
    onFailed,
  })
  return (
    <chakra.section display="flex" flexDirection="column" gap="3" alignItems="flex-start">
      <chakra.h3 textStyle="md" fontWeight="650">
        {t('administration.sessions')}
      </chakra.h3>
      <LoadGate load={load} skeleton={<RowsSkeleton rows={2} />}>
        {(sessions) => (
          <UserSessions
            sessions={sessions}
            busy={signOut.busy}
            onSignOut={(session_id) => signOut.submit({ id: user.id, session_id })}
          />
        )}
      </LoadGate>
      {user.disabled_at === null ? (
        <Button
          variant="outline"
          colorPalette="gray"
          aria-disabled={mail.busy}
          onClick={() => (mail.busy ? undefined : mail.submit({ id: user.id }))}
        >
          {t('administration.password_mail')}
        </Button>
      ) : null}
    </chakra.section>
  )
}
