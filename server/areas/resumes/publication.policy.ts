import { LONGEST_SLUG } from '../../../openapi/format/slug.ts'
import { pages } from '../../../openapi/routes.ts'
import { todayIn } from '../../kernel/days.ts'
import type { Resume } from './resumes.queries.ts'

/** The path of the public page of a resume, or of a snapshot of one. */
export const resumePath = (slug: string): `/${string}` =>
  pages.publicResume.path.replace('{slug}', slug) as `/${string}`

/** The path of a document that is attached to a resume, for its readers. */
export const documentPath = (slug: string, id: string): `/${string}` =>
  pages.publicResumeDocument.path.replace('{slug}', slug).replace('{id}', id) as `/${string}`

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** The slug in an address, if it can be one. */
export const slugIn = (text = ''): string | null => (SLUG.test(text) && text.length <= LONGEST_SLUG + 20 ? text : null)

/** Can others read the resume today, some of them with its password? The last day is one of them. */
export const isOpen = (
  { visibility, until, deletedAt }: Pick<Resume, 'visibility' | 'until' | 'deletedAt'>,
  now: Date,
) => deletedAt === null && visibility !== 'private' && (until === null || until >= todayIn(now))
