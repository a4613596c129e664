import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { AudienceChips } from '../../ui/AudienceChips.tsx'
import { CheckCircleIcon, EyeOffIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { Section, SectionValues, ViewAs } from './sections.effects.ts'

export interface SectionPanelProps {
  readonly section: Section
  /** What was chosen, while the server has not answered; else what the section says. */
  readonly values: SectionValues
  readonly busy: boolean
  readonly onChange: (values: SectionValues) => void
  /** Whose view is tried out, or null. */
  readonly viewAs: ViewAs | null
  /** The editor of its entries. */
  readonly children: ReactNode
}

/** May someone see this section? The owner always; others when it is visible and for them. */
export const isSeenBy = ({ visible, audience }: SectionValues, as: ViewAs): boolean => as === 'me' || (visible && audience.includes(as))

/** One section: shown or hidden, to whom, and its entries. */
export function SectionPanel({ section, values, busy, onChange, viewAs, children }: SectionPanelProps) {
  const { t } = useTexts()
  const id = useId()
  const name = t(`resource.sections.${section.key}`)
  const seen = viewAs === null || isSeenBy(values, viewAs)
  return (
    <Panel
      title={name}
      text={t('resource.sections.count', { count: section.count, shown: section.shown })}
      action={
        <chakra.label htmlFor={id} display="flex" alignItems="center" gap="2" minHeight="11" textStyle="sm" cursor="pointer">
          {t(values.visible ? 'resource.sections.state.visible' : 'resource.sections.state.hidden')}
          <Switch
            id={id}
            checked={values.visible}
            disabled={busy}
            label={t('resource.sections.visible', { section: name })}
            onChange={(visible) => onChange({ ...values, visible })}
          />
        </chakra.label>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <div>
          <chakra.p textStyle="xs" color="fg.muted" mb="1.5">
            {t('ui.audience.label', { field: name })}
          </chakra.p>
          <AudienceChips label={name} value={values.audience} disabled={busy || !values.visible} onChange={(audience) => onChange({ ...values, audience })} />
        </div>
        {viewAs === null ? null : (
          <chakra.p role="status" display="flex" alignItems="center" gap="2" textStyle="sm" fontWeight="500" color={seen ? 'fg.success' : 'fg.muted'}>
            {seen ? <CheckCircleIcon /> : <EyeOffIcon />}
            {t(seen ? 'resource.sections.shown_to' : 'resource.sections.hidden_from', { section: name })}
          </chakra.p>
        )}
        {children}
      </chakra.div>
    </Panel>
  )
}
