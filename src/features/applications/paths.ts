import { pages } from '../../../openapi/routes.ts'

/** The page of what was sent with one application. */
export const sentPath = (id: string) => pages.sentApplication.path.replace('{id}', encodeURIComponent(id))
