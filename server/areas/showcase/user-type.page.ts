import { pages } from '../../../openapi/routes.ts'
import { userTypePath } from '../../../src/documents/showcase/showcase-address.ts'
import type { UserTypeData } from '../../../src/documents/showcase/showcase-data.ts'
import { userTypePage as userTypeDocument } from '../../../src/documents/showcase/user-type.tsx'
import type { Services } from '../../kernel/context.ts'
import { entryPage } from '../../site/entry-page.ts'
import type { TablePage } from '../../site/public-page.ts'
import { listUserTypes, readUserType } from './showcase.queries.ts'

/** `/user-type-solution/{slug}`: what the product does for one kind of users. */
export const userTypePage = (services: Pick<Services, 'db' | 'files' | 'clock' | 'secret'>): TablePage =>
  entryPage<UserTypeData>(services, {
    path: pages.userTypeSolution.path,
    greets: true,
    collection: 'userType',
    mentions: ['solution', 'feature', 'siteTestimonial'],
    gone: 'showcaseGone',
    pathOf: userTypePath,
    read: (id) => readUserType(services, id),
    list: () => listUserTypes(services),
    render: userTypeDocument,
  })
