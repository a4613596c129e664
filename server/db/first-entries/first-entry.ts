/** What an entry is called. Null: people use its English name in Amharic too, like the names of some programs. */
export type FirstEntry = readonly [en: string, am: string | null]
/** The entries of some groups, by the keys of the groups. */
export type EntriesIn<Group extends string> = { readonly [G in Group]?: readonly FirstEntry[] }
