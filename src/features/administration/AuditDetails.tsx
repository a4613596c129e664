import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { AuditRecord } from '../../../openapi/schemas/audit.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../../ui/useDates.ts'
import { useAuditTexts } from './audit-texts.ts'
import { Facts } from './Facts.tsx'

/** One change: who, when, and what was so before and after. */
export function AuditDetails({ record }: { readonly record: AuditRecord }) {
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  const { kindText } = useAuditTexts()
  const name = pick(record.name)
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

function Comparison({ record }: { readonly record: AuditRecord }) {
  const { t } = useTexts()
  const { factText } = useAuditTexts()
  const { kind, before, after } = record
  const facts = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (facts.length === 0) return <chakra.p color="fg.muted">{t('administration.audit.no_facts')}</chakra.p>
  return (
    <chakra.dl display="flex" flexDirection="column" gap="4" aria-label={t('administration.audit.comparison')}>
      {facts.map((fact) => (
        <chakra.div key={fact} borderTopWidth="1px" pt="3">
          <chakra.dt fontWeight="650" mb="1">
            {factText(kind, fact)}
          </chakra.dt>
          <chakra.dd
            display="grid"
            gap="3"
            gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
            overflowWrap="anywhere"
          >
            {before ? <Side label={t('administration.audit.before')}>{<Value value={before[fact]} />}</Side> : null}
            {after ? <Side label={t('administration.audit.after')}>{<Value value={after[fact]} />}</Side> : null}
          </chakra.dd>
        </chakra.div>
      ))}
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

/** A value as it was kept: texts by their language, what is no text as it is written in data. */
function Value({ value }: { readonly value: unknown }) {
  const { t } = useTexts()
  if (value === null || value === undefined || value === '')
    return <chakra.span color="fg.muted">{t('administration.audit.nothing')}</chakra.span>
  if (typeof value === 'boolean') return <>{t(value ? 'administration.audit.yes' : 'administration.audit.no')}</>
  if (typeof value === 'string' || typeof value === 'number')
    return <chakra.span whiteSpace="pre-wrap">{value}</chakra.span>
  if (Array.isArray(value))
    return (
      <chakra.ul listStyleType="none">
        {Object.entries(value).map(([at, item]) => (
          <li key={at}>
            <Value value={item} />
          </li>
        ))}
      </chakra.ul>
    )
  return (
    <>
      {Object.entries(value).map(([key, inner]) => (
        <chakra.span key={key} display="block" lang={key === 'am' || key === 'en' ? key : undefined}>
          <chakra.span textStyle="xs" color="fg.muted">
            {key}
            {'\u00a0'}
          </chakra.span>
          <Value value={inner} />
        </chakra.span>
      ))}
    </>
  )
}
