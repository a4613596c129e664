import { pages } from '../../../openapi/routes.ts'

/** The path of a solution. */
export const solutionPath = (slug: string): `/${string}` =>
  pages.solutionsDetail.path.replace('{slug}', slug) as `/${string}`
/** The path of a user type. */
export const userTypePath = (slug: string): `/${string}` =>
  pages.userTypeSolution.path.replace('{slug}', slug) as `/${string}`
