import { createContext, use } from 'react'

/** Specification §4: `info` unless told otherwise. */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

export interface ToastInput {
  readonly severity?: Severity
  readonly title?: string
  readonly text: string
}
export interface Toast {
  readonly id: number
  readonly severity: Severity
  readonly title: string | null
  readonly text: string
}

/** Shows a message for 3000 ms at the top right. Texts arrive translated. */
export type ShowToast = (toast: ToastInput) => void
export const ToastContext = createContext<ShowToast>(() => {})
export const useToast = (): ShowToast => use(ToastContext)
