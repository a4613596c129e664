import { pages } from '../../../openapi/routes.ts'

/** The page of what was sent with one application. */
export const sentPath = (id: string) => pages.sentApplication.path.replace('{id}', encodeURIComponent(id))
/** The page on which one applies for the job of this slug. */
export const applyPath = (slug: string) => pages.applyForJob.path.replace('{slug}', encodeURIComponent(slug))
