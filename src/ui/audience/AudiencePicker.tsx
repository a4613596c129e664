import { Button } from '@chakra-ui/react/button'
import { offeredAudiences } from '../../../openapi/features.ts'
import { AUDIENCES } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from '../icons.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { useWhoSees } from './who-sees.ts'
import { WhoSees, type WhoSeesProps } from './WhoSees.tsx'

export interface AudiencePickerProps extends WhoSeesProps {
  readonly disabled?: boolean
}

/** Who sees something, in one small button that says it; the choice and its explanation open under it. */
export function AudiencePicker({ disabled = false, ...seen }: AudiencePickerProps) {
  const { label, value, allowed = AUDIENCES } = seen
  const { t } = useTexts()
  const who = useWhoSees()(value, allowed)
  const group = t('ui.audience.label', { field: label })
  return (
    <Popover
      label={group}
      width={26}
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
          {offeredAudiences(allowed).some((audience) => value.includes(audience)) ? <EyeIcon /> : <EyeOffIcon />}
          {who}
          <ChevronDownIcon />
        </Button>
      )}
    >
      {() => <WhoSees {...seen} />}
    </Popover>
  )
}
