/** The colour of what is wrong, in both themes. */
export const wrongColour =
  ':root { --wrong: #b3261e } @media (prefers-color-scheme: dark) { :root:not(.light) { --wrong: #ff9b92 } } :root.dark { --wrong: #ff9b92 }'

/** How forms look that are sent from a document. */
export const formStyles = `
.form { display: grid; gap: 1.25rem; max-width: 40rem }
.form label { display: block; margin-bottom: .375rem; font-weight: 600 }
.form :is(input[type=text], input[type=email], input[type=password], select, textarea) { display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border: 1px solid var(--muted); border-radius: 12px; background: var(--surface); color: var(--text); font: inherit }
.form textarea { min-height: 12rem; resize: vertical; line-height: 1.6 }
.form :is(input[type=text], input[type=email], input[type=password], textarea)[aria-invalid] { border: 2px solid var(--wrong) }
.form .help { margin-top: .375rem; color: var(--muted); font-size: .9375rem }
.form .error { margin-top: .375rem; color: var(--wrong); font-weight: 600; font-size: .9375rem }
.form .button { justify-self: start; font: inherit; font-weight: 600; cursor: pointer }
.trap { position: absolute; left: -100vw; width: 1px; height: 1px; overflow: hidden }
.told { max-width: 40rem; margin-bottom: 1.5rem; padding: .875rem 1rem; border: 1px solid var(--hairline); border-left: 4px solid var(--wrong); border-radius: 12px; background: var(--surface) }
${wrongColour}
`
