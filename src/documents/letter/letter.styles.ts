import { compact } from '../compact.ts'
import { contactStyles } from '../contact/contact.styles.ts'
import { richTextStyles } from '../rich-text/rich-text.styles.ts'

/** What verification and the page of a letter have alike. A verdict is said by words and a sign, never by colour alone. */
export const letterStyles = compact(`${contactStyles}${richTextStyles}
:root { --good: #17663a } @media (prefers-color-scheme: dark) { :root:not(.light) { --good: #7fd6a2 } } :root.dark { --good: #7fd6a2 }
.verdict { display: flex; gap: 1rem; max-width: 46rem; margin-top: clamp(1.5rem, 5vw, 3rem); padding: 1.25rem clamp(1rem, 3vw, 1.5rem); border: 1px solid var(--hairline); border-left: 6px solid var(--muted); border-radius: 16px; background: var(--surface) }
.verdict.genuine { border-left-color: var(--good) } .verdict:is(.revoked, .changed) { border-left-color: var(--wrong) }
.verdict svg { flex: none; width: 2.25rem; height: 2.25rem; fill: none; stroke: var(--muted); stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round }
.verdict.genuine svg { stroke: var(--good) } .verdict:is(.revoked, .changed) svg { stroke: var(--wrong) }
.verdict h1, .verdict h2 { font-size: clamp(1.375rem, 4vw, 1.75rem); font-weight: 700; line-height: 1.2; letter-spacing: -.01em }
.verdict p { margin-top: .375rem; text-wrap: pretty }
.facts { display: grid; grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr); gap: .5rem 1.5rem; max-width: 46rem; margin-top: 1.5rem }
.facts dt { color: var(--muted) } .facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere } .facts .hash { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; font-weight: 400 }
.compare { max-width: 46rem; margin-top: 1rem; color: var(--muted); text-wrap: pretty }
.asks { max-width: 40rem; margin-top: clamp(2rem, 5vw, 3rem); padding-top: 1.5rem; border-top: 1px solid var(--hairline) } .asks h2 { font-size: 1.3125rem; font-weight: 700; line-height: 1.3 } .asks > p { margin: .375rem 0 1.25rem; color: var(--muted); text-wrap: pretty }
.asks.first { margin-top: 0; padding-top: 0; border-top: 0 }
.drop { padding: clamp(1.25rem, 4vw, 2rem); border: 2px dashed var(--muted); border-radius: 16px; background: var(--surface) } .drop:focus-within, .drop:hover { border-color: var(--primary) }
.drop label { display: block } .pick { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; min-height: 3rem; margin-top: .5rem }
.pick input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer } .pick input:focus-visible + .button { outline: 3px solid var(--primary); outline-offset: 2px } .pick input:hover + .button { text-decoration: underline }
.pick span:not(.button) { flex: 1 1 10rem; min-width: 0; overflow-wrap: anywhere } .pick .none { color: var(--muted) } .pick .chosen { font-weight: 600 } .pick input:valid ~ .none, .pick input:invalid ~ .chosen { display: none }
[data-key] .here, [data-key=here] .without { display: none } [data-key=here] .here { display: block }
.sheet { max-width: 46rem; margin-top: clamp(2rem, 5vw, 3rem); padding: clamp(1.25rem, 5vw, 3rem); border: 1px solid var(--hairline); border-radius: 16px; background: var(--paper); overflow-wrap: anywhere } .sheet > h2 { margin-bottom: 1rem; font-size: 1.5rem; font-weight: 700; line-height: 1.3; text-wrap: balance }
.saves { max-width: 46rem; margin-top: 1.5rem } .saves h2 { font-size: 1.3125rem; font-weight: 700; line-height: 1.3 } .saves ul { margin-top: .25rem } .saves li { padding: .25rem 0 } .saves li a { display: inline-flex; align-items: center; min-height: 2.75rem; overflow-wrap: anywhere } .saves .pictured { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: .875rem } .saves img { grid-row: 1 / 3; width: 64px; height: 48px; object-fit: cover; align-self: center; border: 1px solid var(--hairline); border-radius: 8px }
.saves small { display: block; color: var(--muted); font-size: .9375rem }
[lang|=am] :is(.verdict, .asks, .sheet, .saves) :is(h1, h2) { line-height: 1.5; letter-spacing: 0 }
@media (max-width: 30rem) { .facts { grid-template-columns: minmax(0, 1fr); gap: 0 } .facts dd { margin-bottom: .625rem } }
@media print { .asks, .saves { display: none } .sheet { padding: 0; border: 0 } }
`)
