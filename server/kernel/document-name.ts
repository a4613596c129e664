import type { FileForm } from './file-names.ts'

const LONGEST_NAME = 160
/** What could hide a name's ending or leave its line: controls, and marks that turn the direction of reading. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * The name a document came with, made safe to show and to save: without folders, invisible characters, and with the
 * ending that its content has.
 */
export function safeName(name: string, form: Exclude<FileForm, 'picture' | 'small'>): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(/["<>|:*?]/g, '_')
    .trim()
  const stem = [...clean.replace(new RegExp(`\\.${form}$`, 'i'), '')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^\.+|[.\s]+$/g, '')
  return `${stem === '' ? 'document' : stem}.${form}`
}
