import type { Ref } from '../../openapi/ref.ts'
import type { Services } from './context.ts'
import { formOf } from './file-names.ts'
import type { FileRow } from './files.ts'

/** The answer to an upload: the staged file, with an address for whoever sent it. */
export const staged = ({ files }: Pick<Services, 'files'>, row: FileRow) => ({
  id: row.id as Ref<'file'>,
  url: files.ownUrl(row.id, formOf(row.type)),
  name: row.name,
  type: row.type,
  size: row.bytes,
  width: row.width,
  height: row.height,
})
