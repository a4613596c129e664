import { compact } from '../compact.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'
import { richTextStyles } from '../rich-text/rich-text.styles.ts'

export const policyStyles = compact(`${ownFrameStyles}${richTextStyles}
.policy { max-width: 46rem; padding-top: clamp(1.5rem, 5vw, 3.5rem) }
h1 { font-size: clamp(2rem, 5.4vw, 3.25rem); font-weight: 700; line-height: 1.1; letter-spacing: -.025em; text-wrap: balance }
.since { margin-top: 1rem; color: var(--muted) }
.note { margin-top: 1.5rem; padding: 1rem 1.25rem; border: 1px solid var(--hairline); border-left: 4px solid var(--second); border-radius: 14px; background: var(--surface) }
.policy .rich { max-width: none; margin-top: 1.75rem; font-size: 1.0625rem; line-height: 1.7 }
.versions { max-width: 46rem; margin-top: clamp(2rem, 5vw, 3.5rem); padding-top: clamp(1.5rem, 4vw, 2.5rem); border-top: 1px solid var(--hairline) } .versions h2 { font-size: 1.3125rem; font-weight: 700 }
.versions li { padding: .75rem 0; border-bottom: 1px solid var(--hairline) } .versions li:last-child { border: 0 } .versions a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600 } .versions p { color: var(--muted); white-space: pre-line }
main { padding-bottom: clamp(2.5rem, 6vw, 4.5rem) }
[lang|=am] h1 { line-height: 1.3; letter-spacing: 0 } [lang|=am] .policy .rich { line-height: 1.9 }
@media print { .versions { display: none } }
`)
