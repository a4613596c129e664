import type { FileForm } from './file-names.ts'

const LONGEST_NAME = 160
/** What could hide a name's ending or leave its line: controls, and marks that turn the direction of reading. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
/** Pictures come in other forms than they are kept in. */
const PICTURE_ENDING = /\.(webp|jpe?g|png|gif)$/i

/**
 * The name a document came with, made safe to show and to save: without folders, invisible characters, and with the
 * ending that its content has.
 */
export function safeName(name: string, form: FileForm): string {
  const isPicture = form === 'picture' || form === 'small'
  const ending = isPicture ? 'webp' : form
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(/["<>|:*?]/g, '_')
    .trim()
  const stem = [...clean.replace(isPicture ? PICTURE_ENDING : new RegExp(`\\.${ending}$`, 'i'), '')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^\.+|[.\s]+$/g, '')
  return `${stem === '' ? 'document' : stem}.${ending}`
}

/** RFC 6266 and 8187: the name as it is, and in ASCII for clients that know no other. */
export const disposition = (name: string, as: 'attachment' | 'inline' = 'attachment'): string =>
  `${as}; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`
