import { compact } from '../compact.ts'
import { companyStyles } from '../sections/company.styles.ts'
import { partStyles } from '../sections/part.styles.ts'

/** One column: everything is aligned to one left edge, and the woven band is the only ornament. */
export const starterStyles = compact(`
.column { max-width: 43rem; margin: 0 auto; padding: 0 1.25rem 3rem }
.top { display: flex; justify-content: flex-end; margin-right: -.75rem; padding-top: .5rem; min-height: 3.25rem }
.face { padding-top: clamp(1rem, 5vw, 3.5rem) }
.covered { padding-top: .5rem }
.cover { width: 100%; height: auto; aspect-ratio: 3; object-fit: cover; border-radius: 14px; background: var(--surface) }
.portrait { width: 7.5rem; height: 7.5rem; border-radius: 50%; object-fit: cover; background: var(--surface) }
.cover + .portrait { position: relative; margin: -3.75rem 0 0 1.25rem; border: 4px solid var(--paper) }
.letters { display: grid; place-items: center; border: 1px solid var(--hairline); background: var(--surface); color: var(--primary); font-size: 2.5rem; font-weight: 600; letter-spacing: .02em; line-height: 1 }
h1 { margin-top: 1.75rem; font-size: clamp(2.25rem, 8.4vw, 3.875rem); font-weight: 700; line-height: 1.07; letter-spacing: -.025em; text-wrap: balance }
.portrait + h1 { margin-top: 1.5rem } h1:first-child { margin-top: 0 }
.nick { margin-top: .5rem; color: var(--muted); font-size: 1.125rem }
.job { margin-top: 1rem; color: var(--second); font-weight: 600; font-size: 1.125rem; line-height: 1.4 }
.headline { max-width: 36rem; margin-top: 1rem; color: var(--muted); font-size: clamp(1.1875rem, 2.8vw, 1.4375rem); line-height: 1.45; text-wrap: pretty }
.job + .headline { margin-top: .375rem }
.icon { width: 1.125rem; height: 1.125rem; flex: none; fill: none; stroke: var(--second); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
p.place { display: flex; align-items: center; gap: .5rem; margin-top: 1rem; color: var(--muted) }
.contact { display: flex; flex-wrap: wrap; gap: 0 1.75rem; margin-top: 1rem }
p.place + .contact { margin-top: .25rem }
.contact a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--text); text-decoration-color: var(--hairline) }
.contact a:hover { color: var(--primary); text-decoration-color: currentColor }
.contact small { margin-left: .5rem; color: var(--muted); font-size: .875rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem }
.bio { margin-top: 2.5rem; padding-top: 2.5rem; border-top: 1px solid var(--hairline) }
.bio h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.bio p { max-width: 38rem; font-size: 1.125rem; line-height: 1.7; white-space: pre-line; text-wrap: pretty }
.bio p + p { margin-top: 1.125rem }
.part + .part { margin-top: 3.5rem } .face + .part:not(.bio) { margin-top: 3rem }
h2 { display: flex; align-items: center; gap: 1.25rem; margin-bottom: 1.5rem; color: var(--second); font-size: 1.0625rem; font-weight: 600 }
h2::after { content: ""; flex: 1; height: 1px; background: var(--hairline) }
${partStyles}${companyStyles}
h3 { font-size: 1.1875rem; font-weight: 650; line-height: 1.35; text-wrap: pretty }
.entry { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.25rem; padding: 0 0 2.25rem 1.875rem }
.entry::before { content: ""; position: absolute; left: 1px; top: .5em; width: 9px; height: 9px; border: 2px solid var(--primary); background: var(--primary); transform: rotate(45deg); print-color-adjust: exact; -webkit-print-color-adjust: exact }
.entry.open::before { background: var(--paper) }
.entry::after { content: ""; position: absolute; left: 5px; top: 1.75em; bottom: .125em; width: 1px; background: var(--hairline) }
.entry:last-child { padding-bottom: 0 }
.entry:last-child::after { display: none }
.entry .what { grid-row: 1 } .when { grid-row: 2; grid-column: 1 }
.where, .role { margin-top: .1875rem }
.how, .when { margin-top: .125rem; color: var(--muted); font-size: .9375rem }
.when { font-variant-numeric: tabular-nums } .when b { color: var(--second); font-weight: 600 }
i { font-style: normal; color: var(--muted) } cite { font-style: normal; font-weight: 600 }
.story { max-width: 36rem; margin-top: .625rem; white-space: pre-line; text-wrap: pretty }
.entry .story, .entry .links { grid-column: 1 / -1 }
.crest { grid-column: 2; grid-row: 1 / 3; width: 3.25rem; height: 3.25rem; border-radius: 10px; object-fit: cover; background: var(--surface) }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: .375rem; font-size: .9375rem }
.links a { display: inline-block; padding: .25rem 0 }
.beliefs { display: grid; gap: 1.5rem } .beliefs dt { font-size: 1.1875rem; font-weight: 650; line-height: 1.35 } .beliefs dd { max-width: 38rem; margin-top: .25rem; white-space: pre-line }
dd p + p { margin-top: .5rem }
.words { display: flex; flex-wrap: wrap; gap: .5rem }
.words li { padding: .25rem .875rem; border: 1px solid var(--hairline); border-radius: 99px; background: var(--surface) }
.offers, .wares, .voices, .people { display: grid; gap: 2.25rem }
.offer + .offer, .ware + .ware { padding-top: 2.25rem; border-top: 1px solid var(--hairline) }
.state { margin-top: .25rem; color: var(--muted); font-size: .9375rem }
.state::before { content: ""; display: inline-block; width: .5em; height: .5em; margin-right: .5em; border: 1.5px solid var(--second); border-radius: 50%; vertical-align: .06em; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.available::before, .in_stock::before { background: var(--second) }
.terms { display: grid; gap: .75rem; max-width: 36rem; margin-top: .875rem; padding-left: 1rem; border-left: 2px solid var(--hairline); font-size: 1rem }
.terms dt { color: var(--muted); font-size: .9375rem } .terms dd { white-space: pre-line }
.more { margin-top: .625rem } .more summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--primary); cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .22em }
.price { margin-top: .25rem; font-weight: 650; font-variant-numeric: tabular-nums }
.pictures { margin-bottom: 1rem }
.picture { width: 100%; height: auto; max-height: 22rem; border-radius: 10px; object-fit: cover; background: var(--surface) }
.several { display: grid; grid-template-columns: repeat(3, 1fr); gap: .5rem } .several .picture { aspect-ratio: 1; height: 100% } .several .picture:first-child { grid-column: 1 / -1; aspect-ratio: 16 / 9 }
.voice { padding-left: 1.25rem; border-left: 3px solid var(--primary) }
.voice blockquote { margin: 0; font-size: 1.125rem; white-space: pre-line; text-wrap: pretty } .voice blockquote p + p { margin-top: .75rem }
.voice figcaption, .person { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .875rem; margin-top: .875rem }
.voice figcaption > :last-child, .person > :last-child { grid-column: 2 }
.head { width: 3rem; height: 3rem; border-radius: 50%; object-fit: cover; background: var(--surface) } .head.letters { font-size: 1.0625rem }
.voice .role, .rating { display: block; color: var(--muted); font-size: .9375rem; line-height: 1.5 }
.rating { display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .5rem } .rating svg { width: 5rem; height: 1rem; fill: var(--second) } .rating .off { fill: none; stroke: var(--second); stroke-width: 1.25 }
.person { margin-top: 0 } .person .role { color: var(--muted) } .person .story { margin-top: .375rem }
.places { display: grid; gap: 0 } .places a { display: inline-flex; align-items: center; gap: .75rem; min-height: 2.75rem; padding: .25rem 0; color: var(--text); text-decoration: none } .places b { margin-right: .375rem; font-weight: 600 } .places small { color: var(--muted); font-size: .9375rem } .places a:hover b { text-decoration: underline }
.facts-list { display: grid; gap: .625rem 1.5rem } .facts-list div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0 1.5rem } .facts-list dt { color: var(--muted) }
.foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; margin-top: 4.5rem; padding-top: 1.25rem; border-top: 1px solid var(--hairline) }
.alone { min-height: calc(100vh - 16px); min-height: calc(100svh - 16px); display: flex; flex-direction: column; padding-bottom: 1.25rem }
.alone main { margin: auto 0 } .alone .face { padding-top: 0 }
.notice { padding: .625rem 1.25rem; background: var(--text); color: var(--paper); font-size: .9375rem; text-align: center } .notice a { color: inherit }
[lang|=am] body { font-size: 1rem; line-height: 1.8 }
[lang|=am] h1, h1 [lang|=am] { line-height: 1.3; letter-spacing: 0 }
[lang|=am] h1 { font-size: clamp(2rem, 7.4vw, 3.25rem) }
[lang|=am] .headline, [lang|=am] h3, [lang|=am] .job { line-height: 1.6 }
[lang|=am] .bio p { line-height: 1.9 }
@media (max-width: 30rem) { .crest { width: 2.5rem; height: 2.5rem } .portrait { width: 6rem; height: 6rem } .cover + .portrait { margin: -3rem 0 0 .75rem } .portrait.letters { font-size: 2rem } .actions .button { flex: 1 1 auto } .part + .part { margin-top: 3rem } .facts-list div { grid-template-columns: minmax(0, 1fr) } }
@media (min-width: 40rem) { .people { grid-template-columns: 1fr 1fr } .person:only-child { grid-column: 1 / -1 } .ware:has(.pictures) { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 1.75rem } .pictures { margin: 0 } .several .picture:first-child { aspect-ratio: 1 } }
@media print {
  @page { margin: 16mm 18mm }
  .column { max-width: none; padding: 0 }
  .face { padding-top: 8mm } .covered { padding-top: 0 } .cover { aspect-ratio: 4.5 }
  .portrait { width: 26mm; height: 26mm }
  h1 { font-size: 26pt } .headline, .job { font-size: 12.5pt } .bio p { font-size: 11pt } h3, .beliefs dt { font-size: 12pt } .when, .how, .state { font-size: 9.5pt } .top { display: none }
  .part + .part, .face + .part:not(.bio) { margin-top: 9mm } .bio { margin-top: 6mm; padding-top: 6mm }
  h2, h3 { break-after: avoid } .entry, .person, .voice, .words li, .beliefs div, .terms div { break-inside: avoid } .entry { padding-bottom: 5mm }
  .pictures { max-width: 60mm } .more::details-content { content-visibility: visible; block-size: auto } .more summary { display: none } .places a, .contact a, .links a { min-height: 0 }
  .alone { min-height: 0 } .foot { margin-top: 10mm }
}
`)
