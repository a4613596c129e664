import type { SavedResume } from '../../../openapi/schemas/resume.ts'

type Sharing = Pick<SavedResume, 'visibility' | 'until' | 'indexed' | 'is_public' | 'has_password' | 'url'>
/** What of a row is about its readers, and the version that says so. */
export type SharedRow = Sharing & Pick<SavedResume, 'version'>

/** A row, and the version of it that said who may read it: answers come in any order. */
interface Known {
  readonly row: SavedResume
  readonly sharedIn: number
}
const sharingOf = ({ visibility, until, indexed, is_public, has_password, url }: Sharing): Sharing => ({
  visibility,
  until,
  indexed,
  is_public,
  has_password,
  url,
})

/** The row of an answer; who may read it is what the newest version said. */
export const answered = ({ row, sharedIn }: Known, answer: SavedResume): Known =>
  answer.version < sharedIn
    ? { row: { ...answer, ...sharingOf(row) }, sharedIn }
    : { row: answer, sharedIn: answer.version }

/** The row once it was shared; its version stays, so that the next save meets whatever was saved in between. */
export const shared = (known: Known, by: SharedRow): Known =>
  by.version < known.sharedIn ? known : { row: { ...known.row, ...sharingOf(by) }, sharedIn: by.version }
