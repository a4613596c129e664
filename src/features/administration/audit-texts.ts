import { factLabel, type FactChoice } from '../../../openapi/audit-facts.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { collectionPages } from '../../../openapi/resources/pages.ts'
import type { AuditKind, AuditRow } from '../../../openapi/schemas/audit.ts'
import { useTexts, type Shown } from '../../i18n/useTexts.ts'
import { useCacheName } from './useCacheName.ts'

type Page = keyof typeof collectionPages
type Own = Exclude<AuditKind, (typeof collectionPages)[Page]['collection']>
const OWN = [
  'user',
  'verification',
  'jobPosting',
  'planRequest',
  'report',
  'message',
  'subscriber',
  'cache',
  'template',
  'resumeTemplate',
  'font',
  'section',
  'text',
  'other',
] as const satisfies readonly Own[]
const isOwn = (kind: AuditKind): kind is Own => (OWN as readonly AuditKind[]).includes(kind)

const choices: Readonly<Record<FactChoice, (value: string) => string>> = {
  jobPosting: (value) => `administration.job.status.${value}`,
  message: (value) => `inbox.state.${value}`,
  planRequest: (value) => `administration.plan.status.${value}`,
  publishing: (value) => `publishing.status.${value}`,
  report: (value) => `administration.report.status.${value}`,
  reportReason: (value) => `administration.report.reason.${value}`,
  verification: (value) => `administration.verification.${value}`,
}
/** The id of the text of a choice that a fact has. */
export const factChoiceText = (of: FactChoice, value: string): string => choices[of](value)

/** What comes with the application has the name that the application gives it, until an administrator names it. */
const given: Readonly<Partial<Record<AuditKind, (key: string) => string>>> = {
  font: (key) => `profile.font.${key}`,
  section: (key) => `resource.sections.${key}`,
  template: (key) => `profile.template.${key}`,
}

/** What the records of the audit log are about, in the reader's language. */
export function useAuditTexts() {
  const { t, intl, pick, lang } = useTexts()
  const cacheName = useCacheName()
  /** A collection by the title of its page. */
  const kindText = (kind: AuditKind): string => {
    if (isOwn(kind)) return t(`administration.audit.kind.${kind}`)
    const page = (Object.keys(collectionPages) as Page[]).find((each) => collectionPages[each].collection === kind)
    return page ? t(`page.${page}.title`) : kind
  }
  /** A fact by its label; one that a record kept and nothing tells any more, by its own name. */
  const factText = (kind: AuditKind, fact: string): string => {
    const label = factLabel(kind, fact)
    return intl.messages[label] === undefined ? fact.replaceAll('_', ' ') : t(label as MessageId)
  }
  /** What a record is about, by the name that its own screen gives it. */
  const nameText = ({ kind, name, subject_id: id }: Pick<AuditRow, 'kind' | 'name' | 'subject_id'>): Shown | null => {
    const shown = pick(name)
    if (shown === null) return null
    if (kind === 'cache') return { ...shown, text: cacheName(shown.text) }
    const own = shown.text === id ? given[kind]?.(id) : undefined
    return own === undefined || intl.messages[own] === undefined ? shown : { text: t(own as MessageId), lang }
  }
  return { kindText, factText, nameText }
}
