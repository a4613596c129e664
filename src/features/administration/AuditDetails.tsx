import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { auditFactsOf, type Fact } from '../../../openapi/audit-facts.ts'
import type { AuditRecord } from '../../../openapi/schemas/audit.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../../ui/useDates.ts'
import { useAuditTexts } from './audit-texts.ts'
import { AuditValue } from './AuditValue.tsx'
import { Facts } from './Facts.tsx'

/** One change: who, when, and what was so before and after. */
export function AuditDetails({ record }: { readonly record: AuditRecord }) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const { kindText, nameText } = useAuditTexts()
  const name = nameText(record)
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Facts
        facts={[
          {
            label: t('administration.audit.what'),
            value: <chakra.span lang={name?.lang}>{name?.text ?? kindText(record.kind)}</chakra.span>,
          },
          {
            label: t('administration.audit.action'),
            value: `${t(`administration.audit.action.${record.action}`)} · ${kindText(record.kind)}`,
          },
          { label: t('administration.audit.who'), value: `${record.user_name} (${record.user_email})` },
          { label: t('administration.audit.when'), value: dateTime(record.at) },
          { label: t('administration.audit.request'), value: record.request_id },
        ]}
      />
      <Comparison record={record} />
    </chakra.div>
  )
}

/** What to say of a change of running text or files that both sides would show alike; null where they differ. */
function alike(fact: Fact | undefined, before: unknown, after: unknown): 'text' | 'file' | null {
  if (fact?.as !== 'field' || before === null || after === null) return null
  const { kind } = fact.field
  if (kind === 'rich-text') return JSON.stringify(before) === JSON.stringify(after) ? 'text' : null
  if (kind === 'picture' || kind === 'document') return 'file'
  if (kind === 'pictures')
    return (before as readonly unknown[]).length === (after as readonly unknown[]).length ? 'file' : null
  return null
}

function Comparison({ record }: { readonly record: AuditRecord }) {
  const { t } = useTexts()
  const { factText } = useAuditTexts()
  const { kind, before, after, related } = record
  const known = auditFactsOf(kind)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <chakra.p color="fg.muted">{t('administration.audit.no_facts')}</chakra.p>
  return (
    <chakra.dl display="flex" flexDirection="column" gap="4" aria-label={t('administration.audit.comparison')}>
      {names.map((name) => {
        const value = (side: AuditRecord['before']) => (
          <AuditValue kind={kind} name={name} fact={known[name]} value={side?.[name]} related={related} />
        )
        const same = before && after ? alike(known[name], before[name], after[name]) : null
        return (
          <chakra.div key={name} borderTopWidth="1px" pt="3">
            <chakra.dt fontWeight="650" mb="1">
              {factText(kind, name)}
            </chakra.dt>
            <chakra.dd
              display="grid"
              gap="3"
              gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
              overflowWrap="anywhere"
            >
              {before ? <Side label={t('administration.audit.before')}>{value(before)}</Side> : null}
              {after ? (
                <Side label={t('administration.audit.after')}>
                  {same ? t(`administration.audit.alike.${same}`) : value(after)}
                </Side>
              ) : null}
            </chakra.dd>
          </chakra.div>
        )
      })}
    </chakra.dl>
  )
}

const Side = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <chakra.div minWidth="0">
    <chakra.span display="block" textStyle="xs" color="fg.muted">
      {label}
    </chakra.span>
    {children}
  </chakra.div>
)
