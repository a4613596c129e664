/** How the frame of the product's own documents looks (`OwnFrame`). */
export const ownFrameStyles = `
.wrap { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem }
.bar { display: flex; flex-wrap: wrap; overflow-wrap: normal; align-items: center; justify-content: space-between; gap: .5rem; padding: .75rem 0 }
.bar .tools { flex-wrap: wrap }
.bar > .tools { margin-right: -.75rem }
.ways { display: none; flex: 1; gap: .25rem; margin-left: 1rem } .ways a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .75rem; border-radius: 10px; color: var(--muted); font-size: .9375rem; text-decoration: none } .ways a[aria-current] { color: var(--text); font-weight: 600 } .ways a:hover { background: var(--surface); color: var(--text) }
.tools .enter { color: var(--text); font-weight: 600 }
.tools .who { gap: .5rem; padding: 0 .5rem }
.face { flex: none; display: inline-flex; align-items: center; justify-content: center; width: 2rem; height: 2rem; border-radius: 50%; object-fit: cover; background: var(--primary); color: var(--on-primary); font-weight: 700; line-height: 1 }
.who .name { max-width: min(18rem, 40vw); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 2rem; padding: 1rem 0 1.5rem; border-top: 1px solid var(--hairline) }
.ends { display: flex; flex-wrap: wrap; gap: 0 1.25rem } .ends a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration-color: var(--hairline) }
[lang|=am] body { line-height: 1.8 }
@media (min-width: 60rem) { .ways { display: flex } .who .name { max-width: 9rem } }
@media (min-width: 60rem) and (max-width: 77rem) { .who .name { display: none } }
@media print { .ways, .ends { display: none } }
@media (max-width: 30rem) { .tools .enter { padding: 0 .5rem } .who .name { display: none } }
`
