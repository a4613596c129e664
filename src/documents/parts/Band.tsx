/**
 * The woven border of a netela (ጥበብ, tibeb) in the person's two colours: the mark by which Sira is known.
 * One tile is 32 × 16, or smaller in a lower band. `id` must be its own for each band of a page; `height` in pixels.
 */
export function Band({ id, height = 16 }: { id: string; height?: number }) {
  return (
    <svg className="band" aria-hidden="true" focusable="false" width="100%" height={height}>
      <pattern
        id={id}
        width="32"
        height="16"
        patternUnits="userSpaceOnUse"
        {...(height === 16 ? {} : { patternTransform: `scale(${height / 16})` })}
      >
        <path className="b" d="M0 0h32v1.5H0zM0 14.5h32V16H0z" />
        <path className="a" d="M16 2.5 27 8 16 13.5 5 8z" />
        <path className="c" d="M16 5 22 8 16 11 10 8z" />
        <path className="b" d="M16 6.5 19 8 16 9.5 13 8zM0 3.5 6 8 0 12.5zM32 3.5 26 8 32 12.5z" />
        <path className="c" d="M0 6 2.6 8 0 10zM32 6 29.4 8 32 10z" />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
