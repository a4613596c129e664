import { BellView } from './BellView.tsx'
import { useChoice, type RenderOffer } from './useChoice.ts'
import { useFollowed } from './useFollowed.ts'
import { useNow } from './useNow.ts'

/** The bell of the top bar. */
export function Bell({ renderOffer }: { readonly renderOffer: RenderOffer }) {
  const notifications = useFollowed()
  const { choose, dialog } = useChoice(notifications, renderOffer)
  return (
    <>
      <BellView {...notifications} now={useNow()} onChoose={choose} />
      {dialog}
    </>
  )
}
