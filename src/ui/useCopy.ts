import { useToast } from './toast/useToast.ts'

interface CopyTexts {
  readonly copied: string
  /** Above the text, where the browser does not allow copying. */
  readonly byHand: string
}
/** Copies a text; without permission it shows the text for copying by hand. */
export function useCopy({ copied, byHand }: CopyTexts): (text: string) => void {
  const toast = useToast()
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ severity: 'success', text: copied }),
      () => toast({ severity: 'info', title: byHand, text }),
    )
}
