import type { PictureBlock } from '../../../openapi/rich-text.ts'
import { srcSetOf } from '../parts/Photo.tsx'
import type { Picture } from '../site-data.ts'

/** Higher than this for its width, a picture is shown narrower, so that it is seen whole. */
const TALL = 1.15

/**
 * A picture of a text with its caption: as wide as the text, never wider than it is, and its place is kept before it
 * arrives.
 */
export function Figure({ of: { alt, text }, picture }: { readonly of: PictureBlock; readonly picture: Picture }) {
  const { width, height } = picture
  return (
    <figure {...(height > TALL * width ? { className: 'tall' } : {})}>
      <img
        src={picture.url}
        srcSet={srcSetOf(picture)}
        sizes={picture.small === null ? undefined : '(max-width: 46rem) 100vw, 46rem'}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {text[0] ? <figcaption>{text[0].text}</figcaption> : null}
    </figure>
  )
}
