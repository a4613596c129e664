import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'
import { fileForm } from './pictures.ts'

/** A whole PDF of one empty page; `padding` makes it larger by so many bytes. */
export function pdf(title: string, padding = 0): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
    `<< /Title (${title.replaceAll(/[()\\]/g, '')}) >>`,
  ]
  let text = `%PDF-1.4\n${padding > 0 ? `%${'.'.repeat(padding)}\n` : ''}`
  const at = objects.map((object, i) => {
    const start = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${at.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  )
}

/** A document staged for the person's account. */
export async function uploadDocument(
  app: TestApp,
  as: Person,
  name = 'paper.pdf',
): Promise<{ readonly id: string; readonly url: string }> {
  const { status, body } = await app.call<{ readonly id: string; readonly url: string }>('POST', '/files/documents', {
    as,
    body: fileForm(pdf('Paper'), name, 'application/pdf'),
  })
  if (status !== 201) throw new Error(`A document was not taken: ${JSON.stringify(body)}`)
  return body
}
