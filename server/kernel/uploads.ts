import fs from 'node:fs/promises'
import type { StagedFile } from '../../openapi/define.ts'
import type { Script } from '../../openapi/schemas/site.ts'
import { ChildLost, createChild, type ChildOptions } from './child.ts'
import { safeName } from './document-name.ts'
import type { FileSkills } from './file-worker.ts'
import { typeOf } from './file-names.ts'
import type { Dimensions } from './picture.ts'
import { Refusal } from './refusal.ts'
import type { WorkbookJob, WorkbookRead } from './workbook.ts'

/** Reads what strangers sent, in a process of its own that is ended when a file takes too much of it. */
export interface Uploads {
  /**
   * Writes an uploaded picture anew beside it, and its small variant beside that: WebP, at most 1600 px, without
   * metadata. Refuses with `picture_refused`, and with `unavailable` when too many wait or when it took too
   * long.
   */
  readonly picture: (upload: StagedFile) => Promise<StagedFile>
  /**
   * Says what an uploaded document is by its content: PDF, Word (`.docx`) or OpenDocument text (`.odt`), whatever it is
   * called. Refuses everything else, documents with macros, and those that are damaged, cut off or need a password,
   * with `document_refused`. The bytes stay as they came.
   */
  readonly document: (upload: StagedFile) => Promise<StagedFile>
  /**
   * Looks whether an uploaded file is a font in WOFF2 with the letters of a script. Refuses everything else with
   * `font_refused`. The bytes stay as they came.
   */
  readonly font: (upload: StagedFile) => Promise<StagedFile>
  /** The scripts that a kept font has. */
  readonly scriptsOf: (path: string) => Promise<readonly Script[]>
  /** The rows of a workbook, or why it is not read. */
  readonly workbook: (job: WorkbookJob) => Promise<WorkbookRead>
  /** Writes the small variant of a kept picture to `to`; gives back what the whole one measures. */
  readonly small: (from: string, to: string) => Promise<Dimensions>
  readonly close: () => Promise<void>
}

/** The costliest picture that its header lets pass takes 400 MB and six seconds; one of a phone 130 MB and one. */
const LIMITS: ChildOptions = {
  source: new URL('file-worker.ts', import.meta.url),
  program: 'file-worker',
  memory: 450_000_000,
  longest: 30_000,
  mostWaiting: 20,
}

/** Where the small variant of a picture that was written anew stands until it is kept. */
export const smallBeside = (path: string): string => `${path}.small`

/** `limits` is for tests. */
export function createUploads(limits: Partial<ChildOptions> = {}): Uploads {
  const child = createChild<FileSkills>({ ...LIMITS, ...limits })

  /** A file that cost the process its life is refused; the next one finds a new process. */
  async function surviving<A>(work: Promise<A>, refused: (lost: ChildLost) => Refusal): Promise<A> {
    try {
      return await work
    } catch (error) {
      throw error instanceof ChildLost ? refused(error) : error
    }
  }

  async function scriptsOf(path: string): Promise<readonly Script[]> {
    const refused = (reason: 'type' | 'damaged' | 'unpacked' | 'letters') => new Refusal('font_refused', { reason })
    const found = await surviving(child.run('font', path), () => refused('damaged'))
    if ('fault' in found) throw refused(found.fault)
    return found.scripts
  }

  return {
    picture: async (upload) => {
      const to = `${upload.path}.webp`
      const refused = (reason: 'type' | 'heic' | 'damaged' | 'dimensions') => new Refusal('picture_refused', { reason })
      const done = await surviving(
        child.run('rewrite', { from: upload.path, to, small: smallBeside(to) }),
        // Whether the picture took the time or the machine had none for it cannot be told: it may be sent again.
        ({ reason }) =>
          reason === 'time' ? new Refusal('unavailable', {}) : refused(reason === 'memory' ? 'dimensions' : 'damaged'),
      )
      if (!('fault' in done))
        return {
          path: to,
          name: upload.name,
          type: 'image/webp',
          size: done.size,
          dimensions: { width: done.width, height: done.height },
        }
      await fs.rm(to, { force: true })
      throw refused(done.fault)
    },
    document: async (upload) => {
      const refused = (reason: 'type' | 'damaged') => new Refusal('document_refused', { reason })
      const found = await surviving(child.run('document', upload.path), () => refused('damaged'))
      if ('fault' in found) throw refused(found.fault)
      return { ...upload, name: safeName(upload.name, found.form), type: typeOf(found.form) }
    },
    font: async (upload) => {
      await scriptsOf(upload.path)
      return { ...upload, name: safeName(upload.name, 'woff2'), type: typeOf('woff2') }
    },
    scriptsOf,
    workbook: async (job) => {
      try {
        return await child.run('workbook', job)
      } catch (error) {
        // One that cost the process its life is refused like any other that is no sheet.
        if (error instanceof ChildLost) return { fault: 'unreadable' }
        throw error
      }
    },
    small: (from, to) => child.run('small', { from, to }),
    close: child.close,
  }
}
