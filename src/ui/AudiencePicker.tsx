import { Button } from '@chakra-ui/react/button'
import { isForAll, offeredAudiences } from '../../openapi/features.ts'
import { AUDIENCES, type Audience } from '../../openapi/schemas/primitives.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { AudienceChips, type AudienceChipsProps } from './AudienceChips.tsx'
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from './icons.tsx'
import { Popover } from './overlay/Popover.tsx'

/**
 * Who may see something, in one small button that says it; the places open under it. For forms where every field has
 * its own.
 */
export function AudiencePicker({ label, value, onChange, disabled = false, allowed = AUDIENCES }: AudienceChipsProps) {
  const { t, intl } = useTexts()
  const places = offeredAudiences(allowed).filter((audience) => value.includes(audience))
  const who =
    places.length === 0
      ? t('ui.audience.only_me')
      : isForAll(places)
        ? t('field.audience.all')
        : intl.formatList(
            places.map((place: Audience) => t(`field.audience.${place}`)),
            { type: 'unit' },
          )
  const group = t('ui.audience.label', { field: label })
  return (
    <Popover
      label={group}
      width={22}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          type="button"
          size="xs"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          fontWeight="medium"
          px="1.5"
          minHeight="6"
          ms="auto"
          maxWidth="full"
          disabled={disabled}
          aria-label={`${group}: ${who}`}
        >
          {places.length === 0 ? <EyeOffIcon /> : <EyeIcon />}
          {who}
          <ChevronDownIcon />
        </Button>
      )}
    >
      {() => <AudienceChips label={label} value={value} onChange={onChange} allowed={allowed} />}
    </Popover>
  )
}
