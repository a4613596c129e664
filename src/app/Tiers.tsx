import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { PLAN_LIMITS } from '../../openapi/schemas/plan.ts'
import { CollectionPage } from '../features/resources/CollectionScreen.tsx'
import type { Review } from '../features/resources/review.ts'
import { LimitReview } from '../features/tiers/LimitReview.tsx'
import { PlanUsePanel } from '../features/tiers/PlanUse.tsx'
import type { Limits } from '../features/tiers/tiers.effects.ts'

const limit = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const limitsOf = (of: Readonly<Record<string, unknown>>): Limits => ({
  accounts: limit(of['accounts']),
  employees: limit(of['employees']),
  jobs: limit(of['open_jobs']),
  letters: limit(of['letters_per_month']),
  resumes: limit(of['resumes']),
})

/** Limits that something counts are seen with whom they concern before they are saved. */
const review: Review = {
  concerns: (row, body) => {
    const [now, planned] = [limitsOf(row), limitsOf(body)]
    return PLAN_LIMITS.some((name) => now[name] !== planned[name])
  },
  ask: ({ row, body, onConfirm, onCancel }) => (
    <LimitReview id={row.id} planned={limitsOf(body)} onConfirm={onConfirm} onCancel={onCancel} />
  ),
}

/** `/manage/tiers`: the plans, what other limits would change for whom, and who has which. */
export function Screen() {
  const [changes, setChanges] = useState(0)
  return (
    <>
      <CollectionPage page="tiers" name="tier" review={review} onChange={() => setChanges((n) => n + 1)} />
      <chakra.div mt="8">
        <PlanUsePanel changes={changes} />
      </chakra.div>
    </>
  )
}
