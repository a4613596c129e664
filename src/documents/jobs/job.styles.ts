import { compact } from '../compact.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'
import { searchStyles } from '../parts/search.styles.ts'
import { richTextStyles } from '../rich-text/rich-text.styles.ts'

export const jobStyles = compact(`${ownFrameStyles}${richTextStyles}${searchStyles}
.top { padding: clamp(1.25rem, 4vw, 3rem) 0 clamp(1rem, 3vw, 1.75rem) }
h1 { font-size: clamp(1.75rem, 5vw, 2.875rem); font-weight: 700; line-height: 1.15; letter-spacing: -.02em; text-wrap: balance }
.search { max-width: 44rem; margin-top: 1.25rem }
.filters { display: flex; flex-wrap: wrap; gap: .5rem; align-items: flex-start }
.filters summary { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .25rem .875rem; border: 1px solid var(--muted); border-radius: 999px; font-size: .9375rem; cursor: pointer; list-style: none } .filters summary::-webkit-details-marker { display: none } .filters summary::after { content: ""; width: .4rem; height: .4rem; margin-top: -.2rem; border: solid; border-width: 0 2px 2px 0; transform: rotate(45deg) }
.filters summary:hover { border-color: var(--primary) } .filters .set { border-color: var(--primary); background: var(--primary); color: var(--on-primary); font-weight: 600 }
.filters details[open] { flex-basis: 100%; padding: .75rem; border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) }
.filters ul { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem }
.filters li a, .chips a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .25rem .875rem; border: 1px solid var(--hairline); border-radius: 999px; background: var(--paper); color: var(--text); font-size: .9375rem; text-decoration: none } .filters li a:hover, .chips a:hover { border-color: var(--primary) }
.filters li a[aria-current] { border-color: var(--primary); color: var(--primary); font-weight: 600 } .filters li .count { color: var(--muted); font-weight: 400 }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem } .chips a { background: var(--surface) } .chips .all { border-color: transparent; background: none; color: var(--primary); text-decoration: underline }
.hits { margin: 1.5rem 0 .75rem; font-weight: 600 } .instead { margin-bottom: .75rem; color: var(--muted) }
.jobs { display: grid; gap: .75rem }
.jobs li { position: relative; padding: 1rem clamp(1rem, 3vw, 1.5rem); border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) } .jobs li:hover { border-color: var(--primary) }
.jobs :is(h2, h3) { font-size: 1.1875rem; font-weight: 700; line-height: 1.35; text-wrap: balance } .jobs :is(h2, h3) a { color: inherit; text-decoration: none } .jobs :is(h2, h3) a::after { content: ""; position: absolute; inset: 0; border-radius: 14px }
.who { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .625rem; margin-top: .25rem } .sure { padding: 0 .5rem; border: 1px solid currentColor; border-radius: 999px; color: var(--primary); font-size: .8125rem; line-height: 1.6 }
.where, .when { margin-top: .25rem; color: var(--muted); font-size: .9375rem } .pay { margin-top: .25rem; font-weight: 600 }
.keep { position: relative; z-index: 1; width: fit-content; margin-top: .5rem } .keep button { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .25rem .875rem; border: 1px solid var(--hairline); border-radius: 999px; background: var(--paper); color: var(--primary); font: inherit; font-size: .9375rem; font-weight: 600; cursor: pointer } .keep button:hover { border-color: var(--primary) } .keep button::before { content: "☆" / "" } .keep [aria-pressed=true] { border-color: var(--primary) } .keep [aria-pressed=true]::before { content: "★" / "" } .keep [aria-pressed=true] .off, .keep [aria-pressed=false] .on { display: none }
.job .keep { margin-top: .75rem } .keeping { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin-bottom: .75rem } .keeping span { color: var(--muted); font-size: .9375rem }
.pages { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .75rem; margin-top: 2rem } .pages .at { color: var(--muted); font-size: .9375rem }
.none { padding: 1rem 0 2rem } .none h2 { font-size: 1.25rem; font-weight: 700 } .none ul { margin-top: .5rem } .none li { color: var(--muted) } .none a { display: inline-flex; align-items: center; min-height: 2.75rem }
.feed { margin-top: 2rem } .feed a, .way a, .report a { display: inline-flex; align-items: center; min-height: 2.75rem }
.job { max-width: 46rem } .job .who { margin-top: .625rem; font-size: 1.125rem } .job .who a { display: inline-flex; align-items: center; min-height: 2.75rem }
.facts { display: grid; overflow: hidden; border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) } .facts div { margin-top: -1px; padding: .75rem 1rem; border-top: 1px solid var(--hairline) } .facts dt { color: var(--muted); font-size: .875rem } .facts dd { font-weight: 600 }
.job section { margin-top: 2rem } .job section > h2 { margin-bottom: .5rem; font-size: 1.3125rem; font-weight: 700; line-height: 1.3 } .job .rich { max-width: none }
.tags { display: flex; flex-wrap: wrap; gap: .5rem } .tags li { padding: .25rem .75rem; border: 1px solid var(--hairline); border-radius: 999px; background: var(--surface); font-size: .9375rem }
.apply { padding: clamp(1rem, 3vw, 1.5rem); border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) } .apply .tags li { background: var(--paper) } .apply p + p, .apply p + ul, .apply ul + p { margin-top: .75rem } .warn { color: var(--muted); font-size: .9375rem }
.share { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--hairline) } .share span { font-weight: 600 } .share :is(a, button) { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--primary); font: inherit; text-decoration: underline; text-underline-offset: .25em; cursor: pointer } .share [hidden] { display: none }
section.more { margin-top: clamp(2rem, 5vw, 3.5rem); padding-top: clamp(1.5rem, 4vw, 2.5rem); border-top: 1px solid var(--hairline) } section.more > h2 { margin-bottom: 1rem; font-size: clamp(1.375rem, 3vw, 1.75rem); font-weight: 700; line-height: 1.2 }
.notice { margin: .5rem 0 1rem; padding: .75rem 1rem; border: 1px solid var(--hairline); border-left: 4px solid var(--second); border-radius: 10px; background: var(--surface) } .over { font-weight: 600 } .next { margin-top: 1.25rem }
main { padding-bottom: clamp(2.5rem, 6vw, 4.5rem) }
[lang|=am] h1 { line-height: 1.35; letter-spacing: 0 } [lang|=am] .jobs :is(h2, h3) { line-height: 1.5 }
@media (min-width: 40rem) { .facts { grid-template-columns: 1fr 1fr } .facts div:last-child:nth-child(odd) { grid-column: 1 / -1 } section.more .jobs { grid-template-columns: 1fr 1fr } }
@media print { .search, .filters, .chips, .pages, .feed { display: none } }
`)
