import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { collectionPages } from '../../../openapi/resources/pages.ts'
import type { AuditKind } from '../../../openapi/schemas/audit.ts'
import { useTexts } from '../../i18n/useTexts.ts'

type Page = keyof typeof collectionPages
type Own = Exclude<AuditKind, (typeof collectionPages)[Page]['collection']>
const OWN = [
  'user',
  'verification',
  'planRequest',
  'report',
  'message',
  'subscriber',
  'cache',
  'template',
  'font',
  'section',
  'text',
  'other',
] as const satisfies readonly Own[]
const isOwn = (kind: AuditKind): kind is Own => (OWN as readonly AuditKind[]).includes(kind)

/** What the records of the audit log are about, in the reader's language. */
export function useAuditTexts() {
  const { t, intl } = useTexts()
  /** A collection by the title of its page. */
  const kindText = (kind: AuditKind): string => {
    if (isOwn(kind)) return t(`administration.audit.kind.${kind}`)
    const page = (Object.keys(collectionPages) as Page[]).find((each) => collectionPages[each].collection === kind)
    return page ? t(`page.${page}.title`) : kind
  }
  /** A field by its label where it has one; otherwise by its own name. */
  const factText = (kind: AuditKind, fact: string): string => {
    const found = [`resource.${kind}.${fact}`, `administration.audit.fact.${fact}`].find(
      (id) => intl.messages[id] !== undefined,
    )
    return found ? t(found as MessageId) : fact.replaceAll('_', ' ')
  }
  return { kindText, factText }
}
