import { initials } from '../../../openapi/format/names.ts'
import type { Picture } from '../site-data.ts'
import { Photo } from './Photo.tsx'

/**
 * The photo at the top of a page, or the initials of one who has none. The name stands beside it, so the picture itself
 * says nothing. `first`: no larger picture stands before it, so it is fetched ahead of the others; beside a cover it
 * waits until that is on its way. A logo is shown whole.
 */
export function Portrait({
  photo,
  name,
  first = true,
  isLogo = false,
}: {
  photo: Picture | null
  name: string
  first?: boolean
  isLogo?: boolean
}) {
  if (photo !== null) {
    const turn = first ? ({ fetchPriority: 'high' } as const) : ({ fetchPriority: 'low', loading: 'lazy' } as const)
    return (
      <img
        className={isLogo ? 'portrait logo' : 'portrait'}
        src={photo.small ?? photo.url}
        width={photo.width}
        height={photo.height}
        alt=""
        decoding="async"
        {...turn}
      />
    )
  }
  return <Letters name={name} className="portrait letters" />
}

/** The picture of someone among others: a client, a colleague. */
export function Head({ picture, name }: { picture: Picture | null; name: string }) {
  return picture === null ? (
    <Letters name={name} className="head letters" />
  ) : (
    <Photo picture={picture} className="head" />
  )
}

function Letters({ name, className }: { name: string; className: string }) {
  const letters = initials(name)
  return letters === '' ? null : (
    <span className={className} aria-hidden="true">
      {letters}
    </span>
  )
}
