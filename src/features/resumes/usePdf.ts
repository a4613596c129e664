import { useState } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { readPdf } from './resume.effects.ts'

/** Downloads the PDF of a resume as saved; what prevents it is told. */
export function usePdf() {
  const { t } = useTexts()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async ({ id, name, lang }: { id: string; name: string; lang: Language }) => {
    setBusy(true)
    try {
      saveFile(await readPdf(id, lang), `${name}.pdf`)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text || t('resume.build.pdf.failed') })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download } as const
}
