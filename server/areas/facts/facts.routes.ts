import type { factOperations } from '../../../openapi/operations/facts.ts'
import type { Handlers } from '../../kernel/context.ts'
import { listUnrecorded } from '../offers/unrecorded.queries.ts'
import { readParts } from './facts.queries.ts'
import { readJsonResume, readResumeText, writeResumeFile } from './resume-file.queries.ts'

export const handlers = {
  getFacts: async ({ db, services, viewer, now }) => ({
    parts: await readParts(db, services, viewer.accountId),
    jobs: await listUnrecorded(db, viewer, now),
  }),
  getJsonResume: ({ db, services, viewer, query, lang }) =>
    readJsonResume(services, db, viewer.accountId, query.lang ?? lang),
  getResumeText: ({ db, services, viewer, query, lang }) =>
    readResumeText(services, db, viewer.accountId, query.lang ?? lang),
  getResumeWordFile: ({ db, services, viewer, query, lang }) =>
    writeResumeFile(services, db, viewer.accountId, query.lang ?? lang),
} satisfies Handlers<typeof factOperations>
