import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { audiencesOf, type SiteKind } from '../../../openapi/schemas/profile.ts'
import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AudiencePicker } from '../../ui/audience/AudiencePicker.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { isWaiting, showsNothing } from './sections.connect.ts'
import type { SectionRow, SectionValues } from './sections.effects.ts'

export interface SectionSettingsProps {
  readonly kind: SiteKind
  readonly section: SectionRow
  /** What each reader sees of all sections at present. */
  readonly overview: ReactNode
  readonly onChange: (values: SectionValues) => void
}

/** Whether one section is shown, and to whom. */
export function SectionSettings({ kind, section, overview, onChange }: SectionSettingsProps) {
  const { t } = useTexts()
  const id = useId()
  const { visible, audience } = section
  const name = useSectionName()(section)
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" mb="6">
      <chakra.div display="flex" flexWrap="wrap" gap="3" columnGap="6" alignItems="flex-start">
        <chakra.label
          htmlFor={id}
          display="flex"
          alignItems="center"
          gap="2"
          minHeight="8"
          textStyle="sm"
          cursor="pointer"
        >
          <Switch
            id={id}
            checked={visible}
            label={t('resource.sections.visible', { section: name })}
            onChange={(next) => onChange({ visible: next, audience })}
          />
          {t(
            isWaiting(section)
              ? 'resource.sections.state.waiting'
              : visible
                ? 'resource.sections.state.visible'
                : 'resource.sections.state.hidden',
          )}
        </chakra.label>
        <chakra.span textStyle="sm" color="fg.muted" minHeight="8" display="inline-flex" alignItems="center">
          {t('resource.sections.count', { count: section.count, shown: section.shown })}
        </chakra.span>
        <chakra.div minWidth="0">
          <AudiencePicker
            label={name}
            value={audience.filter((one) => audiencesOf(kind).includes(one))}
            allowed={audiencesOf(kind)}
            disabled={!visible}
            overview={overview}
            onChange={(next) => onChange({ visible, audience: next })}
          />
        </chakra.div>
      </chakra.div>
      {showsNothing(section) ? <Notice kind="warning" title={t('resource.sections.none_visible')} /> : null}
    </chakra.div>
  )
}
