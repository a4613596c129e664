import { BellView } from './BellView.tsx'
import { useNotifications } from './notifications-context.ts'
import { useChoice, type RenderOffer } from './useChoice.ts'
import { useNow } from './useNow.ts'

/** The bell of the top bar. */
export function Bell({ renderOffer }: { readonly renderOffer: RenderOffer }) {
  const notifications = useNotifications()
  const { choose, dialog } = useChoice(renderOffer)
  return (
    <>
      <BellView {...notifications} now={useNow()} onChoose={choose} />
      {dialog}
    </>
  )
}
