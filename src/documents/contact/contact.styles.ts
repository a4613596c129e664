import { compact } from '../compact.ts'
import { formStyles } from '../parts/form.styles.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'

export const contactStyles = compact(`${ownFrameStyles}${formStyles}
.top { max-width: 46rem; padding: clamp(1.5rem, 5vw, 3.5rem) 0 clamp(1.25rem, 3vw, 2rem) }
h1 { font-size: clamp(2rem, 5.4vw, 3.25rem); font-weight: 700; line-height: 1.1; letter-spacing: -.025em; text-wrap: balance }
.lead { margin-top: 1rem; color: var(--muted); font-size: clamp(1.0625rem, 2vw, 1.25rem); line-height: 1.55; text-wrap: pretty }
.plan { margin-top: 1rem; font-weight: 600 }
.next { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem }
main { padding-bottom: clamp(2.5rem, 6vw, 4.5rem) }
[lang|=am] h1 { line-height: 1.3; letter-spacing: 0 } [lang|=am] .lead { line-height: 1.8 }
`)
