import PDFDocument from 'pdfkit'
import { fileForm } from './pictures.ts'

interface Asked {
  /** What was looked at; null to look. */
  readonly plan?: string | null
  readonly lang?: 'en' | 'am'
  readonly choices?: readonly object[]
  readonly name?: string
}

/** The form that takes career details from a file: a JSON Resume as an object, or any bytes. */
export function careerForm(
  content: object | Buffer | string,
  { plan = null, lang = 'en', choices = [], name = 'resume.json' }: Asked = {},
): FormData {
  const bytes = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const form = fileForm(bytes, name, 'application/octet-stream')
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })
  form.set('dry_run', json(plan === null))
  form.set('plan', json(plan))
  form.set('lang', lang)
  if (choices.length > 0) form.set('choices', json(choices))
  return form
}

/** A PDF whose only page is a picture of one: there is no text in it. */
export async function scannedPdf(): Promise<Buffer> {
  const document = new PDFDocument()
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.rect(20, 20, 300, 400).fill('#888888')
  document.end()
  await ended
  return Buffer.concat(parts)
}
