import { type Picture, SMALL_SIDE } from '../site-data.ts'

/** Width in pixels of a picture's small form. */
const smallWidth = ({ width, height }: Picture) =>
  Math.min(width, Math.round((SMALL_SIDE * width) / Math.max(width, height)))

/** Both forms of a picture with their widths; undefined when there is only the one. */
export const srcSetOf = (picture: Picture): string | undefined =>
  picture.small === null ? undefined : `${picture.small} ${smallWidth(picture)}w, ${picture.url} ${picture.width}w`

/** A picture among text, in its small form. `alt` is empty where the words beside it say the same. */
export function Photo({ picture, className, alt = '' }: { picture: Picture; className: string; alt?: string }) {
  return (
    <img
      className={className}
      src={picture.small ?? picture.url}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}

/**
 * What phones are told of the cover's width: so little that even one with four pixels to the point takes the small form
 * (at most 60 KB).
 */
const ON_PHONES = SMALL_SIDE / 4

/**
 * The wide picture at the top: on phones its small form, so that it never holds up the page. It is asked for before all
 * else (`fetchPriority`: React preloads it at the top of the head).
 */
export function Cover({ picture }: { picture: Picture }) {
  const both = srcSetOf(picture)
  return (
    <img
      className="cover"
      src={picture.small ?? picture.url}
      srcSet={both}
      sizes={both === undefined ? undefined : `(max-width: 48rem) ${ON_PHONES}px, 100vw`}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
      fetchPriority="high"
    />
  )
}
