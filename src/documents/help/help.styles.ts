import { compact } from '../compact.ts'
import { wrongColour } from '../parts/form.styles.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'
import { searchStyles } from '../parts/search.styles.ts'
import { richTextStyles } from '../rich-text/rich-text.styles.ts'

export const helpStyles = compact(`${wrongColour}${ownFrameStyles}${richTextStyles}${searchStyles}
.top { max-width: 46rem; padding: clamp(1.5rem, 5vw, 3.5rem) 0 clamp(1.5rem, 4vw, 2.5rem) }
h1 { font-size: clamp(2rem, 5.4vw, 3.25rem); font-weight: 700; line-height: 1.1; letter-spacing: -.025em; text-wrap: balance }
.lead { margin-top: 1rem; color: var(--muted); font-size: clamp(1.0625rem, 2vw, 1.25rem); line-height: 1.55; text-wrap: pretty }
.way { display: flex; flex-wrap: wrap; gap: .25rem .75rem; padding-top: 1.25rem; font-size: .9375rem } .top .way { padding: 0 0 .75rem }
.way a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--muted) } .way a + a::before { content: "/"; margin-right: .75rem; color: var(--hairline) }
.found { max-width: 46rem; margin-bottom: clamp(2rem, 5vw, 3rem); padding: clamp(1.25rem, 3vw, 2rem); border: 1px solid var(--hairline); border-left: 4px solid var(--second); border-radius: 14px; background: var(--surface) }
.found h2 { font-size: 1.25rem; font-weight: 700 } .found li { padding: 1rem 0 0 } .found li > a { display: inline-block; padding: .375rem 0; font-weight: 600; font-size: 1.0625rem } .found li p { color: var(--muted) } .found .kind { font-size: .875rem } .found .rest { margin-top: 1rem; color: var(--muted) }
mark { border-radius: 3px; background: color-mix(in srgb, var(--second) 24%, transparent); color: var(--text) }
.topics { display: grid; gap: clamp(2rem, 4vw, 3rem) clamp(1.5rem, 4vw, 3.5rem) }
.topic { padding-top: 1.25rem; border-top: 3px solid var(--primary) } .topic:nth-child(even) { border-color: var(--second) }
.topic > h2 { font-size: 1.3125rem; font-weight: 700; line-height: 1.3 } .topic > h2 a { color: inherit; text-decoration: none } .topic > h2 a:hover { text-decoration: underline }
.about { margin-top: .375rem; color: var(--muted) } .group { margin-top: 1rem } .group h3 { font-size: 1rem; font-weight: 700 } .one .group { margin-bottom: 2rem } .one h2, .related h2, .ask h2 { font-size: 1.3125rem; font-weight: 700 }
.questions a { display: flex; align-items: center; min-height: 2.75rem; padding: .375rem 0; color: var(--text); text-decoration-color: var(--hairline); text-underline-offset: .25em; text-wrap: pretty } .questions a:hover { color: var(--primary); text-decoration-color: currentColor }
.all a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600 }
.answer { max-width: 46rem; padding-top: clamp(.5rem, 2vw, 1.5rem) } .answer .rich { max-width: none; margin-top: 1.75rem; font-size: 1.125rem; line-height: 1.75 }
.helpful { max-width: 46rem; margin-top: clamp(2rem, 5vw, 3rem) } .helpful fieldset { margin: 0; padding: 0; border: 0 } .helpful legend { padding: 0; font-weight: 700 } .helpful summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--muted); cursor: pointer } .helpful textarea { display: block; width: 100%; padding: .625rem 1rem; border: 1px solid var(--muted); border-radius: 12px; background: var(--surface); color: var(--text); font: inherit } .helpful textarea[aria-invalid] { border: 2px solid var(--wrong) } .helpful .error { margin-top: .375rem; color: var(--wrong); font-size: .9375rem; font-weight: 600 } .helpful .line { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem } .helpful .button { min-width: 5rem; font: inherit; font-weight: 600; cursor: pointer }
.related, .ask { max-width: 46rem; margin-top: clamp(2rem, 5vw, 3.5rem); padding-top: clamp(1.5rem, 4vw, 2.5rem); border-top: 1px solid var(--hairline) }
.us { margin-top: .75rem } .us a { display: inline-flex; align-items: center; min-height: 2.75rem }
.empty { padding: 2rem 0; color: var(--muted) }
main { padding-bottom: clamp(2.5rem, 6vw, 4.5rem) }
[lang|=am] h1 { line-height: 1.3; letter-spacing: 0 } [lang|=am] .lead { line-height: 1.8 } [lang|=am] .topic > h2 { line-height: 1.5 } [lang|=am] .answer .rich { line-height: 1.9 }
@media (min-width: 48rem) { .topics { grid-template-columns: 1fr 1fr } }
@media print { .helpful, .search, .ask, .related { display: none } }
`)
