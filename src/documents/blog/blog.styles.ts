import { compact } from '../compact.ts'
import { formStyles } from '../parts/form.styles.ts'
import { ownFrameStyles } from '../parts/own-frame.styles.ts'
import { searchStyles } from '../parts/search.styles.ts'
import { richTextStyles } from '../rich-text/rich-text.styles.ts'

export const blogStyles = compact(`${ownFrameStyles}${richTextStyles}${formStyles}${searchStyles}
.top { padding: clamp(1.5rem, 5vw, 3.5rem) 0 clamp(1.5rem, 4vw, 2.5rem) }
h1 { font-size: clamp(2rem, 5.4vw, 3.25rem); font-weight: 700; line-height: 1.1; letter-spacing: -.025em; text-wrap: balance }
.lead { max-width: 42rem; margin-top: 1rem; color: var(--muted); font-size: clamp(1.0625rem, 2vw, 1.25rem); line-height: 1.55; text-wrap: pretty }
.kinds { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1.75rem }
.kinds a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .25rem 1rem; border: 1px solid var(--hairline); border-radius: 999px; color: var(--text); font-size: .9375rem; text-decoration: none }
.kinds a:hover { border-color: var(--primary) } .kinds a[aria-current] { border-color: var(--primary); background: var(--primary); color: var(--on-primary); font-weight: 600 }
.cards { display: grid; gap: clamp(2rem, 4vw, 3rem) clamp(1.5rem, 3vw, 2.5rem) }
.cards li { display: flex; flex-direction: column; position: relative }
.cards .pic { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; margin-bottom: 1rem; border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) }
.cards .none { border: 0; border-top: 3px solid var(--primary); border-radius: 0; background: none; aspect-ratio: auto; height: 0 }
.cards li:nth-child(even) .none { border-color: var(--second) }
.cards h2, .cards h3 { font-size: 1.3125rem; font-weight: 700; line-height: 1.3; text-wrap: balance } .cards :is(h2, h3) a { color: inherit; text-decoration: none } .cards :is(h2, h3) a::after { content: ""; position: absolute; inset: 0 } .cards li:hover :is(h2, h3) a { text-decoration: underline; text-decoration-thickness: 1px }
.cards p { margin-top: .5rem; color: var(--muted); text-wrap: pretty }
.facts { display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: var(--muted); font-size: .9375rem } .cards .facts { margin-top: auto; padding-top: .75rem }
.facts a { position: relative; z-index: 1; color: inherit } .facts .kind { color: var(--primary); font-weight: 600; text-decoration: none }
.pages { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .75rem; margin-top: 3rem } .pages .at { color: var(--muted); font-size: .9375rem }
.empty { padding: 2rem 0; color: var(--muted) }
.article { max-width: 46rem; margin: 0 auto } .article .facts { margin-bottom: 1rem } .article .by { margin-top: 1.25rem; color: var(--muted) }
.cover { width: 100%; height: auto; margin: 0 auto; border-radius: 18px; border: 1px solid var(--hairline) }
.text { max-width: 46rem; margin: clamp(1.75rem, 4vw, 3rem) auto 0 } .text .rich { max-width: none; font-size: 1.125rem; line-height: 1.75 }
section.more { margin-top: clamp(3rem, 7vw, 5rem); padding: clamp(2rem, 5vw, 3rem) 0 0; border-top: 1px solid var(--hairline) } section.more > h2 { margin-bottom: 1.75rem; font-size: clamp(1.5rem, 3vw, 2rem); font-weight: 700; line-height: 1.2 }
.search { max-width: 40rem } .hits { margin-bottom: 1.5rem; font-weight: 600 } .feed { margin-top: 2.5rem } .feed a { display: inline-flex; align-items: center; min-height: 2.75rem }
.share { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; max-width: 46rem; margin: 2.5rem auto 0; padding-top: 1.25rem; border-top: 1px solid var(--hairline) } .share span { font-weight: 600 } .share :is(a, button) { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--primary); font: inherit; text-decoration: underline; text-underline-offset: .25em; cursor: pointer } .share [hidden] { display: none }
.letter { margin-top: clamp(3rem, 7vw, 5rem); padding-top: clamp(1.5rem, 4vw, 2.5rem); border-top: 1px solid var(--hairline) } .letter h2 { margin-bottom: 1.25rem; font-size: 1.3125rem; font-weight: 700 }
.notice { margin-top: .5rem; padding: .75rem 1rem; border: 1px solid var(--hairline); border-left: 4px solid var(--second); border-radius: 10px; background: var(--surface) }
main { padding-bottom: clamp(2.5rem, 6vw, 4.5rem) }
[lang|=am] h1 { line-height: 1.3; letter-spacing: 0 } [lang|=am] .lead { line-height: 1.8 } [lang|=am] .cards :is(h2, h3) { line-height: 1.5 } [lang|=am] .text .rich { line-height: 1.9 }
@media (min-width: 40rem) { .cards { grid-template-columns: 1fr 1fr } }
@media (min-width: 60rem) { .cards { grid-template-columns: repeat(3, 1fr) } .letter { display: grid; grid-template-columns: 1fr 2fr; gap: clamp(1.5rem, 3vw, 2.5rem) } }
@media print { .letter, .feed, .search, .kinds, section.more, .pages { display: none } }
`)
