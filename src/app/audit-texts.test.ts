import { expect, it } from 'vitest'
import { auditedKinds, FACT_CHOICES, factLabel, type FactChoice } from '../../openapi/audit-facts.ts'
import { ICON_NAMES } from '../../openapi/schemas/icon-name.ts'
import { iconText } from '../ui/entry-icons.tsx'
import { factChoiceText } from '../features/administration/audit-texts.ts'
import { loadPart } from '../i18n/text-parts.ts'
import { screenTexts } from './screens.ts'

/** The texts that the audit log has when it is open. */
async function textsIn(lang: 'en' | 'am'): Promise<Readonly<Record<string, unknown>>> {
  const parts = ['first', 'main', ...(screenTexts.auditLog ?? [])] as const
  return Object.fromEntries((await Promise.all(parts.map((part) => loadPart(lang, part)))).flatMap(Object.entries))
}

it.each(['en', 'am'] as const)(
  'has a label for every fact of every change that is recorded, and a text for each choice (%s)',
  async (lang) => {
    const texts = await textsIn(lang)
    const choices = (of: FactChoice) => FACT_CHOICES[of].map((value) => factChoiceText(of, value))
    const needed = auditedKinds.flatMap(({ kind, facts }) =>
      Object.entries(facts).flatMap(([name, fact]) => [
        factLabel(kind, name),
        ...(fact.as === 'choice' ? choices(fact.of) : []),
        ...(fact.as === 'field' && fact.field.kind === 'choice'
          ? fact.field.choices.map((value) => `resource.${kind}.${name}.${value}`)
          : []),
        ...(fact.as === 'field' && fact.field.kind === 'icon' ? ICON_NAMES.map(iconText) : []),
      ]),
    )
    expect(needed.length).toBeGreaterThan(200)
    expect(needed.filter((id) => texts[id] === undefined)).toEqual([])
  },
)
