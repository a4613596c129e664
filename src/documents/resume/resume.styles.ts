import { compact } from '../compact.ts'
import { formStyles } from '../parts/form.styles.ts'

/** One column of a sheet's width; printed it is the sheet itself. */
export const resumeStyles = compact(`${formStyles}
body { background: var(--surface) }
.stage { max-width: 54rem; margin: 0 auto; padding: 0 clamp(0rem, 3vw, 1.25rem) 1.5rem }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem; padding: .75rem clamp(1rem, 3vw, 0rem) }
.frozen { padding: 0 clamp(1rem, 3vw, 0rem) .75rem; color: var(--muted); font-size: .9375rem }
.sheet { padding: clamp(1.5rem, 6vw, 4rem); border-top: 4px solid var(--primary); background: var(--paper); box-shadow: 0 0 0 1px var(--hairline), 0 18px 40px -28px rgb(0 0 0 / .45) }
.who { display: flex; align-items: flex-start; justify-content: space-between; gap: 1.5rem }
.who h1 { font-size: clamp(1.875rem, 6vw, 2.75rem); font-weight: 700; line-height: 1.12; letter-spacing: -.02em; text-wrap: balance }
.who .headline { margin-top: .375rem; color: var(--primary); font-size: 1.1875rem; font-weight: 600; text-wrap: pretty }
.portrait { flex: none; width: clamp(5rem, 18vw, 8rem); height: clamp(5rem, 18vw, 8rem); border-radius: 12px; object-fit: cover; background: var(--surface) }
.reach { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-top: 1rem; font-size: .9375rem } .reach li, .reach a { display: inline-flex; align-items: center; min-height: 2.75rem }
.part { margin-top: clamp(1.5rem, 4vw, 2.25rem) } .part > h2 { padding-bottom: .375rem; border-bottom: 1px solid var(--hairline); color: var(--primary); font-size: 1.1875rem; font-weight: 700 }
.part > p { margin-top: .75rem; max-width: 46rem; text-wrap: pretty }
.entry { margin-top: 1.125rem; break-inside: avoid }
.entry header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem }
.entry h3 { font-weight: 700 } .entry .period, .entry .where { color: var(--muted) } .entry .period { font-size: .9375rem; white-space: nowrap }
.entry p { text-wrap: pretty } .entry ul { margin-top: .25rem; padding-left: 1.125rem; list-style: disc } .entry .confirmed { color: var(--second); font-size: .9375rem; font-weight: 600 }
.tags { display: flex; flex-wrap: wrap; gap: .375rem .5rem; margin-top: .75rem } .tags li { padding: .125rem .75rem; border: 1px solid var(--hairline); border-radius: 999px; font-size: .9375rem }
.levels { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .5rem 2rem; margin-top: .75rem } .levels small { display: block; color: var(--muted); font-size: .875rem }
.attached { margin-top: 1.25rem; padding: clamp(1.25rem, 4vw, 2rem) clamp(1.5rem, 6vw, 4rem); background: var(--paper); box-shadow: 0 0 0 1px var(--hairline) } .attached h2 { font-size: 1.0625rem; font-weight: 700 }
.attached ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: .25rem 2rem; margin-top: .25rem } .attached a { display: inline-flex; align-items: center; min-height: 2.75rem; overflow-wrap: anywhere } .attached small { display: block; margin-top: -.375rem; color: var(--muted); font-size: .875rem }
.pass { margin-top: 1.25rem; text-align: center }
.pass summary { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .5rem; color: var(--muted); font-size: .9375rem; cursor: pointer; text-decoration: underline; text-underline-offset: .22em } .pass summary::-webkit-details-marker { display: none }
.pass figure { display: inline-block; margin-top: .75rem; padding: .75rem; border-radius: 16px; background: #fff; color: #14161a }
.qr { width: 11rem; height: 11rem; fill: #14161a; shape-rendering: crispEdges }
.foot { margin-top: 1rem; text-align: center }
.locked { max-width: 26rem; margin: 0 auto; padding: clamp(3rem, 14vh, 8rem) 1.25rem } .locked h1 { font-size: 1.75rem; font-weight: 700; line-height: 1.2 } .locked .lead { margin: .75rem 0 1.5rem }
[lang|=am] .who h1, .who h1 [lang|=am] { line-height: 1.35; letter-spacing: 0 }
@media (pointer: fine) { .reach li, .reach a { min-height: 1.875rem } }
@media (max-width: 30rem) { .top { padding-inline: .5rem } .top .button { padding-inline: .875rem; font-size: .9375rem } .who { flex-direction: column-reverse; gap: 1rem } .entry .period { white-space: normal } }
@media print {
  @page { margin: 16mm }
  body { background: none } .stage { max-width: none; padding: 0 } .sheet { padding: 0; border: 0; box-shadow: none }
  .who h1 { font-size: 22pt } .who .headline { font-size: 12pt } .reach { gap: 0 4mm; font-size: 9.5pt } .reach li, .reach a { min-height: 0 }
  .part { margin-top: 6mm } .part > h2 { font-size: 12.5pt; break-after: avoid } .entry { margin-top: 3mm } .tags li { padding: 0 2mm }
  .top, .pass, .attached, .foot { display: none }
}
`)
