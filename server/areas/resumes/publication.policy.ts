import { pages } from '../../../openapi/routes.ts'
import { todayIn } from '../../kernel/days.ts'
import type { Resume } from './resumes.queries.ts'

/** The path of the public page of a resume, or of a snapshot of one. */
export const resumePath = (slug: string): `/${string}` =>
  pages.publicResume.path.replace('{slug}', slug) as `/${string}`

/** Can others read the resume today, some of them with its password? The last day is one of them. */
export const isOpen = (
  { visibility, until, deletedAt }: Pick<Resume, 'visibility' | 'until' | 'deletedAt'>,
  now: Date,
) => deletedAt === null && visibility !== 'private' && (until === null || until >= todayIn(now))
