import { z } from 'zod'

/** The forms in which a file is stored and served: a picture and its small variant, a document of one type, or a font. */
const FORMS = {
  picture: { ending: '.webp', type: 'image/webp' },
  small: { ending: '-s.webp', type: 'image/webp' },
  pdf: { ending: '.pdf', type: 'application/pdf' },
  docx: { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  odt: { ending: '.odt', type: 'application/vnd.oasis.opendocument.text' },
  woff2: { ending: '.woff2', type: 'font/woff2' },
} as const
export type FileForm = keyof typeof FORMS
export type DocumentForm = Exclude<FileForm, 'picture' | 'small' | 'woff2'>

const UUID_LENGTH = 36
const entries = Object.entries(FORMS) as [FileForm, (typeof FORMS)[FileForm]][]

export const typeOf = (form: FileForm): string => FORMS[form].type
export const nameOf = (fileId: string, form: FileForm): string => fileId + FORMS[form].ending
/** The form in which a file of a stored type is whole. */
export const formOf = (type: string): FileForm => entries.find(([, form]) => form.type === type)?.[0] ?? 'picture'
/** Everything that is stored of a file of a type. */
export const formsOf = (type: string): readonly FileForm[] =>
  formOf(type) === 'picture' ? ['picture', 'small'] : [formOf(type)]

/** What a stored or asked-for name says; null when it is no name of ours. */
export function parseName(name: string): { readonly id: string; readonly form: FileForm } | null {
  const id = name.slice(0, UUID_LENGTH)
  const form = entries.find(([, { ending }]) => ending === name.slice(UUID_LENGTH))?.[0]
  return form !== undefined && /^[\da-f-]+$/.test(id) && z.uuid().safeParse(id).success ? { id, form } : null
}
