import { useCallback, useState } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { readFile, type ResumeFileKind } from './resume.effects.ts'

const FAILED = { pdf: 'resume.build.pdf.failed', docx: 'resume.word.failed' } as const

/** Downloads a resume as saved, as a PDF or a Word file; what prevents it is told. */
export function useDownload() {
  const { t } = useTexts()
  const toast = useToast()
  const [busy, setBusy] = useState<ResumeFileKind | null>(null)
  const fail = useCallback(
    (kind: ResumeFileKind, text: string, title = t(FAILED[kind])) => toast({ severity: 'error', title, text }),
    [t, toast],
  )
  const download = useCallback(
    async (kind: ResumeFileKind, { id, name, lang }: { id: string; name: string; lang: Language }) => {
      setBusy(kind)
      try {
        saveFile(await readFile(kind, id, lang), `${name}.${kind}`)
      } catch (error) {
        const said = failureText(failureOf(error), t)
        fail(kind, said.text || t(FAILED[kind]), said.title)
      } finally {
        setBusy(null)
      }
    },
    [t, fail],
  )
  return { busy, download, fail } as const
}
