import { compact } from '../compact.ts'
import { formStyles } from '../parts/form.styles.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'

export const contactStyles = compact(`${ownFrameStyles}${formStyles}
.top { max-width: 46rem; padding: clamp(1.5rem, 5vw, 3.5rem) 0 clamp(1.25rem, 3vw, 2rem) }
h1 { font-size: clamp(2rem, 5.4vw, 3.25rem); font-weight: 700; line-height: 1.1; letter-spacing: -.025em; text-wrap: balance }
.lead { margin-top: 1rem; color: var(--muted); font-size: clamp(1.0625rem, 2vw, 1.25rem); line-height: 1.55; text-wrap: pretty }
.plan { margin-top: 1rem; font-weight: 600 }
.next { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem }
.before { margin-top: clamp(2.5rem, 6vw, 3.5rem); padding-top: 1.25rem; border-top: 3px solid var(--second) }
.before h2 { font-size: 1.3125rem; font-weight: 700; line-height: 1.3 } .before li { padding-top: .75rem } .before a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600 } .before p { max-width: 30rem; color: var(--muted); text-wrap: pretty }
@media (min-width: 60rem) { .beside { display: grid; grid-template-columns: minmax(0, 40rem) minmax(0, 1fr); gap: clamp(3rem, 8vw, 6rem); align-items: start } .before { margin-top: .25rem } }
@media print { .before { display: none } }
main { padding-bottom: clamp(2.5rem, 6vw, 4.5rem) }
[lang|=am] .before h2 { line-height: 1.5 } [lang|=am] h1 { line-height: 1.3; letter-spacing: 0 } [lang|=am] .lead { line-height: 1.8 }
`)
