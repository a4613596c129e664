/** Styles of the sections that only companies have; colours and borders follow the template. */
export const companyStyles = `
.verified { display: inline-flex; align-items: center; gap: .375rem; color: var(--primary); font-size: .9375rem; font-weight: 600 }
.logo { object-fit: contain; border-radius: 14px }
.hours { width: 100%; max-width: 32rem; border-collapse: collapse; font-variant-numeric: tabular-nums }
.hours caption { caption-side: bottom; padding-top: .625rem; color: var(--muted); font-size: .875rem; text-align: start }
.hours th, .hours td { padding: .5rem 0; border-top: 1px solid var(--hairline); font-weight: 400; text-align: start; vertical-align: baseline } .hours td { text-align: end }
.hours .shut td { color: var(--muted) }
.hours .today th, .hours .today td { font-weight: 650 } .hours b { margin-inline-start: .5rem; color: var(--second); font-size: .875rem; font-weight: 600 }
.week .how { margin-top: .75rem }
address { font-style: normal } address span { display: block }
.maps { margin-top: .75rem } .maps .links { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: .25rem } .maps .how { display: block; font-variant-numeric: tabular-nums }
.licences { display: grid; gap: 1.5rem }
@media (max-width: 24rem) { .hours td { text-align: start } .hours tr { display: grid; padding: .375rem 0; border-top: 1px solid var(--hairline) } .hours th, .hours td { padding: 0; border: 0 } }
@media print { .licences li, .hours tr { break-inside: avoid } }
`
