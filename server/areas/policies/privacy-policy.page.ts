import { pages } from '../../../openapi/routes.ts'
import { POLICY_KINDS, type PolicyKind } from '../../../openapi/policy-kinds.ts'
import { policyPath, type PolicyData } from '../../../src/documents/policy/policy-data.ts'
import { policyPage } from '../../../src/documents/policy/policy.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { listCurrentPolicies, readPolicy } from './policies.queries.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isKind = (text: unknown): text is PolicyKind => POLICY_KINDS.some((kind) => kind === text)

/**
 * `/privacy-policy?policy=terms&version=2026-01-01`: a policy as it is in effect, or another of its versions. What is
 * no policy or version is 404. Which version is in effect changes with the day, when cached documents are dropped.
 */
export const privacyPolicyPage = (services: Pick<Services, 'db' | 'clock'>): TablePage =>
  publicPage<PolicyData>({
    path: pages.privacyPolicy.path,
    greets: true,
    allowsSlash: true,
    topics: ['content'],
    key: ({ query }) => {
      const { policy = 'privacy', version = '' } = query as { readonly policy?: unknown; readonly version?: unknown }
      if (!isKind(policy) || typeof version !== 'string' || (version !== '' && !DAY.test(version))) return null
      return `${policy} ${version}`
    },
    load: async (key) => {
      const [kind, version = ''] = key.split(' ')
      const data = isKind(kind) ? await readPolicy(services, kind, version === '' ? null : version) : null
      return data === null ? { kind: 'absent', as: 'notfound' } : { kind: 'document', subject: 'policy', data }
    },
    render: policyPage,
    sitemap: async () =>
      (await listCurrentPolicies(services.db, services.clock.now())).map(({ kind, updatedAt }) => ({
        path: policyPath(kind),
        updated_at: updatedAt.toISOString(),
      })),
  })
