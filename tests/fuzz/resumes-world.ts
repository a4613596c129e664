import type { OperationId } from '../../openapi/operations/registry.ts'
import type { Person } from '../factories/people.ts'
import { publish, resume, resumeBodyOf, snapshot, type MadeResume } from '../factories/resumes.ts'
import type { TestApp } from '../setup/app.ts'

export interface Found {
  readonly ids?: Readonly<Record<string, readonly string[]>>
  readonly known?: Readonly<Record<string, unknown>>
}
/** Calls that need room in the plan. */
const CREATES: ReadonlySet<OperationId> = new Set<OperationId>(['createResume', 'duplicateResume', 'restoreResume'])

/** A resume of the caller, deleted where the call restores it, and the only one where the call makes another. */
export async function resumesWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!id.includes('Resume') || id.includes('Template')) return {}
  const { status, body } = await app.call<{ readonly data: readonly MadeResume[] }>('GET', '/resumes', { as: someone })
  if (status !== 200) return {}
  const remove = (row: { readonly id: string }) => app.call('DELETE', `/resumes/${row.id}`, { as: someone })
  if (CREATES.has(id)) for (const row of body.data) await remove(row)
  const made = (!CREATES.has(id) && body.data[0]) || (await resume(app, someone))
  if (id === 'restoreResume') await remove(made)
  if (id === 'deleteResumeSnapshot')
    return { ids: { resume: [made.id], resumeSnapshot: [(await snapshot(app, someone, made)).id] } }
  if (id === 'publishResume')
    return { ids: { resume: [made.id] }, known: { version: made.version, until: null, indexed: false } }
  if (id === 'getResumeQrSvg' || id === 'getResumeQrPng') {
    if (made.url === null) await publish(app, someone, made)
    return { ids: { resume: [made.id] } }
  }
  if (id !== 'editResume' && id !== 'drawResumePages') return { ids: { resume: [made.id] } }
  const { body: found } = await app.call<{ readonly resume: MadeResume }>('GET', `/resumes/${made.id}`, { as: someone })
  const { style, content, version } = resumeBodyOf(found.resume)
  return { ids: { resume: [made.id] }, known: { style, content, version } }
}
