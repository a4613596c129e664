import { chakra } from '@chakra-ui/react/styled-system'
import { offeredAudiences } from '../../openapi/features.ts'
import { AUDIENCES, type Audience } from '../../openapi/schemas/primitives.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { CheckIcon, EyeOffIcon } from './icons.tsx'

export interface AudienceChipsProps {
  /** What is shown or hidden, for the group's name. */
  readonly label: string
  readonly value: readonly Audience[]
  readonly onChange: (value: Audience[]) => void
  readonly disabled?: boolean
  /** The places that can be chosen: some fields reach no employer (`audiencesFor`). Those that exist are offered. */
  readonly allowed?: readonly Audience[]
}

/** Where something may be seen: each place on or off; none is "only me", which also is a chip that turns all off. */
export function AudienceChips({ label, value, onChange, disabled, allowed = AUDIENCES }: AudienceChipsProps) {
  const { t } = useTexts()
  const offered = offeredAudiences(allowed)
  const isNobody = !offered.some((audience) => value.includes(audience))
  const turn = (audience: Audience) => {
    const next = allowed.filter((one) => (one === audience ? !value.includes(one) : value.includes(one)))
    // Without any place that is shown here this says "only me", and must mean it for those that come later.
    onChange(offered.some((one) => next.includes(one)) ? next : [])
  }
  const chip = (pressed: boolean, text: string, toggle: () => void, mark: boolean) => (
    <chakra.button
      key={text}
      type="button"
      aria-pressed={pressed}
      onClick={toggle}
      disabled={disabled ?? false}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="3"
      minHeight="8"
      borderRadius="full"
      borderWidth="1px"
      textStyle="xs"
      fontWeight="500"
      cursor="pointer"
      borderColor={pressed ? 'primary.solid' : 'border.control'}
      bg={pressed ? 'primary.subtle' : 'transparent'}
      color={pressed ? 'primary.fg' : 'fg.muted'}
      _hover={{ bg: pressed ? 'primary.muted' : 'bg.muted' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
      _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
      css={{
        '@media (pointer: coarse)': { minHeight: '2.75rem' },
        '@media (forced-colors: active)': pressed ? { outline: '2px solid Highlight', outlineOffset: '-2px' } : {},
      }}
    >
      {pressed ? mark ? <CheckIcon width="1em" height="1em" /> : <EyeOffIcon width="1em" height="1em" /> : null}
      {text}
    </chakra.button>
  )
  return (
    <chakra.div
      role="group"
      aria-label={t('ui.audience.label', { field: label })}
      display="flex"
      flexWrap="wrap"
      gap="2"
    >
      {offered.map((audience) =>
        chip(value.includes(audience), t(`ui.audience.${audience}`), () => turn(audience), true),
      )}
      {chip(isNobody, t('ui.audience.only_me'), () => onChange([]), false)}
    </chakra.div>
  )
}
