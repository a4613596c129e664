import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { StarIcon } from '../icons.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { useField } from './useField.ts'

const STARS = [1, 2, 3, 4, 5]

/**
 * One to five stars: five radio buttons of the platform, so that arrows, Tab and screen readers work as people know
 * them.
 */
export function RatingField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const value = Number(field.value ?? 0)
  return (
    <GroupFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <chakra.div display="flex" width="fit-content" ms="-2" role="presentation">
        {STARS.map((star) => (
          <chakra.label
            key={star}
            position="relative"
            display="grid"
            placeItems="center"
            width="11"
            height="11"
            borderRadius="l2"
            cursor="pointer"
            color={star <= value ? 'secondary.fg' : 'fg.subtle'}
            _hover={{ bg: 'bg.muted' }}
            _focusWithin={{ outline: '2px solid', outlineColor: 'primary.focusRing' }}
          >
            <chakra.input
              type="radio"
              name={field.name}
              value={star}
              checked={star === value}
              {...(star === 1 ? { ref: field.ref } : {})}
              {...(field.message ? { 'aria-invalid': true } : {})}
              aria-label={t('field.rating.stars', { count: star })}
              onBlur={field.blur}
              onChange={() => field.change(star)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            <StarIcon width="1.75rem" height="1.75rem" fill={star <= value ? 'secondary.solid' : 'none'} />
          </chakra.label>
        ))}
      </chakra.div>
    </GroupFrame>
  )
}
