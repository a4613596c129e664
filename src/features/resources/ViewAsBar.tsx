import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { offeredAudiences } from '../../../openapi/features.ts'
import { audiencesOf, type SiteKind } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EyeIcon } from '../../ui/icons.tsx'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'
import type { ViewAs } from './sections.effects.ts'

interface ViewAsBarProps {
  readonly kind: SiteKind
  readonly value: ViewAs | null
  readonly onChange: (value: ViewAs | null) => void
  readonly onPreview: () => void
}

/** Tries out whose eyes see what; pressed again it is put away. */
export function ViewAsBar({ kind, value, onChange, onPreview }: ViewAsBarProps) {
  const { t } = useTexts()
  const ways: readonly ViewAs[] = [...offeredAudiences(audiencesOf(kind)), 'me']
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" mb="5">
      <chakra.span id="view-as" textStyle="label" me="1">
        {t('resource.sections.view_as')}
      </chakra.span>
      <chakra.div role="group" aria-labelledby="view-as" display="flex" flexWrap="wrap" gap="2">
        {ways.map((as) => (
          <ChoiceButton key={as} size="sm" chosen={value === as} onClick={() => onChange(value === as ? null : as)}>
            {as === 'me' ? t('resource.sections.view_as.me') : t(`ui.audience.${as}`)}
          </ChoiceButton>
        ))}
      </chakra.div>
      {value === null ? null : (
        <Button size="sm" variant="ghost" onClick={onPreview}>
          <EyeIcon />
          {t('resource.sections.open_preview')}
        </Button>
      )}
    </chakra.div>
  )
}
