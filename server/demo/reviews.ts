import type { Viewer } from '../../openapi/define.ts'
import type { Ref } from '../../openapi/ref.ts'
import { DEFAULT_CRITERIA } from '../../openapi/schemas/applicant-review.ts'
import { assign } from '../areas/evaluation/assignments.commands.ts'
import { addNote } from '../areas/evaluation/notes.commands.ts'
import { rate } from '../areas/evaluation/rating.commands.ts'
import type { Services, Tx } from '../kernel/context.ts'

/** The company interviews its applicants itself, and has rated the first. */
export async function reviewApplicants(
  tx: Tx,
  services: Services,
  { company, applications: [first] }: { readonly company: Viewer; readonly applications: readonly string[] },
): Promise<void> {
  if (first === undefined) throw new Error('Nobody applied in the demonstration')
  const asking = { viewer: { ...company, accountKind: 'company' as const }, services, now: services.clock.now() }
  await assign(tx, asking, first, { user_id: company.userId as Ref<'user'>, scope: 'posting' })
  await addNote(tx, asking, first, {
    text: 'Cups cleanly and explains every step. Can begin after the harvest.',
    mentions: [],
  })
  const scores = DEFAULT_CRITERIA.map(({ id }, n) => ({ criterion: id, score: n === 1 ? 4 : 5 }))
  await rate(tx, asking, first, { scores, comment: 'The best palate so far.', version: null })
}
