/**
 * The woven border of a netela (ጥበብ, tibeb) in the person's two colours: the mark by which our documents are known.
 * One tile is 32 × 16. `id` must be its own for each band of a page.
 */
export function Band({ id }: { id: string }) {
  return (
    <svg className="band" aria-hidden="true" focusable="false" width="100%" height="16">
      <pattern id={id} width="32" height="16" patternUnits="userSpaceOnUse">
        <path className="b" d="M0 0h32v1.5H0zM0 14.5h32V16H0z" />
        <path className="a" d="M16 2.5 27 8 16 13.5 5 8z" />
        <path className="c" d="M16 5 22 8 16 11 10 8z" />
        <path className="b" d="M16 6.5 19 8 16 9.5 13 8zM0 3.5 6 8 0 12.5zM32 3.5 26 8 32 12.5z" />
        <path className="c" d="M0 6 2.6 8 0 10zM32 6 29.4 8 32 10z" />
      </pattern>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </svg>
  )
}
