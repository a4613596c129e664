import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'

/** The files that career details are exported as: the format, and the language of their texts. */
export const RESUME_FILES = ['json.en', 'json.am', 'docx.en', 'docx.am', 'txt.en', 'txt.am'] as const
export type ResumeFile = (typeof RESUME_FILES)[number]

/** Fetches what the person's resumes may say, and saves it as a file. */
export async function saveResumeFile(file: ResumeFile): Promise<void> {
  const lang = file.endsWith('.am') ? 'am' : 'en'
  const asked = { params: { query: { lang } } } as const
  if (file.startsWith('txt')) {
    saveFile(await answer(api.GET('/facts/resume.txt', { ...asked, parseAs: 'blob' })), `resume-${lang}.txt`)
    return
  }
  if (file.startsWith('docx')) {
    saveFile(await answer(api.GET('/facts/resume.docx', { ...asked, parseAs: 'blob' })), `resume-${lang}.docx`)
    return
  }
  const resume = await answer(api.GET('/facts/resume.json', asked))
  saveFile(new Blob([`${JSON.stringify(resume, null, 2)}\n`], { type: 'application/json' }), `resume-${lang}.json`)
}
