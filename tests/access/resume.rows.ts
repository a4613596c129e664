import type { resumeTemplateOperations } from '../../openapi/operations/resume-templates.ts'
import type { resumeOperations } from '../../openapi/operations/resumes.ts'
import { resumeBodyOf, type MadeResume } from '../factories/resumes.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/** Read and changed by the person alone: another's answers as an unknown one does, whoever asks. */
const ownersOnly = (done: number, another: number): Statuses => [401, done, another, 403, 403, 403, 403, 403]
const forOwner = (ask: Row['ask'], done: number, another: number): Rows => [
  { about: 'the individual’s resume', ask, answers: ownersOnly(done, another) },
]
/** A resume of the individual; the others that they made are deleted, so that their plan has room. */
async function resumeOf({ app, people: { individual }, read, make, fresh }: World): Promise<MadeResume> {
  const { data } = (await read(individual, '/resumes')) as unknown as { data: readonly { readonly id: string }[] }
  for (const { id } of data) await app.call('DELETE', `/resumes/${id}`, { as: await fresh(individual) })
  return (await make(individual, '/resumes', {
    name: 'Accountant',
    lang: 'en',
    style: null,
  })) as unknown as MadeResume
}
const itsId = async (world: World) => ({ params: { id: (await resumeOf(world)).id } })

/** Of one that has an address. */
const publishedId = async (world: World) => {
  const { id, version } = await resumeOf(world)
  const { individual } = world.people
  const body = { visibility: 'link', until: null, indexed: false, password: null, version }
  const { status } = await world.app.call('PUT', `/resumes/${id}/publication`, {
    as: await world.fresh(individual),
    body,
  })
  if (status !== 200) throw new Error(`Not published: ${status}`)
  return { params: { id } }
}

export const resumeRows = {
  listResumes: forOwner(() => ({}), 200, 200),
  createResume: forOwner(
    async (world) => {
      await world.app.call('DELETE', `/resumes/${(await resumeOf(world)).id}`, {
        as: await world.fresh(world.people.individual),
      })
      return { body: { name: 'Accountant', lang: 'en', style: null } }
    },
    201,
    201,
  ),
  getResume: forOwner(itsId, 200, 404),
  editResume: forOwner(
    async (world) => {
      const made = await resumeOf(world)
      return { params: { id: made.id }, body: resumeBodyOf(made) }
    },
    200,
    404,
  ),
  duplicateResume: forOwner(itsId, 201, 404),
  deleteResume: forOwner(itsId, 204, 404),
  restoreResume: forOwner(
    async (world) => {
      const { id } = await resumeOf(world)
      await world.app.call('DELETE', `/resumes/${id}`, { as: await world.fresh(world.people.individual) })
      return { params: { id } }
    },
    200,
    404,
  ),
  publishResume: forOwner(
    async (world) => {
      const { id, version } = await resumeOf(world)
      return {
        params: { id },
        body: { visibility: 'password', until: null, indexed: false, password: 'for the bank', version },
      }
    },
    200,
    404,
  ),
  getResumeQrSvg: forOwner(publishedId, 200, 404),
  getResumeQrPng: forOwner(publishedId, 200, 404),
  getResumeThumbnail: forOwner(itsId, 200, 404),
  checkResume: forOwner(async (world) => ({ ...(await itsId(world)), body: { lang: 'en' } }), 200, 404),
  matchResume: forOwner(
    async (world) => ({ ...(await itsId(world)), body: { text: 'We need an accountant.' } }),
    200,
    404,
  ),
  listResumeSnapshots: forOwner(itsId, 200, 404),
  createResumeSnapshot: forOwner(
    async (world) => ({ ...(await itsId(world)), body: { name: 'Dashen Bank' } }),
    201,
    404,
  ),
  deleteResumeSnapshot: forOwner(
    async (world) => {
      const { id } = await resumeOf(world)
      const made = await world.make(world.people.individual, `/resumes/${id}/snapshots`, { name: 'Dashen Bank' })
      return { params: { id, snapshot: String(made['id']) } }
    },
    204,
    404,
  ),
  drawResumePages: forOwner(
    async (world) => {
      const { style, content } = await resumeOf(world)
      return { body: { lang: 'en', style, content } }
    },
    200,
    200,
  ),
  getResumePdf: forOwner(itsId, 200, 404),
  getResumeWord: forOwner(itsId, 200, 404),
} satisfies Record<keyof typeof resumeOperations, Rows>

const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]
/** A template of resumes as it stands. */
const asItStands = async ({ app, people, fresh }: World) => {
  const { body } = await app.call<readonly { readonly key: string; readonly version: number }[]>(
    'GET',
    '/manage/resume-templates',
    { as: await fresh(people.administrator) },
  )
  const version = body.find(({ key }) => key === 'classic')?.version ?? 1
  return {
    params: { key: 'classic' },
    body: { name: null, category_id: null, is_premium: false, active: true, version },
  }
}

export const resumeTemplateRows = {
  listResumeTemplates: forOwner(() => ({}), 200, 200),
  getResumeTemplateSample: [
    {
      about: 'a sample',
      ask: () => ({ params: { key: 'classic' } }),
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
  listManagedResumeTemplates: forAdministrators('all of them', () => ({})),
  editResumeTemplate: forAdministrators('a template', asItStands),
  orderResumeTemplates: forAdministrators('a template', () => ({ body: { key: 'classic', position: 1 } })),
} satisfies Record<keyof typeof resumeTemplateOperations, Rows>
