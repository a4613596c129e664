import { resolve } from '../../../openapi/format/names.ts'
import type { Language } from '../../../openapi/define.ts'
import { fold, words } from '../../../openapi/text-fold.ts'
import type { ComboOption } from '../../ui/Combobox.tsx'
import type { ChartModel } from './chart-model.ts'

interface Entry {
  /** Of the position that it leads to. */
  readonly id: string
  readonly key: string
  /** Folded, in both languages, with the department or the position beside it. */
  readonly text: string
  readonly own: string
  readonly option: Omit<ComboOption, 'key'>
}
export interface Found extends ComboOption {
  readonly id: string
}

const MOST = 30

/** Everything that can be looked for: positions by title and department, people by name, in both scripts. */
export function searchIndex(model: ChartModel, lang: Language): readonly Entry[] {
  const entries: Entry[] = []
  for (const { card } of model.places.values()) {
    const { node, title, department } = card
    const [own, beside] = [
      fold(`${node.title.en ?? ''} ${node.title.am ?? ''}`),
      fold(`${node.department.en ?? ''} ${node.department.am ?? ''}`),
    ]
    entries.push({
      id: card.id,
      key: card.id,
      own,
      text: `${own} ${beside}`,
      option: { text: title.text, lang: title.lang, more: department.text, moreLang: department.lang },
    })
    for (const { employment_id, name } of node.people) {
      const shown = resolve(name, lang)
      if (!shown) continue
      const folded = fold(`${name.en ?? ''} ${name.am ?? ''}`)
      entries.push({
        id: card.id,
        key: employment_id,
        own: folded,
        text: `${folded} ${own}`,
        option: { text: shown.text, lang: shown.lang, more: title.text, moreLang: title.lang },
      })
    }
  }
  return entries
}

/** What has all words of the query, first what begins with it, then what has it in its own name. */
export function find(index: readonly Entry[], query: string): readonly Found[] {
  const wanted = words(query)
  if (wanted.length === 0) return []
  const whole = wanted.join(' ')
  const rank = ({ own }: Entry) =>
    own.startsWith(whole) ? 0 : own.includes(` ${whole}`) ? 1 : wanted.every((word) => own.includes(word)) ? 2 : 3
  return index
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .map((entry) => ({ entry, at: rank(entry) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ entry: { id, key, option } }) => ({ id, key, ...option }))
}
