import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { HistoryIcon } from '../../ui/icons.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import type { Toast } from '../../ui/toast/useToast.ts'

const marks = {
  info: 'border.info',
  success: 'border.success',
  warn: 'border.warning',
  error: 'border.error',
  secondary: 'border.emphasized',
  contrast: 'fg',
} as const

/** The last messages, for whoever was slower than the toast. */
export function ToastHistory({ last }: { readonly last: readonly Toast[] }) {
  const { t } = useTexts()
  return (
    <Popover
      label={t('ui.toast.history')}
      width={18}
      placement="bottom-end"
      padding="2"
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={t('ui.toast.history')}>
          <HistoryIcon />
        </IconButton>
      )}
    >
      {() =>
        last.length === 0 ? (
          <chakra.p p="3" color="fg.muted" textStyle="sm">
            {t('ui.toast.none')}
          </chakra.p>
        ) : (
          <chakra.ul listStyleType="none" m="0" p="0" tabIndex={0} aria-label={t('ui.toast.history')}>
            {last.map((toast) => (
              <chakra.li
                key={toast.id}
                textStyle="sm"
                px="3"
                py="2"
                my="1"
                borderInlineStartWidth="3px"
                borderColor={marks[toast.severity]}
                bg="bg.subtle"
                borderRadius="l1"
              >
                {toast.title ? <chakra.strong display="block">{toast.title}</chakra.strong> : null}
                {toast.text}
              </chakra.li>
            ))}
          </chakra.ul>
        )
      }
    </Popover>
  )
}
