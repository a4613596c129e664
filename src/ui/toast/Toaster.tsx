import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../icons.tsx'
import type { Severity, Toast } from './useToast.ts'

export interface ToasterProps {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: number) => void
  /** The pointer or the focus came: time stands still. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

interface Look {
  readonly bg: string
  readonly fg: string
  readonly border: string
  readonly Icon: typeof InfoIcon
}
const looks: Readonly<Record<Severity, Look>> = {
  info: { bg: 'bg.info', fg: 'fg.info', border: 'border.info', Icon: InfoIcon },
  success: { bg: 'bg.success', fg: 'fg.success', border: 'border.success', Icon: CheckCircleIcon },
  warn: { bg: 'bg.warning', fg: 'fg.warning', border: 'border.warning', Icon: AlertIcon },
  error: { bg: 'bg.error', fg: 'fg.error', border: 'border.error', Icon: AlertIcon },
  secondary: { bg: 'bg.muted', fg: 'fg', border: 'border.emphasized', Icon: InfoIcon },
  contrast: { bg: 'bg.inverted', fg: 'fg.inverted', border: 'bg.inverted', Icon: InfoIcon },
}

/** The messages of the moment, at the top right, spoken by screen readers. Their time is the machine's; here they only show. */
export function Toaster({ toasts, onClose, onHold, onRelease }: ToasterProps) {
  const { t } = useTexts()
  return (
    <chakra.section
      aria-label={t('ui.toast.region')}
      aria-live="polite"
      position="fixed"
      top="4"
      insetEnd="4"
      width="min(24rem, calc(100vw - 2rem))"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="2"
      pointerEvents="none"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      {toasts.map((toast) => {
        const { bg, fg, border, Icon } = looks[toast.severity]
        return (
          <chakra.div
            key={toast.id}
            role={toast.severity === 'error' ? 'alert' : 'status'}
            pointerEvents="auto"
            display="flex"
            alignItems="flex-start"
            gap="3"
            ps="4"
            py="2"
            pe="1"
            borderRadius="l2"
            borderWidth="1px"
            borderColor={border}
            bg={bg}
            color={toast.severity === 'contrast' ? 'fg.inverted' : 'fg'}
            boxShadow="md"
            textStyle="sm"
            animation="fade-in 160ms"
          >
            <Icon color={fg} mt="2.5" />
            <chakra.div flex="1" minWidth="0" py="2">
              {toast.title ? (
                <chakra.strong display="block" fontWeight="650" color={fg}>
                  {toast.title}
                </chakra.strong>
              ) : null}
              {toast.text}
            </chakra.div>
            <IconButton label={t('ui.toast.close')} color="inherit" onClick={() => onClose(toast.id)}>
              <CloseIcon />
            </IconButton>
          </chakra.div>
        )
      })}
    </chakra.section>
  )
}
