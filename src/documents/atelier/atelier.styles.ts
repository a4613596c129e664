import { compact } from '../compact.ts'
import { companyStyles } from '../sections/company.styles.ts'
import { partStyles } from '../sections/part.styles.ts'

/**
 * A wall on which pictures hang: the cover from edge to edge, the portrait under an arch, every other picture in a
 * mount. Everything stands on one axis, and words are captions: small, in the middle, with room around them.
 */
export const atelierStyles = compact(`
.atelier { overflow-x: clip }
.top { position: absolute; z-index: 1; right: .75rem; padding-top: .5rem } .top .tools { background: var(--paper); border-radius: 99px } .tools a, .tools button { border-radius: 99px }
.face { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; padding: 5rem 1.25rem 0; text-align: center } .hung { padding-top: 0 }
.hung .cover { justify-self: stretch; width: calc(100% + 2.5rem); max-width: none; margin: 0 -1.25rem; height: auto; aspect-ratio: 1.25; max-height: 74vh; max-height: 74svh; object-fit: cover; background: var(--surface) }
.portrait { width: 10rem; height: 13rem; border: .625rem solid var(--surface); outline: 1px solid var(--hairline); border-radius: 99px 99px 0 0; object-fit: cover; background: var(--surface) } .face .logo { border-radius: 0; object-fit: contain; height: 10rem }
.hung .portrait { position: relative; margin-top: -7rem; border-color: var(--paper); outline-color: transparent }
.letters { display: grid; place-items: center; color: var(--primary); font-size: 3rem; font-weight: 400; line-height: 1 }
h1 { max-width: 22ch; margin-top: 1.75rem; font-size: clamp(2rem, 5.4vw, 3.5rem); font-weight: 400; line-height: 1.15; letter-spacing: -.01em; text-wrap: balance }
.nick { margin-top: .25rem; color: var(--muted); font-style: italic } .job { margin-top: .75rem; color: var(--second); font-size: .9375rem } .headline { max-width: 34rem; margin-top: .75rem; font-size: 1.1875rem; font-style: italic; line-height: 1.5; text-wrap: balance } .verified { margin-top: .75rem }
.icon { width: 1rem; height: 1rem; flex: none; fill: none; stroke: var(--second); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
p.place { display: flex; align-items: center; gap: .375rem; margin-top: .75rem; color: var(--muted); font-size: .9375rem }
.contact { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1.75rem; max-width: 100%; margin-top: 1rem } .contact a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--text); font-size: .9375rem; text-decoration: none } .contact a:hover { color: var(--primary); text-decoration: underline } .contact small { margin-left: .375rem; color: var(--muted); font-size: .875rem }
.actions { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; margin-top: 1rem } .button { border-radius: 99px }
.part { padding: clamp(3rem, 6vw, 4.75rem) 1.25rem 0; max-width: 70rem; margin: 0 auto }
h2 { display: grid; justify-items: center; gap: 1.25rem; margin-bottom: clamp(1.75rem, 4vw, 3rem); color: var(--primary); font-size: 1.125rem; font-weight: 400; font-style: italic; line-height: 1.4; text-align: center } h2::before { content: ""; width: 1px; height: 2.25rem; background: var(--second) }
${partStyles}${companyStyles}
h3 { font-size: 1.1875rem; font-weight: 400; line-height: 1.4; text-wrap: balance }
.bio p { max-width: 36rem; margin: 0 auto; font-size: 1.125rem; line-height: 1.75; white-space: pre-line; text-wrap: pretty } .bio p + p { margin-top: 1.25rem }
.entries, .beliefs, .offers { display: grid; gap: 2.5rem; max-width: 38rem; margin: 0 auto; text-align: center }
.entry { display: grid; justify-items: center } .entry .when { grid-row: 2 } .when { margin-top: .25rem; color: var(--second); font-size: .875rem; font-variant-numeric: tabular-nums } .when b { font-weight: 600 }
.where, .how, .role { color: var(--muted); font-size: .9375rem } i { font-style: normal; color: var(--muted) } cite { font-style: italic }
.story { max-width: 34rem; margin: .625rem auto 0; font-size: 1rem; white-space: pre-line; text-wrap: pretty }
.crest { order: -1; width: 4rem; height: 4rem; margin-bottom: .75rem; border: .375rem solid var(--surface); outline: 1px solid var(--hairline); object-fit: cover }
.links { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1.25rem; margin-top: .375rem; font-size: .9375rem } .links a { display: inline-block; padding: .25rem 0 }
.beliefs dt { color: var(--second); font-size: .9375rem; font-style: italic } .beliefs dd { margin-top: .25rem; font-size: 1.1875rem; line-height: 1.55; white-space: pre-line; text-wrap: pretty } dd p + p { margin-top: .5rem }
.words { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1.75rem; max-width: 42rem; margin: 0 auto; font-size: 1.25rem; font-style: italic; line-height: 1.6 }
.state { margin-top: .125rem; color: var(--second); font-size: .875rem } .unavailable, .out_of_stock { color: var(--muted) }
.terms { display: grid; gap: .75rem; max-width: 30rem; margin: 1rem auto 0; font-size: .9375rem; text-align: start } .terms dt { color: var(--muted) } .terms dd { white-space: pre-line }
.more summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--primary); cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .22em }
.wares { display: grid; gap: clamp(3rem, 7vw, 5rem) } .ware { display: grid; justify-items: center; align-content: start; gap: 1.25rem; text-align: center } .price { font-variant-numeric: tabular-nums }
.pictures { width: 100% } .picture { width: 100%; height: auto; aspect-ratio: 4 / 3; padding: clamp(.75rem, 2.5vw, 1.75rem); border: 1px solid var(--hairline); background: var(--surface); object-fit: cover } .several { display: grid; grid-template-columns: repeat(3, 1fr); gap: .75rem } .several .picture { aspect-ratio: 1; padding: .5rem } .several .picture:first-child { grid-column: 1 / -1; aspect-ratio: 4 / 3; padding: clamp(.75rem, 2.5vw, 1.75rem) }
.voices { display: grid; gap: 4rem } .voice { display: grid; justify-items: center; text-align: center } .voice blockquote { max-width: 34rem; margin: 0; font-size: clamp(1.25rem, 2.6vw, 1.625rem); font-style: italic; line-height: 1.5; white-space: pre-line; text-wrap: balance } .voice blockquote p + p { margin-top: .75rem }
.voice figcaption { display: grid; justify-items: center; gap: .75rem; margin-top: 1.5rem; font-size: .9375rem } .voice b { font-weight: 400 }
.head { width: 5rem; height: 6.5rem; border: .375rem solid var(--surface); outline: 1px solid var(--hairline); border-radius: 99px 99px 0 0; object-fit: cover; background: var(--surface) } .head.letters { font-size: 1.375rem }
.rating { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: .125rem .5rem; color: var(--muted); font-size: .875rem } .rating svg { width: 4rem; height: .8rem; fill: var(--second) } .rating .off { fill: none; stroke: var(--second); stroke-width: 1.25 } .voice .role { display: block }
.people { display: flex; flex-wrap: wrap; justify-content: center; gap: 3rem 2rem } .person { display: grid; flex: 0 1 15rem; justify-items: center; align-content: start; gap: .75rem; text-align: center } .person .head { width: 9rem; height: 12rem } .person .story { font-size: .9375rem }
.places { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 2.5rem } .places a { display: inline-flex; align-items: center; gap: .625rem; min-height: 2.75rem; color: var(--text); text-decoration: none } .places b { margin-right: .375rem; font-weight: 400 } .places small { color: var(--muted); font-size: .875rem } .places a:hover b { text-decoration: underline }
.facts-list { display: flex; flex-wrap: wrap; justify-content: center; gap: 1.5rem 3rem; text-align: center } .facts-list dt { color: var(--muted); font-size: .875rem } .facts-list .how { font-size: .875rem }
.hours { margin: 0 auto } .week .how, address, .maps { text-align: center } .maps .links { justify-content: center } .licences { max-width: 38rem; margin: 0 auto; text-align: center }
.foot { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1.75rem; margin-top: clamp(4rem, 9vw, 7rem); padding: 1.5rem 1.25rem 2rem; border-top: 1px solid var(--hairline); text-align: center }
.alone { min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column } .alone main { margin: auto 0 } .alone .face { padding-top: 3rem; padding-bottom: 2rem } .alone .hung { padding-top: 0 } .alone .foot { margin-top: 0; border: 0 }
.notice { padding: .625rem 1.25rem; background: var(--text); color: var(--paper); font-size: .9375rem; text-align: center } .notice a { color: inherit }
:lang(am) { font-style: normal !important } [lang|=am] h1, h1 [lang|=am] { line-height: 1.4; letter-spacing: 0 } [lang|=am] h1 { font-size: clamp(1.75rem, 4.6vw, 3rem) } [lang|=am] .headline, [lang|=am] h3, [lang|=am] .voice blockquote, [lang|=am] .beliefs dd { line-height: 1.7 } [lang|=am] .bio p { line-height: 1.9 }
@media (max-width: 30rem) { .actions .button { flex: 1 1 auto } }
@media (min-width: 48rem) { .hung .cover { aspect-ratio: 2 } .portrait { width: 13rem; height: 17rem } .hung .portrait { margin-top: -9.5rem } .face .logo { height: 13rem } .wares { grid-template-columns: 1fr 1fr; gap: 5rem clamp(2rem, 5vw, 4rem) } .ware:nth-child(3n + 1), .ware:nth-child(3n + 2):last-child { grid-column: 1 / -1; width: min(100%, 40rem); justify-self: center } .ware:nth-child(3n + 2):last-child { width: min(100%, 30rem) } .offers, .beliefs { grid-template-columns: 1fr 1fr; max-width: 60rem; gap: 2.5rem 4rem } .offer:only-child { grid-column: 1 / -1 } }
@media print {
  @page { margin: 15mm 18mm }
  .top { display: none } .hung .cover { width: 100%; margin: 0; aspect-ratio: 4 } .portrait { width: 28mm; height: 36mm } .hung .portrait { margin-top: -16mm } h1 { font-size: 24pt; margin-top: 4mm } .contact a { min-height: 6mm } .part { padding: 8mm 0 0; max-width: none } h2 { margin-bottom: 4mm; gap: 2mm; break-after: avoid } h2::before { height: 5mm } .bio p { font-size: 10.5pt } .entries, .beliefs, .offers, .voices { gap: 5mm } .wares { grid-template-columns: 1fr 1fr; gap: 6mm } .ware:nth-child(n) { grid-column: auto; width: auto } .picture { max-height: 44mm; padding: 2mm } .person .head { width: 20mm; height: 27mm } .entry, .person, .voice, .ware { break-inside: avoid }
  .more::details-content { content-visibility: visible; block-size: auto } .more summary { display: none } .places a, .links a { min-height: 0; padding: 0 } .alone { min-height: 0 } .foot { margin-top: 8mm; padding: 4mm 0 }
}
`)
