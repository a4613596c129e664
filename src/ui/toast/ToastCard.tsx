import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../icons.tsx'
import type { Severity, Toast } from './useToast.ts'

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

export interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: (id: number) => void
}

/** One message. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { t } = useTexts()
  const { bg, fg, border, Icon } = looks[toast.severity]
  return (
    <chakra.div
      className="message"
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
}
