import { useRef, useState, type ReactNode } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.effects.ts'
import { BothForm, CodesStep, PasswordStep, ScanStep } from './SecondFactorForms.tsx'
import { SecondFactorView, type SecondFactorAct } from './SecondFactorView.tsx'

const loadMachine = createLoadMachine(getSecondFactor)
const startMachine = createSaveMachine(startSecondFactor)
const confirmMachine = createSaveMachine(confirmSecondFactor)
const renewMachine = createSaveMachine(renewRecoveryCodes)
const disableMachine = createSaveMachine(disableSecondFactor)

/** The second factor with its calls and dialogs. */
export function SecondFactorPart() {
  const { refresh } = useSession()
  const { data, failure, retry, refresh: reload } = useLoad(loadMachine, null)
  const [open, setOpen] = useState<SecondFactorAct | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const close = () => {
    setOpen(null)
    reload()
    // Administrators may go on, or no longer.
    refresh()
  }
  const dialog = { onClose: close, finalFocus: () => opener.current }
  return (
    <SecondFactorView
      factor={data}
      failure={data === null ? failure : null}
      onRetry={retry}
      onAct={(act, button) => {
        opener.current = button
        setOpen(act)
      }}
    >
      {open === 'setUp' ? <SetUp {...dialog} /> : null}
      {open === 'renew' ? <Renew {...dialog} /> : null}
      {open === 'disable' ? <Disable {...dialog} isRequired={data?.is_required ?? false} /> : null}
    </SecondFactorView>
  )
}

interface ActProps {
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

function ActDialog({
  title,
  description,
  children,
  ...rest
}: ActProps &
  Pick<DialogProps, 'leaving'> & {
    readonly title: string
    readonly description?: string
    readonly children: ReactNode
  }) {
  return (
    <Dialog open title={title} {...(description ? { description } : {})} width="32rem" {...rest}>
      {children}
    </Dialog>
  )
}

/** The codes are shown this once: a stray Escape or press beside the dialog asks first. */
const codesDialog = (t: Translate) => ({
  title: t('session.second_factor.codes.title'),
  leaving: {
    title: t('session.second_factor.codes.leave'),
    text: t('session.second_factor.codes.leave.text'),
    stay: t('session.second_factor.codes.back'),
    leave: t('session.second_factor.codes.done'),
  },
})

// Of all steps one dialog: of two, the one that goes gives the focus back to the page, which closes the one that comes.
function SetUp(props: ActProps) {
  const { t } = useTexts()
  const starting = useSave(startMachine, { row: null, onSaved: () => undefined })
  const confirming = useSave(confirmMachine, { row: null, onSaved: () => undefined })
  const [given, confirmed] = [starting.isSaved ? starting.row : null, confirming.isSaved ? confirming.row : null]
  const title = t('session.second_factor.set_up.title')
  const said = confirmed
    ? codesDialog(t)
    : given
      ? { title }
      : { title, description: t('session.second_factor.set_up.text') }
  return (
    <ActDialog {...props} {...said}>
      {confirmed ? (
        <CodesStep codes={confirmed.recovery_codes} onDone={props.onClose} />
      ) : given ? (
        <ScanStep {...confirming} given={given} />
      ) : (
        <PasswordStep {...starting} />
      )}
    </ActDialog>
  )
}

function Renew(props: ActProps) {
  const { t } = useTexts()
  const renewing = useSave(renewMachine, { row: null, onSaved: () => undefined })
  const renewed = renewing.isSaved ? renewing.row : null
  const title = t('session.second_factor.renew')
  return (
    <ActDialog {...props} {...(renewed ? codesDialog(t) : { title })}>
      {renewed ? (
        <CodesStep codes={renewed.recovery_codes} onDone={props.onClose} />
      ) : (
        <BothForm {...renewing} text={t('session.second_factor.renew.text')} action={title} />
      )}
    </ActDialog>
  )
}

function Disable({ isRequired, ...props }: ActProps & { readonly isRequired: boolean }) {
  const { t } = useTexts()
  const toast = useToast()
  const disabling = useSave(disableMachine, {
    row: null,
    onSaved: ({ message }) => {
      toast({ severity: 'success', text: message })
      props.onClose()
    },
  })
  return (
    <ActDialog {...props} title={t('session.second_factor.disable.title')}>
      <BothForm
        {...disabling}
        text={[
          t('session.second_factor.disable.text'),
          isRequired ? t('session.second_factor.disable.required') : '',
        ].join(' ')}
        action={t('session.second_factor.disable')}
      />
    </ActDialog>
  )
}
