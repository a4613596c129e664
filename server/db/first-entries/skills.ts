import type { FirstEntry } from './first-entry.ts'
import type { CategoryKey } from './skill-categories.ts'
import { SKILLS_OF_CARE } from './skills-care.ts'
import { SKILLS_OF_WORKS } from './skills-hand.ts'
import { SKILLS_OF_WORD_AND_CODE } from './skills-mind.ts'
import { SKILLS_IN_OFFICES } from './skills-office.ts'

/** Skills, by category. A category without skills does not compile. */
export const SKILLS: Readonly<Record<CategoryKey, readonly FirstEntry[]>> = {
  ...SKILLS_IN_OFFICES,
  ...SKILLS_OF_WORD_AND_CODE,
  ...SKILLS_OF_WORKS,
  ...SKILLS_OF_CARE,
}
