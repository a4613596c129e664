import type { factOperations } from '../../../openapi/operations/facts.ts'
import type { Handlers } from '../../kernel/context.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import { listUnrecorded } from '../offers/unrecorded.queries.ts'
import { readParts } from './facts.queries.ts'
import { importFacts } from './import.commands.ts'
import { readResumeFile } from './read-resume-file.ts'
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
  importFacts: async ({ services, viewer, body, files, lang, write }) => {
    const file = await readResumeFile(services, files.file)
    const names = await referenceNames(services)
    return write((tx) => importFacts({ tx, services, viewer, names, reader: lang }, file, body))
  },
} satisfies Handlers<typeof factOperations>
