import { Collection } from '@mswjs/data'
import type { Ref } from '../../../openapi/ref.ts'
import { hiringProcess, STANDARD_STAGES, type HiringProcess } from '../../../openapi/schemas/hiring-process.ts'
import { processRows } from './hiring-samples.ts'
import { mock } from './mock.ts'
import { NOW } from './sample-ids.ts'

const processes = new Collection({ schema: hiringProcess })

/** Puts processes back as they were. */
export async function seedProcesses(): Promise<void> {
  processes.clear()
  await processes.createMany(processRows.length, (i) => processRows[i]!)
}

interface Asked {
  readonly params: { readonly id: string }
  readonly refuse: (code: 'not_found', detail: Record<string, never>) => never
}
const found = ({ params, refuse }: Asked) =>
  processes.findFirst((q) => q.where({ id: params.id as HiringProcess['id'] })) ?? refuse('not_found', {})
const fresh = (name: HiringProcess['name'], stages: HiringProcess['stages']) =>
  processes.create({
    id: crypto.randomUUID() as Ref<'hiringProcess'>,
    version: 1,
    name,
    postings: 0,
    created_at: NOW,
    stages: stages.map((stage) => ({ ...stage, id: crypto.randomUUID() as Ref<'hiringStage'>, applicants: 0 })),
  })

/** The hiring processes of an account. */
export const hiringProcessMocks = {
  listHiringProcesses: mock('listHiringProcesses', () => ({
    data: processes
      .all()
      .map(({ stages, ...row }) => ({ ...row, stages: stages.map(({ id, kind, name }) => ({ id, kind, name })) })),
  })),
  createHiringProcess: mock('createHiringProcess', ({ body: { name } }) =>
    fresh(
      name,
      STANDARD_STAGES.map((kind) => ({ id: '' as Ref<'hiringStage'>, kind, name: null, mail: null, applicants: 0 })),
    ),
  ),
  getHiringProcess: mock('getHiringProcess', (asked) => found(asked)),
  editHiringProcess: mock('editHiringProcess', async ({ body: { name, stages, version }, ...asked }) => {
    const row = found(asked)
    const data = {
      name,
      version: version + 1,
      stages: stages.map(({ id, ...stage }) => ({
        ...stage,
        id: id ?? (crypto.randomUUID() as Ref<'hiringStage'>),
        applicants: row.stages.find((one) => one.id === id)?.applicants ?? 0,
      })),
    }
    return (await processes.update(row, { data: (now) => void Object.assign(now, data) })) ?? row
  }),
  duplicateHiringProcess: mock('duplicateHiringProcess', (asked) => {
    const { name, stages } = found(asked)
    return fresh({ ...name, en: `${name.en ?? ''} (copy)` }, stages)
  }),
  deleteHiringProcess: mock('deleteHiringProcess', ({ params, refuse }) => {
    const row = found({ params, refuse })
    processes.delete(row)
  }),
}
