/** The woven band as it is begun: two threads, the diamonds between them, a loose end. Decoration. */
export const Thread = () => (
  <svg className="weave" viewBox="0 0 352 96" aria-hidden="true" focusable="false">
    <path className="a" d="M0 34h150c22 0 22 40 46 40 20 0 22-26 40-26M0 62h132c18 0 20-14 34-14" />
    <path className="b" d="M236 48c14 0 16 18 30 18M166 48c16 0 18-24 36-24 10 0 12 8 20 8" />
    <path className="d" d="M24 48 40 38l16 10-16 10zM80 48 96 38l16 10-16 10z" />
    <path className="e" d="m300 48 14-9 14 9-14 9z" />
  </svg>
)
export const threadStyles = `
.weave { width: 100%; max-width: 22rem; height: auto }
.weave .a { fill: none; stroke: var(--primary); stroke-width: 3 } .weave .b { fill: none; stroke: var(--second); stroke-width: 3; stroke-linecap: round } .weave .d { fill: var(--primary) } .weave .e { fill: none; stroke: var(--second); stroke-width: 2 }
`
