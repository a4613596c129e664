import fs from 'node:fs/promises'
import { and, asc, eq } from 'drizzle-orm'
import type { Viewer } from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import type { Ref } from '../../openapi/ref.ts'
import { apply } from '../areas/applications/apply.commands.ts'
import { saveOwn } from '../areas/applications/draft.commands.ts'
import { jobPostings } from '../db/job-posting-tables.ts'
import type { Services, Tx } from '../kernel/context.ts'

interface Applying {
  readonly company: Viewer
  readonly people: readonly { readonly viewer: Viewer; readonly letter: string }[]
  readonly paper: string
}

/** These people applied for the first open posting of the company, each with a CV of their own, the last one yesterday. The ids of their applications. */
export async function applyForJobs(
  tx: Tx,
  services: Services,
  { company, people, paper }: Applying,
): Promise<string[]> {
  const [posting] = await tx
    .select({ slug: jobPostings.slug })
    .from(jobPostings)
    .where(and(eq(jobPostings.accountId, company.accountId), eq(jobPostings.status, 'open')))
    .orderBy(asc(jobPostings.id))
    .limit(1)
  if (!posting?.slug) throw new Error('The company of the demonstration has no open posting')
  const { size } = await fs.stat(paper)
  const sent: string[] = []
  for (const [at, { viewer, letter }] of people.entries()) {
    const now = new Date(services.clock.now().getTime() - (people.length - at) * DAY)
    const change = { tx, services, viewer, now }
    const file = { path: paper, name: 'cv.pdf', type: 'application/pdf', size }
    const cv = await services.files.keepDocument(tx, { accountId: viewer.accountId, file })
    const { application } = await saveOwn(change, posting.slug, {
      resume_id: null,
      lang: 'en',
      cv_file_id: cv.id as Ref<'file'>,
      cover_letter: letter,
      answers: [],
      document_ids: [],
      version: null,
    })
    sent.push((await apply(change, posting.slug, application?.version ?? 1)).id)
  }
  return sent
}
