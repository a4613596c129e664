import { COMMA } from '../../../openapi/format/comma.ts'
import type { LetterApprover, LetterLevel } from '../../../openapi/schemas/letter-settings.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface Named extends Pick<LetterApprover, 'name' | 'people'> {
  readonly who: LetterApprover['who'] | 'everybody'
}
/** Says how many of these people must approve; of one alone, who it is. */
export function useNeeds(): (needs: LetterLevel['needs'], people: readonly string[]) => string {
  const { t, lang } = useTexts()
  return (needs, people) =>
    people.length === 1 ? (people[0] ?? '') : t(`letter.level.needs.said.${needs}`, { who: people.join(COMMA[lang]) })
}

/** Says whom a permission or a level names, and when that is nobody today. */
export function useWho(): (named: Named) => string {
  const { t, pick } = useTexts()
  return ({ who, name, people }) => {
    if (who !== 'person' && who !== 'position') return t(`letter.who.${who}`)
    const text = pick(name ?? {})?.text ?? t('letter.who.nameless')
    return people === 0 ? t(who === 'person' ? 'letter.who.left' : 'letter.who.vacant', { name: text }) : text
  }
}
