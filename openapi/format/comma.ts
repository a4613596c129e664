/**
 * What stands between the parts of a list that is a list only: columns, fields, values. In Amharic `Intl.ListFormat`
 * puts "and" before the last one, whatever kind of list it is asked for.
 */
export const COMMA = { en: ', ', am: '፣ ' } as const
