/** How the search of a document looks (`SearchForm`). */
export const searchStyles = `
.search { margin-top: 1.75rem } .search label { display: block; margin-bottom: .5rem; font-weight: 600 }
.search .line { display: flex; flex-wrap: wrap; gap: .5rem }
.search input[type=search] { flex: 1 1 14rem; min-width: 0; min-height: 3rem; padding: .5rem 1rem; border: 1px solid var(--muted); border-radius: 12px; background: var(--surface); color: var(--text); font: inherit }
.search .error { margin-top: .5rem; font-weight: 600 }
.search .button { border: 0; font: inherit; font-weight: 600; cursor: pointer }
`
