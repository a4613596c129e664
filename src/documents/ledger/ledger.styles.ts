import { compact } from '../compact.ts'
import { companyStyles } from '../sections/company.styles.ts'
import { partStyles } from '../sections/part.styles.ts'

/**
 * A page of a book of accounts: one frame, a double line down its margin with the headings outside of it, a hairline
 * under every entry, and days and prices at the right edge, one under the other. The name stands on ruled lines.
 */
export const ledgerStyles = compact(`
body { font-size: 1rem }
.ledger { position: relative; max-width: 74rem; margin: 0 auto; border: 1px solid var(--text); border-width: 0 1px; background: var(--paper) }
.ledger::before { content: ""; position: absolute; z-index: 1; top: 0; bottom: 0; left: 1.25rem; width: 4px; border: solid var(--second); border-width: 0 1px; pointer-events: none }
.top, .face > *, .part, .foot, .cover { padding-left: 2.5rem }
.top { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem; padding-right: .5rem; border-bottom: 4px double var(--text) }
.sign { color: var(--muted); font-size: .875rem; font-variant-numeric: tabular-nums }
.face { display: grid; border-bottom: 1px solid var(--text) }
.title { padding: 1rem 1.25rem 2rem 2.5rem; border-bottom: 1px solid var(--text); background: repeating-linear-gradient(var(--paper) 0 calc(2.5rem - 1px), var(--hairline) calc(2.5rem - 1px) 2.5rem) }
h1 { font-size: clamp(1.875rem, 5vw, 3rem); font-weight: 700; line-height: 2.5rem; letter-spacing: -.02em; padding-top: 1.25rem; text-wrap: balance }
@media (min-width: 40rem) { h1 { line-height: 3.75rem; padding-top: 0 } }
.title p { line-height: 2.5rem } .nick { color: var(--muted) } .job { color: var(--primary); font-weight: 700 } .headline { font-size: 1.125rem; text-wrap: pretty }
.icon { width: 1rem; height: 1rem; flex: none; fill: none; stroke: var(--second); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
p.place { display: flex; align-items: center; gap: .5rem; color: var(--muted) }
.face > .portrait { box-sizing: content-box; width: 8rem; height: 8rem; padding: 1.25rem 1.25rem 1.25rem 2.5rem; object-fit: cover } .face > .logo { object-fit: contain; border-radius: 0 }
.letters { display: grid; place-items: center; background: var(--surface); color: var(--primary); font-size: 2.25rem; font-weight: 700; line-height: 1 }
.reach { border-top: 1px solid var(--text) }
.contact { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)) }
.contact li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; padding-right: 1.25rem; border-bottom: 1px solid var(--hairline) }
.contact a { display: inline-flex; align-items: center; gap: .625rem; min-height: 2.875rem; color: var(--text); text-decoration: none; font-variant-numeric: tabular-nums } .contact a:hover { color: var(--primary); text-decoration: underline }
.contact small { color: var(--muted); font-size: .875rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; padding: 1rem 1.25rem 1rem 0 } .button { border-radius: 2px }
.ledger .cover { width: 100%; height: auto; aspect-ratio: 4; padding: 0; object-fit: cover; border-bottom: 1px solid var(--text); background: var(--surface) }
.part { padding-top: 1.5rem; padding-bottom: 1.75rem; padding-right: 1.25rem; border-bottom: 1px solid var(--text) }
h2 { margin-bottom: 1rem; color: var(--primary); font-size: 1rem; font-weight: 700; line-height: 1.4 }
${partStyles}${companyStyles}
h3 { font-size: 1.0625rem; font-weight: 700; line-height: 1.4; text-wrap: pretty }
.bio p { max-width: 42rem; font-size: 1.0625rem; white-space: pre-line; text-wrap: pretty } .bio p + p { margin-top: 1rem }
.entry { display: grid; gap: 0 1.5rem; padding: .875rem 0; border-top: 1px solid var(--hairline) }
.when { color: var(--muted); font-size: .9375rem; font-variant-numeric: tabular-nums } .when b { color: var(--second) } .open .when { color: var(--second); font-weight: 600 }
.how { color: var(--muted); font-size: .9375rem } i { font-style: normal; color: var(--muted) } cite { font-style: normal; font-weight: 600 }
.story { max-width: 40rem; margin-top: .375rem; white-space: pre-line; text-wrap: pretty }
.crest { width: 2.5rem; height: 2.5rem; margin-top: .5rem; object-fit: cover; background: var(--surface) }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: .25rem; font-size: .9375rem } .links a { display: inline-block; padding: .25rem 0 }
.beliefs div, .facts-list div, .terms div { display: grid; gap: 0 1.5rem; padding: .625rem 0; border-top: 1px solid var(--hairline) } .beliefs dt, .facts-list dt, .terms dt { color: var(--muted) } .beliefs dd, .terms dd { white-space: pre-line } dd p + p { margin-top: .5rem }
.terms { margin-top: .75rem; font-size: .9375rem }
.words { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: 0 1.5rem } .words li { padding: .5rem 0; border-top: 1px solid var(--hairline) }
.offer, .ware, .voices > li, .person { padding: 1rem 0; border-top: 1px solid var(--hairline) }
.ware { display: grid; gap: .75rem 1.5rem } .ware .what { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.5rem } .ware .what > * { grid-column: 1 / -1 } .ware h3 { grid-column: 1; grid-row: 1 } .ware .price { grid-column: 2; grid-row: 1 }
.price { font-weight: 700; font-variant-numeric: tabular-nums }
.state { color: var(--second); font-size: .9375rem } .unavailable, .out_of_stock { color: var(--muted) }
.more summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--primary); cursor: pointer; text-decoration: underline; text-underline-offset: .22em }
.picture { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; background: var(--surface) } .several { display: grid; grid-template-columns: repeat(3, 1fr); gap: .375rem } .several .picture { aspect-ratio: 1 } .several .picture:first-child { grid-column: 1 / -1; aspect-ratio: 4 / 3 }
.voice blockquote { max-width: 42rem; margin: 0; font-size: 1.0625rem; white-space: pre-line; text-wrap: pretty } .voice blockquote p + p { margin-top: .5rem }
.voice figcaption, .person { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1rem } .voice figcaption { margin-top: .75rem } .voice figcaption > :last-child, .person > :last-child { grid-column: 2 }
.head { width: 3rem; height: 3rem; object-fit: cover; background: var(--surface) } .head.letters { font-size: 1rem }
.role, .rating { display: block; color: var(--muted); font-size: .9375rem; line-height: 1.5 } .rating { display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .5rem } .rating svg { width: 5rem; height: 1rem; fill: var(--second) } .rating .off { fill: none; stroke: var(--second); stroke-width: 1.25 }
.places li { border-top: 1px solid var(--hairline) } .places a { display: flex; align-items: center; gap: .75rem; min-height: 2.875rem; padding: .375rem 0; color: var(--text); text-decoration: none } .places b { margin-right: .375rem; font-weight: 600 } .places small { color: var(--muted); font-size: .9375rem } .places a:hover b { text-decoration: underline }
.hours { max-width: none }
.foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; padding-top: 1rem; padding-bottom: 1.5rem; padding-right: 1.25rem; border-bottom: 4px double var(--text) }
.alone { min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column } .alone main { flex: 1 }
.notice { padding: .625rem 1.25rem; background: var(--text); color: var(--paper); font-size: .9375rem; text-align: center } .notice a { color: inherit }
[lang|=am] h1, h1 [lang|=am] { letter-spacing: 0 } [lang|=am] h1 { font-size: clamp(1.625rem, 4.4vw, 2.625rem) } [lang|=am] h3 { line-height: 1.6 }
@media (max-width: 30rem) { .actions .button { flex: 1 1 auto } }
@media (min-width: 40rem) {
  .face { grid-template-columns: minmax(0, 1fr) auto } .reach { grid-column: 1 / -1 } .face > .portrait { padding: 1.25rem; border-left: 1px solid var(--text); align-self: stretch; height: auto; min-height: 8rem; aspect-ratio: 1 } .title { grid-row: 1; border-bottom: 0 }
  .entry { grid-template-columns: minmax(0, 1fr) auto } .entry > * { grid-column: 1 } .entry .when { grid-column: 2; grid-row: 1; max-width: 13rem; text-align: end } .entry .what { grid-row: 1 }
  .beliefs div, .facts-list div, .terms div { grid-template-columns: 11rem minmax(0, 1fr) }
  .ware:has(.pictures) { grid-template-columns: 11rem minmax(0, 1fr) } .people, .places { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.5rem }
}
@media (min-width: 64rem) {
  .ledger::before { left: 13rem } .top, .face > .title, .face > .reach, .part, .foot { padding-left: 15rem; padding-right: 2rem } .top { padding-left: 1.5rem }
  .part { display: grid; position: relative } .part > h2 { position: absolute; left: 1.5rem; width: 10.5rem; top: 1.5rem; text-wrap: balance } .part > :not(h2) > :first-child, .part > .beliefs > :first-child { border-top-color: transparent; padding-top: 0 } .words li { border-top-color: var(--hairline) } .words > li:first-child { padding-top: .5rem; border-top-color: var(--hairline) }
}
@media print {
  @page { margin: 12mm 14mm }
  .ledger { max-width: none; border: 0 } .ledger::before { left: 30mm } .top { display: none } .title { padding: 0 0 4mm 34mm; background: none } h1 { padding: 0; font-size: 22pt; line-height: 1.2 } .title p { line-height: 1.5 } .reach, .part, .foot { padding-left: 34mm; padding-right: 0 } .part { position: relative; padding-top: 4mm; padding-bottom: 4mm } .part > h2 { position: absolute; left: 0; top: 4mm; width: 27mm } .face > .portrait { width: 24mm; min-height: 24mm; padding: 0; border: 0 } .contact a { min-height: 6mm } h2, h3 { break-after: avoid } .entry, .person, .voice, .ware, .terms div { break-inside: avoid } .picture { max-height: 36mm }
  .more::details-content { content-visibility: visible; block-size: auto } .more summary { display: none } .places a, .links a { min-height: 0; padding: 0 } .alone { min-height: 0 }
}
`)
