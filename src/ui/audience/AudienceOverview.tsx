import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { offeredAudiences } from '../../../openapi/features.ts'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Shown } from './who-sees.ts'

interface AudienceOverviewProps {
  readonly audiences: readonly Audience[]
  readonly shown: readonly Shown[]
}

/** What each reader sees at present, and what nobody else does. */
export function AudienceOverview({ audiences: allowed, shown }: AudienceOverviewProps) {
  const audiences = offeredAudiences(allowed)
  const { t, intl } = useTexts()
  const id = useId()
  const groups = [
    ...audiences.map((audience) => ({
      name: t(`ui.audience.${audience}`),
      labels: shown.filter(({ value }) => value.includes(audience)).map(({ label }) => label),
    })),
    {
      name: t('ui.audience.only_me'),
      labels: shown.filter(({ value }) => !audiences.some((each) => value.includes(each))).map(({ label }) => label),
    },
  ]
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" pt="3">
      <chakra.h3 id={id} textStyle="sm" fontWeight="650" mb="2">
        {t('field.audience.now')}
      </chakra.h3>
      <chakra.dl display="grid" gap="2" textStyle="xs">
        {groups.map(({ name, labels }) => (
          <div key={name}>
            <chakra.dt fontWeight="600">{name}</chakra.dt>
            <chakra.dd color="fg.muted" overflowWrap="anywhere">
              {labels.length === 0 ? t('field.audience.nothing') : intl.formatList(labels, { type: 'unit' })}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.section>
  )
}
