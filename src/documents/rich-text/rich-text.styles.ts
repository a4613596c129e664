import { compact } from '../compact.ts'

/**
 * How `RichText` looks in any document; its colours are those of the page. Headings and lists keep together on paper.
 */
export const richTextStyles = compact(`
.rich { max-width: 42rem }
.rich > * + * { margin-top: .875em }
.rich :is(h2, h3, h4, h5, h6) { margin: 1.5em 0 0; font-weight: 700; line-height: 1.3 }
.rich > :first-child { margin-top: 0 }
.rich h2 { font-size: 1.375em } .rich h3 { font-size: 1.1875em } .rich :is(h4, h5, h6) { font-size: 1em }
.rich :lang(am) :is(h2, h3, h4, h5, h6), .rich:lang(am) :is(h2, h3, h4, h5, h6) { line-height: 1.5 }
.rich strong { font-weight: 700 }
.rich :is(ul, ol) { padding-inline-start: 1.5em }
.rich ul { list-style: disc } .rich ul ul { list-style: circle } .rich ul ul ul { list-style: square }
.rich ol { list-style: decimal } .rich ol ol { list-style: lower-alpha } .rich ol ol ol { list-style: lower-roman }
.rich li + li, .rich li > :is(ul, ol) { margin-top: .375em }
.rich li::marker { color: var(--muted) }
.rich blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--primary) }
.rich blockquote p + p { margin-top: .5em }
.rich .table { overflow-x: auto }
.rich table { border-collapse: collapse; min-width: 60%; font-variant-numeric: tabular-nums }
.rich :is(th, td) { padding: .5em .75em; border: 1px solid color-mix(in srgb, var(--muted) 40%, transparent); text-align: start; vertical-align: top; min-width: 6rem; max-width: 24rem; overflow-wrap: break-word; line-height: 1.5 }
.rich th { font-weight: 700; background: var(--surface) }
.rich figure { margin-inline: 0 } .rich > figure, .rich > figure + * { margin-top: 1.5em }
.rich figure img { display: block; max-width: 100%; height: auto; margin-inline: auto; border-radius: 12px; background: var(--surface) } .rich .tall img { max-width: min(100%, 26rem) }
.rich figcaption { margin-top: .625em; color: var(--muted); font-size: .875em; line-height: 1.5; text-align: center; text-wrap: balance }
@media print { .rich .table { overflow: visible } .rich :is(tr, figure) { break-inside: avoid } .rich figure img { max-width: min(100%, 14cm) } .rich .tall img { max-width: 9cm } .rich :is(h2, h3, h4, h5, h6) { break-after: avoid } .rich :is(li, blockquote) { break-inside: avoid } }
`)
