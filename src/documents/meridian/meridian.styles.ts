import { compact } from '../compact.ts'
import { companyStyles } from '../sections/company.styles.ts'
import { partStyles } from '../sections/part.styles.ts'

/**
 * An editorial page: a title across the page, then an index and the text on either side of a fine line, the meridian,
 * on which each part is marked like a degree. Light weights, square corners, numbers (Ethiopic ones for Amharic
 * readers).
 */
export const meridianStyles = compact(`
html { scroll-padding-top: 1.5rem } @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
.sheet { max-width: 84rem; margin: 0 auto; padding: 0 clamp(1.25rem, 4vw, 4rem) 2rem }
.top { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 4rem; border-bottom: 1px solid var(--text) }
.sign { color: var(--muted); font-size: .9375rem; letter-spacing: .01em }
.top .tools { margin-right: -.75rem }
h1 { padding: clamp(1.75rem, 4.5vw, 4rem) 0 clamp(1.25rem, 3vw, 2.5rem); font-size: clamp(2.625rem, 9.6vw, 8rem); font-weight: 400; line-height: .98; letter-spacing: -.035em; text-wrap: balance }
.cover { width: 100%; height: auto; aspect-ratio: 2.35; max-height: 62vh; object-fit: cover; background: var(--surface) }
.arcs { width: 100%; height: clamp(3.5rem, 9vw, 7.5rem); fill: none; stroke: var(--hairline); stroke-width: 1.25 } .arcs path { vector-effect: non-scaling-stroke } .arcs .prime { stroke: var(--second); stroke-width: 2 }
.deck { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.5rem 1.25rem; padding: 1.75rem 0 clamp(2rem, 5vw, 4rem) }
.portrait { width: 6rem; height: 7.5rem; object-fit: cover; background: var(--surface) }
.letters { display: grid; place-items: center; background: var(--surface); color: var(--primary); font-size: 2.5rem; font-weight: 400; line-height: 1 }
.nick { color: var(--muted) }
.job { color: var(--second); font-weight: 600 }
.headline { max-width: 34rem; font-size: clamp(1.375rem, 2.5vw, 2rem); line-height: 1.3; letter-spacing: -.012em; text-wrap: pretty }
.nick + *, .job + * { margin-top: .5rem }
.icon { width: 1.125rem; height: 1.125rem; flex: none; fill: none; stroke: var(--second); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
p.place { display: flex; align-items: center; gap: .5rem; margin-top: 1rem; color: var(--muted) }
.reach { grid-column: 1 / -1 }
.contact li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; border-top: 1px solid var(--hairline) } .contact li:last-child { border-bottom: 1px solid var(--hairline) }
.contact a { display: inline-flex; align-items: center; gap: .625rem; min-height: 2.875rem; color: var(--text); text-decoration: none } .contact a:hover { color: var(--primary); text-decoration: underline }
.contact small { margin: 0 0 .5rem 1.75rem; color: var(--muted); font-size: .875rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem } .button { border-radius: 0 }
.body { counter-reset: part; border-top: 1px solid var(--text) }
.index { position: sticky; top: 0; z-index: 1; margin: 0 calc(-1 * clamp(1.25rem, 4vw, 4rem)); background: var(--paper); border-bottom: 1px solid var(--hairline) }
.index ol { display: flex; overflow-x: auto; scrollbar-width: none; padding: 0 calc(clamp(1.25rem, 4vw, 4rem) - .625rem); counter-reset: line }
.index a { display: block; padding: .75rem .625rem; color: var(--muted); font-size: .9375rem; text-decoration: none; white-space: nowrap } .index a:hover { color: var(--primary); text-decoration: underline }
.index ol { scroll-target-group: auto } .index a:target-current { color: var(--text); font-weight: 600 }
.part { position: relative; counter-increment: part; padding-top: 2.25rem } .part + .part { margin-top: 2.75rem; border-top: 1px solid var(--hairline) }
h2 { display: flex; align-items: baseline; gap: .875rem; margin-bottom: 1.5rem; font-size: clamp(1.625rem, 3vw, 2.25rem); font-weight: 400; line-height: 1.2; letter-spacing: -.02em }
h2::before { content: counter(part, decimal-leading-zero); color: var(--second); font-size: .9375rem; letter-spacing: 0; font-variant-numeric: tabular-nums }
${partStyles}${companyStyles}
h3 { font-size: 1.25rem; font-weight: 600; line-height: 1.3; letter-spacing: -.008em; text-wrap: pretty }
.bio p { max-width: 40rem; font-size: clamp(1.125rem, 1.5vw, 1.25rem); line-height: 1.65; white-space: pre-line; text-wrap: pretty } .bio p + p { margin-top: 1.125rem }
.entries { display: grid; gap: 2.25rem }
.entry { position: relative; display: grid; gap: 0 2rem }
.when { color: var(--muted); font-size: .9375rem; font-variant-numeric: tabular-nums; text-wrap: balance } .when b { color: var(--second); font-weight: 600 } .open .when { color: var(--second) }
.where { margin-top: .125rem } .how { margin-top: .125rem; color: var(--muted); font-size: .9375rem }
i { font-style: normal; color: var(--muted) } cite { font-style: italic }
.story { max-width: 40rem; margin-top: .625rem; white-space: pre-line; text-wrap: pretty }
.crest { width: 3rem; height: 3rem; margin-top: .75rem; object-fit: cover; background: var(--surface) }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: .375rem; font-size: .9375rem } .links a { display: inline-block; padding: .25rem 0 }
.beliefs { display: grid; gap: 2rem 3rem } .beliefs dt { color: var(--second); font-size: .9375rem; font-weight: 600 } .beliefs dd { margin-top: .375rem; white-space: pre-line; text-wrap: pretty } dd p + p { margin-top: .5rem }
.words { display: flex; flex-wrap: wrap; gap: .125rem .75rem; font-size: clamp(1.125rem, 2vw, 1.375rem); line-height: 1.5 } .words li:not(:last-child)::after { content: "/"; margin-left: .75rem; color: var(--second) }
.offers { display: grid; gap: 2.5rem 3rem } .offer { padding-top: 1rem; border-top: 2px solid var(--text) }
.state { margin-top: .25rem; color: var(--second); font-size: .9375rem } .unavailable, .out_of_stock { color: var(--muted) }
.terms { display: grid; gap: .875rem; margin-top: 1rem } .terms div { padding-top: .625rem; border-top: 1px solid var(--hairline) } .terms dt { color: var(--muted); font-size: .875rem } .terms dd { white-space: pre-line }
.more { margin-top: .625rem } .more summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--primary); cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .22em }
.wares { display: grid; gap: 3rem 2rem } .ware { display: flex; flex-direction: column; gap: 1rem }
.picture { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; background: var(--surface) } .several { display: grid; grid-template-columns: repeat(4, 1fr); gap: .375rem } .several .picture { aspect-ratio: 1 } .several .picture:first-child { grid-column: 1 / -1; aspect-ratio: 4 / 3 }
.price { margin-top: .25rem; font-size: 1.125rem; font-variant-numeric: tabular-nums }
.voices { display: grid; gap: 3rem } .voice blockquote { max-width: 44rem; margin: 0; font-size: clamp(1.25rem, 2.4vw, 1.75rem); line-height: 1.4; letter-spacing: -.01em; white-space: pre-line; text-wrap: pretty } .voice blockquote p + p { margin-top: .75rem }
.voice figcaption { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1rem; margin-top: 1.25rem } .voice figcaption > :last-child { grid-column: 2 }
.head { width: 3.5rem; height: 4.25rem; object-fit: cover; background: var(--surface) } .head.letters { font-size: 1.25rem }
.voice .role, .rating { display: block; color: var(--muted); font-size: .9375rem; line-height: 1.5 } .voice b { font-weight: 600 }
.rating { display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .5rem } .rating svg { width: 5rem; height: 1rem; fill: var(--second) } .rating .off { fill: none; stroke: var(--second); stroke-width: 1.25 }
.people { display: grid; gap: 2rem } .person { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1.25rem } .person > :last-child { grid-column: 2 } .person .head { width: 4.5rem; height: 5.625rem } .person .role { color: var(--muted) } .person .story { margin-top: .375rem }
.places li { border-top: 1px solid var(--hairline) } .places li:last-child { border-bottom: 1px solid var(--hairline) } .places a { display: flex; align-items: center; gap: .75rem; min-height: 3rem; padding: .375rem 0; color: var(--text); text-decoration: none } .places b { margin-right: .375rem; font-weight: 600 } .places small { color: var(--muted); font-size: .9375rem } .places a:hover b { text-decoration: underline }
.facts-list { display: grid; gap: 1.25rem 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)) } .facts-list dt { color: var(--muted); font-size: .875rem }
.sheet > .band { margin-top: clamp(3.5rem, 8vw, 6rem) }
.foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; padding-top: 1.25rem }
.alone { min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column } .alone main { margin: auto 0 } .alone .letters { display: none }
.notice { padding: .625rem 1.25rem; background: var(--text); color: var(--paper); font-size: .9375rem; text-align: center } .notice a { color: inherit }
[lang|=am] body { line-height: 1.8 }
[lang|=am] h1, h1 [lang|=am] { line-height: 1.25; letter-spacing: 0 } [lang|=am] h1 { font-size: clamp(2.25rem, 7.4vw, 6rem) }
[lang|=am] .headline, [lang|=am] h2, [lang|=am] h3, [lang|=am] .voice blockquote { line-height: 1.6; letter-spacing: 0 } [lang|=am] .headline { font-size: clamp(1.25rem, 2.1vw, 1.625rem) } [lang|=am] .voice blockquote { font-size: clamp(1.125rem, 2vw, 1.5rem) }
[lang|=am] h2::before { content: counter(part, ethiopic-numeric) }
@media (max-width: 30rem) { .actions .button { flex: 1 1 auto } }
@media (min-width: 40rem) {
  .deck { column-gap: 2rem } .portrait { width: 8rem; height: 10rem } .reach { grid-column: 2 }
  .beliefs, .offers, .wares, .people { grid-template-columns: 1fr 1fr }
  .entry { grid-template-columns: 10.5rem minmax(0, 1fr) } .entry > * { grid-column: 2 } .entry .when { grid-column: 1; grid-row: 1; padding-top: .25rem } .entry .what { grid-row: 1 } .crest { grid-column: 1; grid-row: 2; align-self: start }
}
@media (min-width: 64rem) {
  .deck { grid-template-columns: 11rem minmax(0, 1fr) 21rem; gap: 3rem } .portrait { width: 11rem; height: 13.75rem } .portrait.letters { font-size: 3.5rem } .reach { grid-column: 3 }
  .body { display: grid; grid-template-columns: 11rem minmax(0, 1fr); column-gap: 3rem } .brief { grid-template-columns: minmax(0, 1fr) }
  .index { align-self: start; margin: 0; padding-top: 2rem; border: 0; background: none; max-height: 100vh; overflow-y: auto } .index ol { display: block; padding: 0; overflow: visible }
  .index a { padding: .375rem 0; white-space: normal; line-height: 1.4 } .index li { counter-increment: line }
  .parts { border-left: 1px solid var(--hairline); padding: 0 0 1rem 3rem } .brief .parts { border: 0; padding-left: 0 }
  .part { padding-top: 2.5rem } .part + .part { margin-top: 3.5rem } .parts > .part::before { content: ""; position: absolute; left: calc(-3rem - 5px); top: 3.5rem; width: 9px; height: 1px; background: var(--second) } .brief .part::before { display: none }
  .entry { grid-template-columns: 12rem minmax(0, 1fr) }
}
@media print {
  @page { margin: 15mm 16mm }
  .sheet { max-width: none; padding: 0 } .top { display: none } .onpaper { display: block }
  h1 { padding: 0 0 5mm; font-size: 34pt } .cover { aspect-ratio: 4.5 } .arcs { height: 14mm } .deck { grid-template-columns: auto minmax(0, 1fr) 58mm; gap: 7mm; padding: 6mm 0 7mm } .portrait { width: 26mm; height: 32mm } .headline { font-size: 13pt } .reach { grid-column: 3 } .contact a { min-height: 7mm }
  .part { padding-top: 6mm } .part + .part { margin-top: 6mm } h2 { margin-bottom: 4mm; font-size: 15pt; break-after: avoid } h3 { font-size: 11.5pt; break-after: avoid } .bio p { font-size: 11pt } .when, .how, .state { font-size: 9pt } .words { font-size: 11pt } .voice blockquote { font-size: 12pt }
  .entries, .voices { gap: 5mm } .entry { grid-template-columns: 36mm minmax(0, 1fr) } .entry > * { grid-column: 2 } .entry .when { grid-column: 1; grid-row: 1 } .entry .what { grid-row: 1 } .beliefs, .offers, .wares, .people { grid-template-columns: 1fr 1fr; gap: 5mm 8mm }
  .entry, .person, .voice, .ware, .beliefs div, .terms div, .places li { break-inside: avoid } .head { width: 12mm; height: 15mm }
  .more::details-content { content-visibility: visible; block-size: auto } .more summary { display: none } .places a, .links a { min-height: 0; padding: 0 } .alone { min-height: 0 }
}
`)
