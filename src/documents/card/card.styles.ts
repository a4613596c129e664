import { compact } from '../compact.ts'

/** The card has the proportions of a printed one (85 by 55) and grows only if its text needs more room. */
export const cardStyles = compact(`
body { background: var(--surface) }
.stage { display: flex; flex-direction: column; min-height: 100vh; min-height: 100svh; max-width: 30rem; margin: 0 auto; padding: 0 1.25rem 1.25rem }
.top { display: flex; justify-content: flex-end; margin-right: -.75rem; padding-top: .5rem }
.stage main { margin: auto 0; padding: 1rem 0 2rem }
.card { overflow: hidden; display: flex; flex-direction: column; min-height: 17.5rem; border-radius: 16px; background: var(--paper); box-shadow: 0 0 0 1px var(--hairline), 0 18px 40px -24px rgb(0 0 0 / .45) }
.face { flex: 1; display: flex; align-items: flex-end; justify-content: space-between; gap: 1rem; padding: 1.5rem; background: var(--primary); color: var(--on-primary); print-color-adjust: exact; -webkit-print-color-adjust: exact }
.face div { min-width: 0 }
.face h1 { font-size: clamp(1.625rem, 7.2vw, 2.125rem); font-weight: 700; line-height: 1.12; letter-spacing: -.02em; text-wrap: balance }
.face p + p { margin-top: .125rem }
.face h1 + p { margin-top: .5rem }
.face p { font-size: 1rem; line-height: 1.4; text-wrap: pretty }
.portrait { align-self: flex-start; flex: none; width: 5rem; height: 5rem; border-radius: 50%; object-fit: cover; background: var(--surface) }
.letters { display: grid; place-items: center; background: none; border: 1.5px solid currentColor; font-size: 1.625rem; font-weight: 600; line-height: 1 }
.logo { border-radius: 14px; object-fit: contain }
.verified { display: inline-flex; align-items: center; gap: .375rem; margin-top: .5rem } .verified svg { width: 1.125rem; height: 1.125rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.contact { padding: .875rem 1.5rem 1rem }
.contact li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem } .contact small { color: var(--muted); font-size: .875rem }
.contact a { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; color: var(--text); text-decoration-color: var(--hairline) }
.contact a:hover { color: var(--primary) }
.contact svg { width: 1.25rem; height: 1.25rem; flex: none; fill: none; stroke: var(--second); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.actions { display: grid; gap: .75rem; margin-top: 1.5rem }
.pass { margin-top: 1.25rem; text-align: center }
.pass summary { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .5rem; color: var(--muted); font-size: .9375rem; cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .22em }
.pass summary::-webkit-details-marker { display: none }
.pass figure { display: inline-block; margin-top: .75rem; padding: .75rem; border-radius: 16px; background: #fff; color: #14161a }
.qr { width: 13rem; height: 13rem; fill: #14161a; shape-rendering: crispEdges }
.pass figcaption { padding-top: .25rem; font-size: .875rem }
.foot { text-align: center }
[lang|=am] body { font-size: 1rem; line-height: 1.7 }
[lang|=am] .face h1, .face h1 [lang|=am] { line-height: 1.35; letter-spacing: 0 }
[lang|=am] .face p { line-height: 1.6 }
@media (max-width: 22rem) { .face { flex-direction: column-reverse; align-items: flex-start } .portrait { width: 4rem; height: 4rem } }
@media print {
  @page { margin: 15mm }
  body { background: none }
  .stage { max-width: none; min-height: 0; margin: 0; padding: 0 } .stage main { display: flex; align-items: stretch; gap: 8mm; margin: 0; padding: 0 }
  .card { flex: none; width: 85mm; min-height: 55mm; border-radius: 0; box-shadow: 0 0 0 .2mm #999; break-inside: avoid }
  .face { padding: 5mm } .face h1 { font-size: 15pt } .face p { font-size: 9pt } .portrait { width: 15mm; height: 15mm } .letters { font-size: 14pt }
  .contact { padding: 2mm 5mm 3mm } .contact a { min-height: 6mm; font-size: 9pt } .contact svg { width: 4mm; height: 4mm }
  .actions, .foot, .top { display: none }
  .pass { margin: 0 } .pass summary { display: none } .pass::details-content { content-visibility: visible }
  .pass figure { margin: 0; padding: 0 } .qr { width: 45mm; height: 45mm }
}
`)
