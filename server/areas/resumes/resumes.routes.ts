import type { resumeOperations } from '../../../openapi/operations/resumes.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { sheetPng } from '../../kernel/drawing-png.ts'
import { sheetSvg } from '../../kernel/drawing-svg.ts'
import { readFacts } from './facts.queries.ts'
import { drawPages, drawThumbnail, printResume, writeResume } from './papers.queries.ts'
import { publishResume } from './publication.commands.ts'
import { codeOf } from './resume-code.present.ts'
import {
  createResume,
  deleteResume,
  duplicateResume,
  editResume,
  restoreResume,
  showing,
  type Change,
} from './resumes.commands.ts'
import { matchResume, reviewResume } from './review.queries.ts'
import { findResume, listResumes, presentSaved, resumeLimit } from './resumes.queries.ts'
import { createSnapshot, deleteSnapshot, listSnapshots } from './snapshots.commands.ts'

type Writing = Pick<HandlerCall<(typeof resumeOperations)['createResume']>, 'services' | 'viewer' | 'now'>
const changeOf = ({ services, viewer, now }: Writing, tx: Tx): Change => ({
  tx,
  services,
  accountId: viewer.accountId,
  now,
})

/** The handlers of a person's resumes. */
export const handlers = {
  listResumes: async (call) => ({
    data: await listResumes(call.db, call.viewer.accountId, showing(call)),
    limit: await resumeLimit(call.db, call.viewer.accountId),
  }),
  createResume: (call) => call.write((tx) => createResume(changeOf(call, tx), call.body)),
  getResume: async (call) => {
    const { db, services, viewer, params } = call
    const row = await findResume(db, viewer.accountId, params.id)
    return { resume: presentSaved(row, showing(call)), facts: await readFacts(services, db, viewer.accountId) }
  },
  editResume: (call) => call.write((tx) => editResume(changeOf(call, tx), call.params.id, call.body)),
  duplicateResume: (call) =>
    call.write((tx) =>
      duplicateResume(changeOf(call, tx), call.params.id, (name) =>
        // A name has at most 120 characters.
        call.services.say(call.lang, 'server.resume.copy', { name: name.slice(0, 100) }),
      ),
    ),
  deleteResume: (call) => call.write((tx) => deleteResume(changeOf(call, tx), call.params.id)),
  restoreResume: (call) => call.write((tx) => restoreResume(changeOf(call, tx), call.params.id)),

  getResumeThumbnail: async ({ db, services, viewer, params, query }) =>
    drawThumbnail(services, db, await findResume(db, viewer.accountId, params.id), query),
  publishResume: async (call) => {
    const { body, services } = call
    const passwordHash =
      body.visibility === 'password' && body.password !== null ? await services.passwords.hash(body.password) : null
    return call.write((tx) => publishResume(changeOf(call, tx), call.params.id, { body, passwordHash }))
  },
  getResumeQrSvg: async ({ db, services, viewer, params, lang }) =>
    sheetSvg(codeOf(services, await findResume(db, viewer.accountId, params.id), lang)),
  getResumeQrPng: async ({ db, services, viewer, params, lang }) =>
    sheetPng(codeOf(services, await findResume(db, viewer.accountId, params.id), lang)),
  checkResume: async ({ db, services, viewer, params, body, lang }) =>
    reviewResume(services, db, await findResume(db, viewer.accountId, params.id), { lang: body.lang, told: lang }),
  matchResume: async ({ db, services, viewer, params, body }) =>
    matchResume(services, db, await findResume(db, viewer.accountId, params.id), body.text),
  listResumeSnapshots: ({ db, viewer, params, services }) =>
    listSnapshots(db, viewer.accountId, params.id, services.config.webOrigin),
  createResumeSnapshot: (call) =>
    call.write((tx) => createSnapshot(changeOf(call, tx), call.params.id, call.body.name)),
  deleteResumeSnapshot: (call) =>
    call.write((tx) => deleteSnapshot(changeOf(call, tx), call.params.id, call.params.snapshot)),

  drawResumePages: ({ db, services, viewer, body: { lang, style, content } }) =>
    drawPages(services, db, { accountId: viewer.accountId, style, content }, lang),
  getResumePdf: async ({ db, services, viewer, params, query }) => {
    const { accountId } = viewer
    const { style, content, lang } = await findResume(db, accountId, params.id)
    return printResume(services, db, { accountId, style, content }, query.lang ?? lang)
  },
  getResumeWord: async ({ db, services, viewer, params, query }) => {
    const { accountId } = viewer
    const { style, content, lang } = await findResume(db, accountId, params.id)
    return writeResume(services, db, { accountId, style, content }, query.lang ?? lang)
  },
} satisfies Handlers<typeof resumeOperations>
