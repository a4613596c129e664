import fs from 'node:fs'
import { z } from 'zod'
import { pages } from '../../../openapi/routes.ts'
import type { Services } from '../../kernel/context.ts'
import { safeName } from '../../kernel/document-name.ts'
import { formOf, typeOf } from '../../kernel/file-names.ts'
import { type AskedPage, publicPage, type TablePage } from '../../site/public-page.ts'
import { recipientAsking } from './letter-pass.ts'
import { markDownloaded, recipientsOf } from './recipients.commands.ts'
import { shownPictures } from './pictures.queries.ts'
import { attachmentsOf, codeIn, findByCode } from './verification.queries.ts'

/** A kept file, and what is to be done when it goes out. */
interface Given {
  readonly fileId: string
  readonly type: string
  readonly name: string
  readonly given: () => Promise<void>
}

/**
 * `/letter/{code}/letter.pdf` and `/letter/{code}/attachment/{id}`: the files of a letter, and the pictures of its text,
 * for whoever opened it with a key.
 * For everybody else they are not there, whether or not the letter is. Nothing keeps them.
 */
export function letterFilePages(services: Services): readonly TablePage[] {
  const { db, clock, files } = services
  async function open({ params, headers }: AskedPage) {
    const code = codeIn(params['code'] ?? '')
    const letter = code === null ? null : await findByCode(db, code)
    if (letter === null) return null
    const reader = recipientAsking(services, { headers }, letter.facts.code, await recipientsOf(db, letter.row.id))
    return reader && { letter, reader }
  }
  type Opened = NonNullable<Awaited<ReturnType<typeof open>>>
  const filePage = (path: TablePage['path'], find: (opened: Opened, asked: AskedPage) => Promise<Given | null>) =>
    publicPage<never>({
      path,
      topics: [],
      load: async () => ({ kind: 'absent', as: 'notfound' }),
      instead: async (asked) => {
        const opened = await open(asked)
        const found = opened && (await find(opened, asked))
        if (!found) return { kind: 'absent', as: 'notfound' }
        const form = formOf(found.type)
        const handle = await fs.promises.open(files.pathOf(found.fileId, form))
        await found.given().catch(async (error: unknown) => {
          await handle.close()
          throw error
        })
        return {
          kind: 'file',
          file: {
            type: typeOf(form),
            name: safeName(found.name, form),
            body: handle.createReadStream(),
            isPrivate: true,
          },
        }
      },
      render: (data) => data,
    })
  return [
    filePage(pages.letterByCodePdf.path, async ({ letter: { row, facts }, reader }) =>
      row.documentId === null
        ? null
        : {
            fileId: row.documentId,
            type: typeOf('pdf'),
            // A reference has slashes, which no name of a file has.
            name: facts.reference.replaceAll(/[\\/]/g, '-'),
            given: () => services.transaction((tx) => markDownloaded(tx, reader, clock.now())),
          },
    ),
    filePage(pages.letterByCodeAttachment.path, async ({ letter: { row } }, { params }) => {
      const id = z.uuid().safeParse(params['id']).data
      const found = (await attachmentsOf(db, row.id)).find((one) => one.id === id)
      if (found) return { ...found, given: async () => undefined }
      // A picture of the text goes by the id of its file.
      const picture = (await shownPictures(db, row)).find(({ fileId }) => fileId === id)
      return picture
        ? { fileId: picture.fileId, type: typeOf('picture'), name: 'picture', given: async () => undefined }
        : null
    }),
  ]
}
