import { expect } from '@playwright/test'
import { pages } from '../../openapi/routes.ts'
import { pdf } from '../factories/documents.ts'
import { formatBody, levelBody, templateBody, typeBody } from '../factories/letter-settings.ts'
import { letterText, outsideRecipient, paragraphs } from '../factories/letters.ts'
import { PAYLOADS } from '../factories/payloads.ts'
import { post, put, type Caller } from './payload-calls.ts'

const nth = (n: number) => ({ en: PAYLOADS[n], am: PAYLOADS[n] })
const letterhead = (texts: readonly string[]) => ({ en: paragraphs(...texts) })

/**
 * A letter of a company whose every text runs where a page takes it for mark-up, once returned by the company's owner,
 * who wrote it, and in review again; with what the company set up for it. Gives the letter's id.
 */
export async function hostileLetter(caller: Caller): Promise<string> {
  const made = async (path: string, data: unknown) => {
    const answer = await post(caller, path, data)
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300)
    return (await answer.json()) as { readonly id: string; readonly version: number; readonly content_version: number }
  }
  const attach = async (name: string) => {
    const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf('Annex') }
    const sent = await caller.request.post('/api/letter-files', { multipart: { file }, headers: caller.headers })
    expect(sent.status(), await sent.text()).toBe(201)
    return ((await sent.json()) as { readonly id: string }).id
  }
  const half = PAYLOADS.length / 2
  const [header, footer] = [letterhead(PAYLOADS.slice(0, half)), letterhead(PAYLOADS.slice(half))]
  const { id: format } = await made('/letter-formats', formatBody({ name: nth(0) }))
  const { id: template_id } = await made('/letter-templates', templateBody({ name: nth(8), header, footer }))
  const { id: type_id } = await made('/letter-types', typeBody(format, 'XSS', { name: nth(2), template_id }))
  await made('/letter-levels', levelBody({ name: nth(9) }))

  const { id, version } = await made('/letters', { type_id, lang: 'en' })
  const files = []
  for (const text of PAYLOADS.slice(0, 10)) files.push(await attach(text))
  const body = letterText({
    subject: PAYLOADS[11],
    body: paragraphs(...PAYLOADS),
    recipients: PAYLOADS.map((name, n) => outsideRecipient({ name, email: `payload-${n}@example.com`, copy: n > 20 })),
    attachment_ids: files,
  })
  const saved = await put(caller, `/letters/${id}`, { ...body, version })
  expect(saved.status(), await saved.text()).toBe(200)
  const submit = (of: { readonly version: number }) => made(`/letters/${id}/submit`, { version: of.version })
  const asked = await submit((await saved.json()) as { version: number })
  for (const [block, text] of PAYLOADS.entries()) await made(`/letters/${id}/comments`, { block, quote: text, text })
  const note = PAYLOADS.join('\n')
  const seen = { content_version: asked.content_version, level: 1 }
  await submit(await made(`/letters/${id}/return`, { ...seen, note }))
  return id
}

/** The screens that show something of that letter. */
export const letterScreens = (id: string): readonly string[] => [
  pages.letterReference.path,
  pages.letterTemplates.path,
  pages.letterTypes.path,
  pages.letterLevels.path,
  pages.myLetters.path,
  pages.companyLetters.path,
  pages.companyLetter.path.replace('{id}', id),
  `${pages.writeLetters.path}/${id}`,
]
