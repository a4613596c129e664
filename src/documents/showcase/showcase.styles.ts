import { compact } from '../compact.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'
import { threadStyles } from '../parts/Thread.tsx'
import { richTextStyles } from '../rich-text/rich-text.styles.ts'

/** Cards that lead on, features, voices and profiles, which the landing page has as well. */
export const showcaseParts = `
.doors { display: flex; flex-direction: column; gap: 1.25rem; margin-top: 2.25rem }
.doors li { position: relative; display: flex; flex-direction: column; padding: 1.5rem; border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) }
.doors li:hover { border-color: var(--primary) } .doors a { color: inherit; text-decoration: none } .doors a::after { content: ""; position: absolute; inset: 0; border-radius: 14px }
.doors :is(h2, h3) { margin-top: 1.25rem; font-size: 1.1875rem; font-weight: 650; line-height: 1.35; letter-spacing: 0; text-wrap: balance }
.doors p { margin-top: .375rem; color: var(--muted); text-wrap: pretty } .doors .on { margin-top: auto; padding-top: 1rem; color: var(--primary) }
.icon { width: 1.375rem; height: 1.375rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.sign { display: inline-flex; align-items: center; justify-content: center; width: 2.75rem; height: 2.75rem; margin: .375rem; border: 1.5px solid var(--primary); color: var(--primary); transform: rotate(45deg) } .sign .icon { transform: rotate(-45deg) }
.doors li:nth-child(even) .sign { border-color: var(--second); color: var(--second) }
.four { display: grid; gap: 2.25rem clamp(2rem, 6vw, 5rem); margin-top: 2.25rem }
.four li { position: relative; padding-left: 1.875rem } .four .drawn { padding-left: 2.375rem } .four .icon { position: absolute; left: 0; top: .125em; color: var(--primary) } .four li:nth-child(even) .icon { color: var(--second) }
.four li:not(.drawn)::before { content: ""; position: absolute; left: 1px; top: .5em; width: 9px; height: 9px; background: var(--primary); transform: rotate(45deg) }
.four :is(h2, h3) { font-size: 1.1875rem; font-weight: 650; line-height: 1.35; letter-spacing: 0 } .four p { max-width: 30rem; margin-top: .375rem; color: var(--muted); text-wrap: pretty }
.voices { display: grid; gap: 1.5rem; margin-top: 2.25rem } .voices figure { padding-left: 1.25rem; border-left: 3px solid var(--second) } .voices blockquote { margin: 0; font-size: 1.125rem; text-wrap: pretty } .voices figcaption { display: flex; align-items: center; gap: .75rem; margin-top: 1rem; color: var(--muted); font-size: .9375rem } .voices b { color: var(--text) } .giver { width: 3rem; height: 3rem; border-radius: 50%; object-fit: cover }
.elsewhere { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 1rem 0 } .elsewhere a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--muted); text-decoration: none } .elsewhere a:hover { color: var(--text) }
@media (min-width: 40rem) { .doors { flex-flow: row wrap } .doors li { flex: 1 1 15rem } .doors:has(> :is(:nth-child(5), :nth-child(6), :nth-child(9)):last-child) li { flex-basis: 20rem } .four, .voices { grid-template-columns: 1fr 1fr } }
`

export const showcaseStyles = compact(`${ownFrameStyles}${threadStyles}${richTextStyles}${showcaseParts}
.top { padding: clamp(1.75rem, 5vw, 4rem) 0 clamp(1.5rem, 4vw, 2.5rem) } .top .sign { width: 3.5rem; height: 3.5rem; margin: .75rem .75rem 2rem } .top .sign .icon { width: 1.75rem; height: 1.75rem } .top .weave { margin-bottom: 1.75rem }
.kicker { margin-bottom: .5rem; font-weight: 600 } .kicker a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none } .kicker a:hover { text-decoration: underline }
h1 { max-width: 44rem; font-size: clamp(2.125rem, 5.6vw, 3.5rem); font-weight: 700; line-height: 1.08; letter-spacing: -.025em; text-wrap: balance }
h2 { font-size: clamp(1.5rem, 3.2vw, 2rem); font-weight: 700; line-height: 1.2; letter-spacing: -.015em; text-wrap: balance }
.lead { max-width: 40rem; margin-top: 1.25rem; color: var(--muted); font-size: clamp(1.125rem, 2vw, 1.3125rem); line-height: 1.55; text-wrap: pretty }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem }
.shown { width: 100%; height: auto; margin: 0 0 clamp(1.5rem, 4vw, 2.5rem); border: 1px solid var(--hairline); border-radius: 14px }
.text { max-width: 42rem; padding-bottom: clamp(2rem, 5vw, 3.5rem); font-size: 1.125rem; line-height: 1.7 }
.part { padding: clamp(2rem, 5vw, 3.5rem) 0; border-top: 1px solid var(--hairline) }
.said-part { display: grid; gap: 1rem 3rem; padding: clamp(1.75rem, 4vw, 3rem) 0; border-top: 1px solid var(--hairline) } .said-part .rich { max-width: 42rem; font-size: 1.0625rem; line-height: 1.7 } .said-part img { margin-top: 1rem; border-radius: 14px }
main { padding-bottom: clamp(2rem, 5vw, 4rem) }
[lang|=am] h1 { line-height: 1.3; letter-spacing: 0 } [lang|=am] h2 { line-height: 1.4; letter-spacing: 0 } [lang|=am] .lead, [lang|=am] .text, [lang|=am] .rich { line-height: 1.85 }
@media (min-width: 60rem) { .said-part { grid-template-columns: 1fr 2fr } .top { position: relative } .top .sign { position: absolute; right: 4.5rem; top: 6rem; width: 11rem; height: 11rem; margin: 0; outline: 1.5px solid var(--second); outline-offset: -1.375rem } .top .sign .icon { width: 3.75rem; height: 3.75rem; stroke-width: 1.25 } .woven { display: grid; grid-template-columns: 1fr minmax(0, 27rem); gap: 3rem; align-items: center } .woven .weave { order: 1; max-width: none; margin: 0 } }
@media (max-width: 30rem) { .actions .button { flex: 1 1 100% } }
@media print { .actions, .doors .on { display: none } .part { break-inside: avoid } }
`)
