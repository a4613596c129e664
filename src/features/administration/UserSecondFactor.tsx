import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { resetSecondFactorMachine } from './administration.effects.ts'

/** Takes the second factor from a user who lost their phone and their recovery codes. */
export function UserSecondFactor({
  user,
  onReceive,
}: {
  readonly user: ManagedUser
  /** The user as they are now. */
  readonly onReceive: (now: ManagedUser) => void
}) {
  const { t } = useTexts()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const save = useSave<string, ManagedUser>(resetSecondFactorMachine, {
    row: user,
    onSaved: (now) => {
      setOpen(false)
      toast({ severity: 'success', text: t('administration.second_factor.done', { name: now.name }) })
      onReceive(now)
    },
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title, text: text || title })
    },
  })
  return (
    <>
      <Button alignSelf="flex-start" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        {t('administration.second_factor.reset')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('administration.second_factor.reset.title')}
        text={t('administration.second_factor.reset.text', { name: user.name })}
        confirm={t('administration.second_factor.reset.confirm')}
        destructive
        busy={save.busy}
        onConfirm={() => save.submit(user.id)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
