import { factPartId } from '../../../openapi/anchors.ts'
import { FACT_PART_KEYS, FACT_PARTS, type FactPart } from '../../../openapi/fact-parts.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import type { Facts } from '../../../openapi/schemas/facts.ts'

/** What readers look for first, in the order in which it is asked for. */
const EXPECTED = ['experience', 'education', 'skills', 'languages', 'summary'] as const satisfies readonly FactPart[]
export type ExpectedPart = (typeof EXPECTED)[number]

/** What readers will look for and not find. */
export const missingOf = ({ parts }: Facts): readonly ExpectedPart[] =>
  EXPECTED.filter((key) => parts.every((part) => part.key !== key || part.count === 0))

/** The part that the address names behind its `#`, or null. */
export const partOfHash = (hash: string): FactPart | null =>
  FACT_PART_KEYS.find((key) => factPartId(key) === hash.slice(1)) ?? null

export const factResource = (part: FactPart): AnyResource => anyResources[FACT_PARTS[part]]
