import { type Picture, SMALL_SIDE } from '../site-data.ts'

/** Width in pixels of a picture's small form. */
const smallWidth = ({ width, height }: Picture) => Math.min(width, Math.round((SMALL_SIDE * width) / Math.max(width, height)))

/** A picture among text, in its small form. `alt` is empty where the words beside it say the same. */
export function Photo({ picture, className, alt = '' }: { picture: Picture; className: string; alt?: string }) {
  return <img className={className} src={picture.small ?? picture.url} width={picture.width} height={picture.height} alt={alt} loading="lazy" decoding="async" />
}

/** The wide picture at the top: on phones its small form, so that it never holds up the page. */
export function Cover({ picture }: { picture: Picture }) {
  const both = picture.small === null ? undefined : `${picture.small} ${smallWidth(picture)}w, ${picture.url} ${picture.width}w`
  return (
    <img
      className="cover"
      src={picture.small ?? picture.url}
      srcSet={both}
      sizes={both === undefined ? undefined : `(max-width: 48rem) ${SMALL_SIDE / 2}px, 100vw`}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
      fetchPriority="high"
    />
  )
}
