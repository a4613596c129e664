import { createContext, type ReactNode } from 'react'
import type { EntryDialogProps } from './EntryDialog.tsx'

/**
 * Draws the dialog in which a form adds a row of another collection; null where there is none. Given from outside,
 * because that dialog holds such forms itself.
 */
export const CreateInPlace = createContext<((props: EntryDialogProps) => ReactNode) | null>(null)
