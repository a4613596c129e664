import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldValues } from 'react-hook-form'
import { ICON_NAMES } from '../../../openapi/schemas/icon-name.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EntryIcon, iconText } from '../entry-icons.tsx'
import { CloseIcon } from '../icons.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { useField } from './useField.ts'

/**
 * One of our drawings, or none: radio buttons of the platform, so that arrows, Tab and screen readers work as people
 * know them.
 */
export function IconField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null
  return (
    <GroupFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <chakra.div display="flex" flexWrap="wrap" gap="1" role="presentation">
        {[...(required ? [] : [null]), ...ICON_NAMES].map((name, at) => (
          <chakra.label
            key={name ?? 'none'}
            title={t(name === null ? 'field.icon.none' : iconText(name))}
            position="relative"
            display="grid"
            placeItems="center"
            width="11"
            height="11"
            borderRadius="l2"
            borderWidth="1px"
            borderColor={name === value ? 'primary.solid' : 'transparent'}
            bg={name === value ? 'primary.subtle' : 'transparent'}
            color={name === value ? 'primary.fg' : 'fg.muted'}
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
            _focusWithin={{ outline: '2px solid', outlineColor: 'primary.focusRing' }}
          >
            <chakra.input
              type="radio"
              name={field.name}
              value={name ?? ''}
              checked={name === value}
              {...(at === 0 ? { ref: field.ref } : {})}
              {...(field.message ? { 'aria-invalid': true } : {})}
              aria-label={t(name === null ? 'field.icon.none' : iconText(name))}
              onBlur={field.blur}
              onChange={() => field.change(name)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            {name === null ? (
              <CloseIcon width="1rem" height="1rem" />
            ) : (
              <EntryIcon name={name} width="1.5rem" height="1.5rem" />
            )}
          </chakra.label>
        ))}
      </chakra.div>
    </GroupFrame>
  )
}
