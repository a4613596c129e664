import { COMMA } from '../../../openapi/format/comma.ts'
import { SUPPORT_DOCUMENT_KINDS, type SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const MEGABYTE = 1_000_000

/** How a support document is said: its name, its kind, how large it is, and what it is attached to. */
export function useDocumentTexts() {
  const { t, pick, lang } = useTexts()
  const size = (bytes: number) =>
    bytes >= MEGABYTE
      ? t('resume.document.megabytes', { size: Math.round(bytes / (MEGABYTE / 10)) / 10 })
      : t('resume.document.kilobytes', { size: Math.max(1, Math.round(bytes / 1000)) })
  return {
    nameOf: ({ name }: Pick<SupportDocument, 'name'>) => pick(name)?.text ?? '',
    kindOf: ({ kind }: Pick<SupportDocument, 'kind'>) => t(`resume.document.kind.${kind}`),
    size,
    fileOf: ({ file }: Pick<SupportDocument, 'file'>) =>
      `${file.kind === 'pdf' ? 'PDF' : t('resume.document.picture')} · ${size(file.size)}`,
    usesOf: ({ used_by }: Pick<SupportDocument, 'used_by'>) =>
      used_by.map(({ name }) => (lang === 'am' ? `«${name}»` : `“${name}”`)).join(COMMA[lang]),
    kinds: SUPPORT_DOCUMENT_KINDS.map((value) => ({ value, label: t(`resume.document.kind.${value}`) })),
  }
}
