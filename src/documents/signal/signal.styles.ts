import { compact } from '../compact.ts'
import { companyStyles } from '../sections/company.styles.ts'
import { partStyles } from '../sections/part.styles.ts'

/**
 * A field of the primary colour from edge to edge, a name as large as the page allows, and headings in
 * the same large type. Everything on the field inherits one text colour, so that it is readable on any chosen colour.
 */
export const signalStyles = compact(`
.field { background: var(--primary); color: var(--on-primary); print-color-adjust: exact; -webkit-print-color-adjust: exact }
.field a, .field .tools a, .field .tools button, .field p, .field small, .field dt, .field .how { color: inherit }
.field :focus-visible { outline-color: currentColor }
.top { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 4rem; padding: 0 clamp(1.25rem, 4vw, 4rem) }
.sign { font-weight: 600; font-size: .9375rem }
.top .tools { margin-right: -.75rem } .field .tools a:hover, .field .tools button:hover { background: var(--surface); color: var(--text) }
.face { padding: clamp(1rem, 4vw, 3rem) clamp(1.25rem, 4vw, 4rem) clamp(2rem, 5vw, 4rem) }
.portrait { width: 5.5rem; height: 5.5rem; object-fit: cover; background: var(--surface) } .logo { border-radius: 18px }
.letters { display: grid; place-items: center; border: 3px solid currentColor; border-radius: 18px; background: none; color: inherit; font-size: 2rem; font-weight: 800; line-height: 1 }
.face .letters { background: none }
h1 { max-width: 14ch; margin-top: 1.25rem; font-size: clamp(3.25rem, 14.5vw, 12rem); font-weight: 800; line-height: .9; letter-spacing: -.045em; text-wrap: balance; overflow-wrap: break-word; hyphens: auto }
.long h1 { max-width: 22ch; font-size: clamp(2.375rem, 7.6vw, 6rem); line-height: .98; letter-spacing: -.035em } h1:first-child { margin-top: 0 }
.deck { display: grid; gap: 1.5rem; margin-top: clamp(1.5rem, 4vw, 3rem) }
.says > * + * { margin-top: .75rem }
.field .verified { padding: .25rem .75rem .25rem .5rem; border: 2px solid currentColor; border-radius: 99px }
.icon { width: 1.25rem; height: 1.25rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.nick, .job, p.place { font-size: 1.125rem } .job { font-weight: 700 } p.place { display: flex; align-items: center; gap: .5rem }
.headline { max-width: 30ch; font-size: clamp(1.5rem, 3.2vw, 2.5rem); font-weight: 500; line-height: 1.2; letter-spacing: -.015em; text-wrap: pretty }
.actions { display: flex; flex-wrap: wrap; gap: .75rem }
.says > .actions { margin-top: 1.5rem }
.field .button { border: 2px solid currentColor; border-radius: 99px; background: var(--paper); color: var(--primary) } .field .button.quiet { background: none; color: inherit } .field .button:hover { box-shadow: 0 0 0 3px currentColor }
.contact a { display: inline-flex; align-items: center; gap: .625rem; min-height: 2.75rem; font-weight: 500; text-decoration-color: currentColor } .contact small { margin-left: .5rem; font-size: .875rem }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr)); gap: 1.25rem 2rem; margin-top: clamp(2rem, 5vw, 4rem); padding-top: 1.25rem; border-top: 3px solid currentColor }
.figures div { display: flex; flex-direction: column-reverse } .figures dd { font-size: clamp(2.25rem, 5vw, 4rem); font-weight: 800; line-height: 1.05; letter-spacing: -.03em; font-variant-numeric: tabular-nums; white-space: nowrap } .figures small { font-size: .4em; font-weight: 600; letter-spacing: 0 } .figures dt { font-size: 1rem }
.cover { width: 100%; height: auto; aspect-ratio: 2.6; max-height: 70vh; object-fit: cover; background: var(--surface) }
.parts { max-width: 96rem; margin: 0 auto; padding: 0 clamp(1.25rem, 4vw, 4rem) }
.part { padding: clamp(2.5rem, 6vw, 5rem) 0 } .part + .part { border-top: 3px solid var(--text) }
h2 { margin-bottom: clamp(1.25rem, 3vw, 2.5rem); font-size: clamp(2.125rem, 5.4vw, 4.5rem); font-weight: 800; line-height: 1; letter-spacing: -.035em; text-wrap: balance; overflow-wrap: break-word }
${partStyles}${companyStyles}
h3 { font-size: 1.375rem; font-weight: 700; line-height: 1.25; letter-spacing: -.01em; text-wrap: pretty }
.bio p { max-width: 44rem; font-size: clamp(1.1875rem, 1.8vw, 1.5rem); line-height: 1.5; white-space: pre-line; text-wrap: pretty } .bio p + p { margin-top: 1.125rem }
.entries { display: grid; gap: 2.25rem } .entry { display: grid; gap: 0 2rem }
.when { color: var(--muted); font-variant-numeric: tabular-nums } .when b { color: var(--second); font-weight: 600 }
.where { margin-top: .125rem } .how { margin-top: .125rem; color: var(--muted); font-size: .9375rem }
i { font-style: normal; color: var(--muted) } cite { font-style: normal; font-weight: 600 }
.story { max-width: 42rem; margin-top: .625rem; white-space: pre-line; text-wrap: pretty }
.crest { width: 3rem; height: 3rem; margin-top: .75rem; object-fit: cover; background: var(--surface) }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: .375rem } .links a { display: inline-block; padding: .25rem 0 }
.beliefs { display: grid; gap: 2rem 4rem } .beliefs dt { color: var(--primary); font-weight: 700 } .beliefs dd { margin-top: .25rem; font-size: 1.1875rem; line-height: 1.5; white-space: pre-line; text-wrap: pretty } dd p + p { margin-top: .5rem }
.beliefs div:first-child dd { font-size: clamp(1.375rem, 2.6vw, 2rem); font-weight: 600; line-height: 1.25; letter-spacing: -.015em }
.words { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-size: clamp(1.25rem, 2.6vw, 2rem); font-weight: 700; line-height: 1.3 }
.offers { display: grid; gap: 2.5rem 4rem }
.state { margin-top: .25rem; color: var(--second); font-weight: 600 } .unavailable, .out_of_stock { color: var(--muted) }
.terms { display: grid; gap: .875rem; margin-top: 1rem } .terms dt { color: var(--muted); font-size: .9375rem } .terms dd { white-space: pre-line }
.more { margin-top: .625rem } .more summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--primary); cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .22em }
.wares { display: grid; gap: 3rem 2rem } .ware { display: flex; flex-direction: column; gap: 1rem }
.picture { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; background: var(--surface) } .several { display: grid; grid-template-columns: repeat(4, 1fr); gap: .375rem } .several .picture { aspect-ratio: 1 } .several .picture:first-child { grid-column: 1 / -1; aspect-ratio: 4 / 3 }
.price { margin-top: .25rem; color: var(--primary); font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums }
.voices { display: grid; gap: 3rem 4rem } .voice blockquote { max-width: 26ch; margin: 0; font-size: clamp(1.5rem, 3.4vw, 2.75rem); font-weight: 700; line-height: 1.2; letter-spacing: -.02em; white-space: pre-line; text-wrap: pretty } .voice blockquote p + p { margin-top: .75rem }
.voice figcaption, .person { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 1rem } .voice figcaption { margin-top: 1.25rem } .voice figcaption > :last-child, .person > :last-child { grid-column: 2 }
.head { width: 3.5rem; height: 3.5rem; border-radius: 50%; object-fit: cover; background: var(--surface) } .head.letters { border-radius: 50%; color: var(--primary); border-width: 2px; font-size: 1.125rem }
.voice .role, .rating { display: block; color: var(--muted); font-size: .9375rem; line-height: 1.5 }
.rating { display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .5rem } .rating svg { width: 5rem; height: 1rem; fill: var(--second) } .rating .off { fill: none; stroke: var(--second); stroke-width: 1.25 }
.people { display: grid; gap: 2rem } .person .role { color: var(--muted) } .person .story { margin-top: .375rem }
.places { display: grid; gap: .25rem 3rem } .places a { display: inline-flex; align-items: center; gap: .75rem; min-height: 3rem; padding: .375rem 0; color: var(--text); text-decoration: none } .places b { margin-right: .375rem; font-weight: 700 } .places small { color: var(--muted); font-size: .9375rem } .places a:hover b { text-decoration: underline }
.facts-list { display: grid; gap: 1.25rem 3rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)) } .facts-list dt { color: var(--muted); font-size: .9375rem } .facts-list dd { font-size: 1.125rem; font-weight: 500 } .facts-list .how { font-weight: 400 }
.hours { max-width: none; font-size: 1.125rem } .hours .today th, .hours .today td { background: var(--primary); color: var(--on-primary); border-color: var(--primary); print-color-adjust: exact; -webkit-print-color-adjust: exact } .hours .today b { color: inherit } .hours th:first-child { padding-inline-start: .75rem } .hours td { padding-inline-end: .75rem }
address { font-size: clamp(1.25rem, 2.2vw, 1.75rem); font-weight: 600; line-height: 1.35; letter-spacing: -.01em }
.foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; max-width: 96rem; margin: 0 auto; padding: 1.5rem clamp(1.25rem, 4vw, 4rem) 2rem; border-top: 3px solid var(--text) }
.alone { min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column } .alone main { display: flex; flex: 1 } .alone .face { flex: 1; align-content: end } .alone .foot { width: 100%; border: 0 }
.notice { padding: .625rem 1.25rem; background: var(--text); color: var(--paper); font-size: .9375rem; text-align: center } .notice a { color: inherit }
[lang|=am] body { font-size: 1rem; line-height: 1.8 }
[lang|=am] h1, h1 [lang|=am] { line-height: 1.2; letter-spacing: -.01em } [lang|=am] h1 { font-size: clamp(2.75rem, 11vw, 9rem) } [lang|=am] .long h1 { font-size: clamp(2rem, 6vw, 4.75rem) }
[lang|=am] h2 { font-size: clamp(1.875rem, 4.4vw, 3.5rem); line-height: 1.3; letter-spacing: 0 }
[lang|=am] .headline, [lang|=am] h3, [lang|=am] .voice blockquote, [lang|=am] .figures dd, [lang|=am] .beliefs dd, [lang|=am] address { line-height: 1.5; letter-spacing: 0 } [lang|=am] .voice blockquote { font-size: clamp(1.25rem, 2.6vw, 2rem) }
@media (max-width: 24rem) { .hours td { padding-inline: .75rem } }
@media (max-width: 30rem) { .actions .button { flex: 1 1 auto } .cover { aspect-ratio: 1.6 } }
@media (min-width: 40rem) {
  .beliefs, .offers, .wares, .people, .voices, .places { grid-template-columns: 1fr 1fr } .beliefs div:first-child { grid-column: 1 / -1 }
  .entry { grid-template-columns: 12rem minmax(0, 1fr) } .entry > * { grid-column: 2 } .entry .when { grid-column: 1; grid-row: 1 } .entry .what { grid-row: 1 } .crest { grid-column: 1; grid-row: 2; align-self: start }
}
@media (min-width: 64rem) {
  .portrait { width: 7rem; height: 7rem } .deck { grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 4rem }
  .part { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 0 clamp(2rem, 5vw, 5rem) } .part > :not(h2) { grid-column: 2 } .part > h2 { position: sticky; top: 2rem; align-self: start; grid-row: 1 / span 20; margin: 0; font-size: clamp(2.125rem, 3.6vw, 3.5rem) }
  [lang|=am] .part > h2 { font-size: clamp(1.875rem, 2.8vw, 2.75rem) }
  .people { grid-template-columns: repeat(3, 1fr) }
}
@media print {
  @page { margin: 14mm 16mm }
  .field { padding: 0 0 5mm; background: none; color: var(--text); border-bottom: 1.5mm solid var(--primary) } .top { display: none } .face { padding: 0 0 6mm }
  .portrait { width: 20mm; height: 20mm } h1, .long h1 { max-width: none; margin-top: 4mm; font-size: 34pt } [lang|=am] h1, [lang|=am] .long h1 { font-size: 26pt } [lang|=am] h2, [lang|=am] .part > h2 { font-size: 16pt } .headline { font-size: 14pt } .deck { display: block; margin-top: 4mm } .contact { margin-top: 3mm } .contact a { min-height: 6mm }
  .figures { display: flex; gap: 10mm; margin-top: 5mm; padding-top: 3mm } .figures dd { font-size: 18pt } .cover { aspect-ratio: 4.5; margin-top: 4mm }
  .parts { max-width: none; padding: 0 } .part { display: block; padding: 6mm 0 } .part + .part { border-top-width: .6mm } h2, .part > h2 { position: static; margin-bottom: 4mm; font-size: 18pt; break-after: avoid } h3 { font-size: 12pt; break-after: avoid } .bio p, .beliefs dd { font-size: 11pt } .voice blockquote, [lang|=am] .voice blockquote { font-size: 13pt; max-width: none } .words { font-size: 12pt } address, .hours, .facts-list dd { font-size: 11pt }
  .beliefs, .offers, .wares, .people, .voices { grid-template-columns: 1fr 1fr; gap: 5mm 8mm } .entry, .person, .voice, .ware, .offer, .beliefs div, .facts-list div { break-inside: avoid } .picture { max-height: 40mm }
  .more::details-content { content-visibility: visible; block-size: auto } .more summary { display: none } .places a, .links a { min-height: 0; padding: 0 } .alone { min-height: 0 } .foot { padding: 4mm 0; border-top-width: .6mm }
}
`)
