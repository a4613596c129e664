import { compact } from '../compact.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'
import { showcaseParts } from '../showcase/showcase.styles.ts'

export const landingStyles = compact(`${ownFrameStyles}${showcaseParts}
.farewell { padding: .75rem 1rem; border: 1px solid var(--hairline); border-left: 4px solid var(--primary); border-radius: 10px; background: var(--surface); font-weight: 600 }
.farewell.failed { border-left-color: var(--second) }
.hero { display: grid; gap: 2.5rem; align-items: center; padding: clamp(2rem, 6vw, 5rem) 0 clamp(3rem, 7vw, 6rem) }
h1 { font-size: clamp(2.5rem, 7.2vw, 4.5rem); font-weight: 700; line-height: 1.04; letter-spacing: -.03em; text-wrap: balance }
.lead { max-width: 34rem; margin-top: 1.5rem; color: var(--muted); font-size: clamp(1.125rem, 2vw, 1.3125rem); line-height: 1.55; text-wrap: pretty }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem }
.also { margin-top: 1rem } .also a { display: inline-flex; align-items: center; gap: .375rem; min-height: 2.75rem }
.also svg { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.seen { width: 100%; height: auto; border-radius: 14px }
:is(.mini, .drawing) { filter: var(--shade, none) } @media (prefers-color-scheme: dark) { :root:not(.light) { --shade: brightness(.86) } } :root.dark { --shade: brightness(.86) }
.drawing { width: 100%; max-width: 34rem; height: auto; margin: 0 auto }
.part { padding: clamp(3rem, 7vw, 5.5rem) 0; border-top: 1px solid var(--hairline) }
h2 { font-size: clamp(1.625rem, 3.6vw, 2.375rem); font-weight: 700; line-height: 1.15; letter-spacing: -.02em; text-wrap: balance }
h3 { font-size: 1.1875rem; font-weight: 650; line-height: 1.35 }
.steps p { max-width: 30rem; margin-top: .375rem; color: var(--muted); text-wrap: pretty }
.three { display: grid; gap: 2.5rem clamp(1.5rem, 4vw, 3rem); margin-top: 2.5rem } .three h3 { margin-top: 1.25rem } .three p { margin-top: .25rem; color: var(--muted) }
.mini { width: 100%; height: auto; border: 1px solid var(--hairline); border-radius: 10px }
.steps { display: grid; gap: 2rem; margin-top: 2.5rem; counter-reset: step }
.steps li { counter-increment: step; padding-top: 1.25rem; border-top: 3px solid var(--primary) }
.steps li:nth-child(2) { border-color: var(--second) }
.steps h3::before { content: counter(step) "\\2002"; color: var(--muted); font-variant-numeric: tabular-nums }
.panel { display: grid; gap: 1.5rem; align-items: center; padding: clamp(1.5rem, 5vw, 3.5rem); border: 1px solid var(--hairline); border-radius: 20px; background: var(--surface) }
.panel p { max-width: 38rem; margin-top: .75rem; color: var(--muted); text-wrap: pretty }
.firm { border-top: 0; padding-top: 0 }
.end { text-align: center } .end .actions { justify-content: center }
[lang|=am] h1 { font-size: clamp(2.25rem, 6vw, 3.75rem); line-height: 1.25; letter-spacing: 0 } [lang|=am] h2 { line-height: 1.4; letter-spacing: 0 } [lang|=am] h3 { line-height: 1.55 } [lang|=am] .lead { line-height: 1.8 }
@media (max-width: 30rem) { .hero .actions .button, .panel .button { flex: 1 1 100% } }
@media (min-width: 40rem) { .three { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)) } .steps { grid-template-columns: repeat(3, 1fr) } .panel { grid-template-columns: 1fr auto } }
@media (min-width: 60rem) { .hero { grid-template-columns: 1.1fr 1fr; gap: 4rem } }
@media print { .drawing { max-width: 80mm } .part { break-inside: avoid; padding: 8mm 0 } }
`)
