import { RESUME_FIT_LIMITS, RESUME_LIMITS, type ResumeStyle } from '../../openapi/resume-style.ts'

/** What fitting changes of a style. */
export type Fitted = Pick<ResumeStyle, 'size' | 'spacing' | 'margin'>

/** From `from` down to `least` in steps, without `from` itself. */
function down(from: number, least: number, step: number): readonly number[] {
  const count = Math.max(0, Math.floor((from - least) / step + 1e-9))
  return Array.from({ length: count }, (_, n) => Number((from - (n + 1) * step).toFixed(2)))
}

/**
 * A style and ever tighter ones, as far as they can be read: first smaller letters, then less distance, then narrower
 * margins.
 */
export function tighterStyles(style: ResumeStyle): readonly Fitted[] {
  const sizes = down(style.size, RESUME_FIT_LIMITS.size, RESUME_LIMITS.size.step)
  const spacings = down(style.spacing, RESUME_FIT_LIMITS.spacing, RESUME_LIMITS.spacing.step)
  const margins = down(style.margin, RESUME_FIT_LIMITS.margin, RESUME_LIMITS.margin.step)
  const size = sizes.at(-1) ?? style.size
  const spacing = spacings.at(-1) ?? style.spacing
  return [
    { size: style.size, spacing: style.spacing, margin: style.margin },
    ...sizes.map((smaller) => ({ size: smaller, spacing: style.spacing, margin: style.margin })),
    ...spacings.map((less) => ({ size, spacing: less, margin: style.margin })),
    ...margins.map((narrower) => ({ size, spacing, margin: narrower })),
  ]
}

/**
 * The loosest of `styles` whose paper has at most `most` pages, or null. `pagesOf` sets the paper, so as few as possible
 * are tried: the loosest, the tightest, and then half of the rest each time.
 */
export function loosestFit<T>(styles: readonly T[], most: number, pagesOf: (style: T) => number): T | null {
  const fits = (n: number) => {
    const style = styles[n]
    return style !== undefined && pagesOf(style) <= most
  }
  if (fits(0)) return styles[0] ?? null
  let [tooLoose, fitting] = [0, styles.length - 1]
  if (fitting === 0 || !fits(fitting)) return null
  while (fitting - tooLoose > 1) {
    const middle = (tooLoose + fitting) >> 1
    if (fits(middle)) fitting = middle
    else tooLoose = middle
  }
  return styles[fitting] ?? null
}
