import type { Decorator } from '@storybook/react-vite'
import { ToastContext, type ShowToast } from '../src/ui/toast/useToast.ts'

/** Gives what a story says in toasts to `toast`, which looks at them. */
export const toastsTo =
  (toast: ShowToast): Decorator =>
  (Story) => (
    <ToastContext value={toast}>
      <Story />
    </ToastContext>
  )
