/** How the frame of the product's own documents looks (`OwnFrame`). */
export const ownFrameStyles = `
.wrap { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem }
.bar { display: flex; flex-wrap: wrap; overflow-wrap: normal; align-items: center; justify-content: space-between; gap: .5rem; padding: .75rem 0 }
.bar .tools { flex-wrap: wrap }
.bar > .tools { margin-right: -.75rem }
.tools .enter { color: var(--text); font-weight: 600 }
.tools .who { gap: .5rem; padding: 0 .5rem }
.face { flex: none; display: inline-flex; align-items: center; justify-content: center; width: 2rem; height: 2rem; border-radius: 50%; object-fit: cover; background: var(--primary); color: var(--on-primary); font-weight: 700; line-height: 1 }
.who .name { max-width: min(18rem, 40vw); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem; padding: 1.5rem 0 2rem }
.more { display: flex; flex-wrap: wrap; gap: 0 1.25rem } .more a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--muted) }
[lang|=am] body { line-height: 1.8 }
@media (max-width: 30rem) { .tools .enter { padding: 0 .5rem } .who .name { display: none } }
`
