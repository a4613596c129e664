import { pages } from '../../../openapi/routes.ts'
import { solutionPath } from '../../../src/documents/showcase/showcase-address.ts'
import type { SolutionData } from '../../../src/documents/showcase/showcase-data.ts'
import { solutionPage as solutionDocument } from '../../../src/documents/showcase/solution.tsx'
import type { Services } from '../../kernel/context.ts'
import { entryPage } from '../../site/entry-page.ts'
import type { TablePage } from '../../site/public-page.ts'
import { listSolutions, readSolution } from './showcase.queries.ts'

/** `/solutions-detail/{slug}`: what the product does in one respect. */
export const solutionPage = (services: Pick<Services, 'db' | 'files' | 'clock' | 'secret'>): TablePage =>
  entryPage<SolutionData>(services, {
    path: pages.solutionsDetail.path,
    greets: true,
    collection: 'solution',
    mentions: ['userType', 'feature'],
    gone: 'showcaseGone',
    pathOf: solutionPath,
    read: (id) => readSolution(services, id),
    list: () => listSolutions(services),
    render: solutionDocument,
  })
