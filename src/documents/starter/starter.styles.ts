import { compact } from '../compact.ts'

/** One honest column: everything stands on one left edge, the name is the picture, the band is the only ornament. */
export const starterStyles = compact(`
.column { max-width: 43rem; margin: 0 auto; padding: 0 1.25rem 3rem }
.top { display: flex; justify-content: flex-end; margin-right: -.75rem; padding-top: .5rem; min-height: 3.25rem }
.face { padding-top: clamp(1rem, 5vw, 3.5rem) }
.portrait { width: 7.5rem; height: 7.5rem; border-radius: 50%; object-fit: cover; background: var(--surface) }
.letters { display: grid; place-items: center; border: 1px solid var(--hairline); color: var(--primary); font-size: 2.5rem; font-weight: 600; letter-spacing: .02em; line-height: 1 }
h1 { margin-top: 1.75rem; font-size: clamp(2.25rem, 8.4vw, 3.875rem); font-weight: 700; line-height: 1.07; letter-spacing: -.025em; text-wrap: balance }
h1:first-child { margin-top: 0 }
.headline { max-width: 36rem; margin-top: 1rem; color: var(--muted); font-size: clamp(1.1875rem, 2.8vw, 1.4375rem); line-height: 1.45; text-wrap: pretty }
.contact { display: flex; flex-wrap: wrap; gap: 0 1.75rem; margin-top: 1.25rem }
.contact a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--text); text-decoration-color: var(--hairline) }
.contact a:hover { color: var(--primary); text-decoration-color: currentColor }
.contact svg { width: 1.125rem; height: 1.125rem; flex: none; fill: none; stroke: var(--second); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem }
.bio { margin-top: 2.5rem; padding-top: 2.5rem; border-top: 1px solid var(--hairline) }
.bio p { max-width: 38rem; font-size: 1.125rem; line-height: 1.7; white-space: pre-line; text-wrap: pretty }
.bio p + p { margin-top: 1.125rem }
.part { margin-top: 3.5rem }
h2 { display: flex; align-items: center; gap: 1.25rem; color: var(--second); font-size: 1.0625rem; font-weight: 600 }
h2::after { content: ""; flex: 1; height: 1px; background: var(--hairline) }
.entries { margin-top: 1.75rem }
.entry { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.25rem; padding: 0 0 2.25rem 1.875rem }
.entry::before { content: ""; position: absolute; left: 1px; top: .5em; width: 9px; height: 9px; border: 2px solid var(--primary); background: var(--primary); transform: rotate(45deg); print-color-adjust: exact; -webkit-print-color-adjust: exact }
.entry.expected::before { background: var(--paper) }
.entry::after { content: ""; position: absolute; left: 5px; top: 1.75em; bottom: .125em; width: 1px; background: var(--hairline) }
.entry:last-child { padding-bottom: 0 }
.entry:last-child::after { display: none }
h3 { font-size: 1.1875rem; font-weight: 650; line-height: 1.35; text-wrap: pretty }
.school { margin-top: .1875rem }
.when { margin-top: .25rem; color: var(--muted); font-size: .9375rem; font-variant-numeric: tabular-nums }
.when b { color: var(--second); font-weight: 600 }
.entry .story { grid-column: 1 / -1; max-width: 36rem; margin-top: .625rem; white-space: pre-line; text-wrap: pretty }
.crest { width: 3.25rem; height: 3.25rem; border-radius: 10px; object-fit: cover; background: var(--surface) }
.foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; margin-top: 4.5rem; padding-top: 1.25rem; border-top: 1px solid var(--hairline) }
.alone { min-height: calc(100vh - 16px); min-height: calc(100svh - 16px); display: flex; flex-direction: column; padding-bottom: 1.25rem }
.alone main { margin: auto 0 }
.alone .face { padding-top: 0 }
.notice { padding: .625rem 1.25rem; background: var(--text); color: var(--paper); font-size: .9375rem; text-align: center }
.notice a { color: inherit }
[lang|=am] body { font-size: 1rem; line-height: 1.8 }
[lang|=am] h1, h1 [lang|=am] { line-height: 1.3; letter-spacing: 0 }
[lang|=am] h1 { font-size: clamp(2rem, 7.4vw, 3.25rem) }
[lang|=am] .headline, [lang|=am] h3 { line-height: 1.6 }
[lang|=am] .bio p { line-height: 1.9 }
.serif h1, .serif h2, .serif h3, .serif .headline, .serif .bio { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "Noto Serif Ethiopic", "Ethiopic", Georgia, serif }
.serif h1 { font-weight: 600; letter-spacing: -.015em }
@media (max-width: 30rem) { .crest { width: 2.5rem; height: 2.5rem } .portrait { width: 6rem; height: 6rem } .letters { font-size: 2rem } .actions .button { flex: 1 1 auto } .part { margin-top: 3rem } }
@media print {
  @page { margin: 16mm 18mm }
  .column { max-width: none; padding: 0 }
  .face { padding-top: 8mm }
  .portrait { width: 26mm; height: 26mm }
  h1 { font-size: 26pt } .headline { font-size: 12.5pt } .bio p { font-size: 11pt } h3 { font-size: 12pt } .when { font-size: 9.5pt } .top { display: none }
  .part { margin-top: 9mm } .bio { margin-top: 6mm; padding-top: 6mm }
  h2 { break-after: avoid } .entry { break-inside: avoid; padding-bottom: 5mm }
  .alone { min-height: 0 }
  .foot { margin-top: 10mm }
}
`)
