import { compact } from '../compact.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'

export const pricingStyles = compact(`${ownFrameStyles}
.top { max-width: 46rem; padding: clamp(1.5rem, 5vw, 3.5rem) 0 clamp(1.5rem, 4vw, 2.5rem) }
h1 { font-size: clamp(2rem, 5.4vw, 3.25rem); font-weight: 700; line-height: 1.1; letter-spacing: -.025em; text-wrap: balance }
.lead { margin-top: 1rem; color: var(--muted); font-size: clamp(1.0625rem, 2vw, 1.25rem); line-height: 1.55; text-wrap: pretty }
.plans { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)) }
.plan { display: flex; flex-direction: column; gap: .75rem; padding: clamp(1.25rem, 3vw, 2rem); border: 1px solid var(--hairline); border-top: 4px solid var(--hairline); border-radius: 14px; background: var(--surface) }
.plan.first { border-color: var(--primary) }
.plan h2 { font-size: 1.3125rem; font-weight: 700 } .plan .headline { color: var(--muted) }
.price { font-size: 1.75rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums } .price span { display: block; margin-top: .25rem; color: var(--muted); font-size: .9375rem; font-weight: 400; line-height: 1.5 }
.plan ul { display: grid; gap: .5rem; padding-left: 1.25rem; list-style: disc } .plan ul ::marker { color: var(--second) }
.plan .go { margin-top: auto; padding-top: .5rem } .plan .button { width: 100%; justify-content: center; text-align: center }
.compare { margin-top: clamp(2.5rem, 6vw, 4rem) } .compare h2 { margin-bottom: 1rem; font-size: 1.3125rem; font-weight: 700 }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .75rem .5rem; border-bottom: 1px solid var(--hairline); text-align: start; vertical-align: top; overflow-wrap: anywhere }
thead th { font-weight: 700 } thead th:first-child { width: 34% } tbody th { color: var(--muted); font-weight: 400 }
.people { max-width: 46rem; margin-top: 1.5rem; color: var(--muted); text-wrap: pretty }
.empty { padding: 2rem 0; color: var(--muted) }
main { padding-bottom: clamp(2.5rem, 6vw, 4.5rem) }
[lang|=am] h1 { line-height: 1.3; letter-spacing: 0 } [lang|=am] .lead { line-height: 1.8 }
@media (max-width: 40rem) {
thead tr, tbody tr { display: flex; flex-wrap: wrap } thead th, td { flex: 1 1 0; min-width: 0 }
thead th:first-child { display: none } tbody th { flex: 0 0 100%; width: auto; padding-bottom: 0; border: 0 } th, td { padding-inline: 0 .5rem }
}
`)
