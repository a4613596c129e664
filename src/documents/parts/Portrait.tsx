import { initials } from '../../../openapi/format/names.ts'
import type { Picture } from '../site-data.ts'

/** The photo, or the initials of one who has none. The name stands beside it, so the picture itself says nothing. */
export function Portrait({ photo, name, size }: { photo: Picture | null; name: string; size: number }) {
  if (photo !== null) return <img className="portrait" src={photo.url} width={size} height={size} alt="" decoding="async" />
  const letters = initials(name)
  return letters === '' ? null : (
    <span className="portrait letters" aria-hidden="true">
      {letters}
    </span>
  )
}
