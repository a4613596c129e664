import type { ApplicationSource } from '../../../openapi/application-source.ts'
import { FailureError, failureOf } from '../../../openapi/failure.ts'
import { SENT_STATUSES, type ApplicationBody, type OwnApplication } from '../../../openapi/schemas/job-application.ts'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { api } from '../../api/client.ts'
import { sendDocument, sendPicture } from '../../api/pictures.ts'
import { answer } from '../../api/problem.ts'
import { createDocumentMachine } from '../../machines/document/document.machine.ts'
import { detailOf } from '../../machines/failure.ts'
import type { ApplicationWish, LivingApplication } from '../../machines/job-application/job-application.machine.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { checkDocument, isPdf } from '../../ui/document/document-file.ts'
import { checkPaper, smallerPaper } from '../../ui/document/paper-file.ts'
import type { OwnForm } from './own-form.ts'

/** What the form sends: the version is added where it is sent. */
export type ApplicationValues = Omit<ApplicationBody, 'version'>

const of = (slug: string) => ({ path: { slug } })

/** Reads the job of this slug, with what is saved of the own application. */
export const formLoad = createLoadMachine<OwnForm, string>((slug, signal) =>
  answer(api.GET('/jobs/{slug}/application', { params: of(slug), signal })),
)
/** Saves the draft for the job of this slug. `from`: how they came to the job, which is kept when the draft begins. */
export const draftMachine = (slug: string, from: ApplicationSource | null) =>
  createSaveMachine<ApplicationValues, OwnForm>(({ values, row }, signal) => {
    const body = { ...values, version: row?.application?.version ?? null }
    return answer(
      api.PUT('/jobs/{slug}/application', {
        params: { ...of(slug), query: from === null ? {} : { from } },
        body,
        signal,
      }),
    )
  })

/** The own application as its life sees it: a draft can be sent unless something else forbids it. */
export const living = ({ id, version, status }: OwnApplication): LivingApplication => ({
  id,
  version,
  status,
  abilities: { apply: status === 'draft' },
})
/** A refusal that carries the whole form, as one that carries the application. */
function ofApplication(error: unknown): unknown {
  const failure = failureOf(error)
  const current = detailOf(failure, 'stale')?.current as OwnForm | undefined
  return current?.application ? new FailureError({ ...failure, data: { current: living(current.application) } }) : error
}
/**
 * Sends the application for the job of this slug as it was saved. One that was sent already, because the answer was lost
 * on the way or another window was quicker, is sent: nobody is told otherwise.
 */
export const sendApplication =
  (slug: string) =>
  async ({ row }: ApplicationWish, signal: AbortSignal): Promise<LivingApplication> => {
    const { version } = row
    try {
      return await answer(api.POST('/jobs/{slug}/application/apply', { params: of(slug), body: { version }, signal }))
    } catch (error) {
      const now = detailOf(failureOf(error), 'not_pending')?.status
      const status = SENT_STATUSES.find((one) => one === now)
      if (status !== undefined && status !== 'withdrawn') return { ...row, status, abilities: {} }
      throw ofApplication(error)
    }
  }

/** The person's resumes, to choose from. */
export const resumesLoad = createLoadMachine<readonly ResumeRow[]>(
  async (_, signal) => (await answer(api.GET('/resumes', { signal }))).data,
)
/** The first page of a resume, as the text of an SVG. */
export const thumbnailLoad = createLoadMachine<string, string>((id, signal) =>
  answer(api.GET('/resumes/{id}/thumbnail.svg', { params: { path: { id } }, parseAs: 'text', signal })),
)
/** The person's support documents, to choose from. */
export const documentsLoad = createLoadMachine<readonly SupportDocument[]>(
  async (_, signal) =>
    (await answer(api.GET('/support-documents', { params: { query: { per_page: 100, sort: 'name' } }, signal }))).data,
)

/** A CV on its way to the server: PDF or Word. */
export const cvMachine = createDocumentMachine({ check: checkDocument, send: sendDocument })
/** The file of an answer: a PDF or a picture, which is made smaller where it is large. */
export const answerFileMachine = createDocumentMachine({
  check: checkPaper,
  send: async (file, onProgress, signal) => {
    if (await isPdf(file)) return sendDocument(file, onProgress, signal)
    // A picture that is kept has no name; the form shows the one that it came with.
    return { ...(await sendPicture(await smallerPaper(file), onProgress, signal)), name: file.name }
  },
})
