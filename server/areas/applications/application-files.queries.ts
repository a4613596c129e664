import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import type { SentFile } from '../../../openapi/schemas/job-application.ts'
import { supportDocuments } from '../../db/document-tables.ts'
import { jobApplicationDocuments, jobApplicationFiles } from '../../db/job-application-tables.ts'
import { files } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { formOf } from '../../kernel/file-names.ts'
import { asPage } from '../../kernel/files.ts'

/** A file of an application, with the stored file. */
export interface KeptFile {
  readonly row: typeof jobApplicationFiles.$inferSelect
  readonly file: typeof files.$inferSelect
}

/** The files of an application, in order. */
export const filesOf = (db: Readable, applicationId: string): Promise<KeptFile[]> =>
  db
    .select({ row: jobApplicationFiles, file: files })
    .from(jobApplicationFiles)
    .innerJoin(files, eq(files.id, jobApplicationFiles.fileId))
    .where(eq(jobApplicationFiles.applicationId, applicationId))
    .orderBy(asc(jobApplicationFiles.place), asc(jobApplicationFiles.id))

/** The support documents that a draft names and its person has not deleted, in order. */
export const namedDocuments = (db: Readable, applicationId: string) =>
  db
    .select({
      id: supportDocuments.id,
      kind: supportDocuments.kind,
      name: supportDocuments.name,
      fileId: supportDocuments.fileId,
    })
    .from(jobApplicationDocuments)
    .innerJoin(supportDocuments, eq(supportDocuments.id, jobApplicationDocuments.documentId))
    .where(and(eq(jobApplicationDocuments.applicationId, applicationId), isNull(supportDocuments.deletedAt)))
    .orderBy(asc(jobApplicationDocuments.place))

/** A file as both sides save and look at it. */
export function presentFile({ files: store }: Pick<Services, 'files'>, { file }: KeptFile): SentFile {
  const form = formOf(file.type)
  const url = store.briefUrl(file.id, form)
  const kind = form === 'picture' ? 'picture' : form === 'pdf' ? 'pdf' : 'word'
  return {
    id: file.id as Ref<'file'>,
    kind,
    url,
    view_url: kind === 'picture' ? url : kind === 'pdf' ? asPage(url) : null,
    name: file.name,
    size: file.bytes,
  }
}
