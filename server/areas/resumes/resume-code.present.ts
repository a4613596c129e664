import { palette } from '../../../openapi/colour.ts'
import type { Language } from '../../../openapi/define.ts'
import { BRAND } from '../../../src/documents/brand.ts'
import type { Services } from '../../kernel/context.ts'
import type { Sheet } from '../../kernel/drawing.ts'
import { qrSheet } from '../../kernel/qr-sheet.ts'
import { refuse } from '../../kernel/refusal.ts'
import { resumePath } from './publication.policy.ts'
import type { Resume } from './resumes.queries.ts'

/** The QR code of a resume's address, its marks in the resume's colour. One that never had an address has none: 404. */
export function codeOf({ say, config }: Pick<Services, 'say' | 'config'>, row: Resume, lang: Language): Sheet {
  if (row.slug === null) return refuse('not_found', {})
  const address = `${config.webOrigin}${resumePath(row.slug)}`
  return qrSheet(`${address}?via=qr`, palette({ ...BRAND, primary: row.style.accent }).light, {
    title: say(lang, 'document.resume.scan'),
    description: address,
    lang,
  })
}
