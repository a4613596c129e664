import { todayIn } from '../../kernel/days.ts'
import type { Resume } from './resumes.queries.ts'

/** The path of the public page of a resume, or of a snapshot of one. */
export const resumePath = (slug: string): `/${string}` => `/user/resume/${slug}`

/** Can others read the resume today, some of them with its password? The last day is one of them. */
export const isOpen = (
  { visibility, until, deletedAt }: Pick<Resume, 'visibility' | 'until' | 'deletedAt'>,
  now: Date,
) => deletedAt === null && visibility !== 'private' && (until === null || until >= todayIn(now))
