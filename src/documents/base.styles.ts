import { compact } from './compact.ts'

/** Styles that every document shares: reset, type, focus, the woven band, the tools at the top, buttons, footer. */
export const baseStyles = compact(`
*, ::before, ::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; background: var(--paper); color: var(--text); font-size: 1.0625rem; line-height: 1.6; overflow-wrap: anywhere }
:lang(am) { line-height: 1.8; letter-spacing: normal }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; font: inherit }
ul, ol { list-style: none }
img, svg { display: block; max-width: 100% }
a { color: var(--primary); text-decoration-thickness: 1px; text-underline-offset: .22em }
a:hover { text-decoration-thickness: 2px }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; border-radius: 4px }
.skip { position: absolute; left: -999rem; top: 0; padding: .75rem 1rem; background: var(--text); color: var(--paper); z-index: 1 }
.skip:focus { left: 0 }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.band { display: block; width: 100%; height: 16px; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.band .a { fill: var(--primary) } .band .b { fill: var(--second) } .band .c { fill: var(--paper) }
.tools { display: flex; align-items: center; gap: .25rem }
.tools a, .tools button { display: inline-flex; align-items: center; justify-content: center; min-width: 2.75rem; min-height: 2.75rem; padding: 0 .75rem; border: 0; border-radius: 10px; background: none; color: var(--muted); font: inherit; font-size: .9375rem; text-decoration: none; cursor: pointer }
.tools a:hover, .tools button:hover { background: var(--surface); color: var(--text) }
.onpaper { display: none }
.tools svg { height: 1.05em; width: auto; fill: currentColor }
.tools [hidden] { visibility: hidden }
.button { display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-height: 3rem; padding: .5rem 1.375rem; border: 1px solid var(--primary); border-radius: 10px; background: var(--primary); color: var(--on-primary); font-weight: 600; text-decoration: none; line-height: 1.35; text-align: center }
.button:hover { box-shadow: 0 0 0 3px color-mix(in srgb, var(--primary) 22%, transparent) }
.button.quiet { background: none; color: var(--primary) }
.button svg { width: 1.125rem; height: 1.125rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.brand { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--text); font-size: 1.25rem; font-weight: 700; letter-spacing: -.01em; text-decoration: none }
.brand .mark { height: .86em; width: auto; fill: var(--primary) }
.made { color: var(--muted); font-size: .875rem }
.made a { color: inherit }
@media (forced-colors: active) { .button { border-color: LinkText } .band { forced-color-adjust: none } }
@media print {
  html { font-size: 84% }
  body { background: none; font-size: 10.5pt }
  .tools, .skip, .noprint { display: none !important }
  .onpaper { display: block } .made { font-size: 8.5pt }
  a { color: inherit; text-decoration: none }
}
`)
