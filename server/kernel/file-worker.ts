import { serveJobs } from './child-program.ts'
import { checkContent, type DocumentFound } from './document-check.ts'
import { checkFont, type FontFound } from './font-check.ts'
import { readWorkbook, type WorkbookJob, type WorkbookRead } from './workbook.ts'
import { rewrite, writeSmall, type Dimensions, type RewriteJob, type Rewritten } from './picture.ts'

/** What is done with files that strangers sent, in a process that may be ended. */
export interface FileSkills {
  readonly rewrite: { readonly job: RewriteJob; readonly answer: Rewritten }
  readonly small: { readonly job: { readonly from: string; readonly to: string }; readonly answer: Dimensions }
  readonly document: { readonly job: string; readonly answer: DocumentFound }
  readonly font: { readonly job: string; readonly answer: FontFound }
  readonly workbook: { readonly job: WorkbookJob; readonly answer: WorkbookRead }
}

serveJobs<FileSkills>({
  rewrite,
  small: ({ from, to }) => writeSmall(from, to),
  document: checkContent,
  font: checkFont,
  workbook: readWorkbook,
})
