import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { offeredAudiences } from '../../../openapi/features.ts'
import { AUDIENCES, type Audience } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CheckIcon, EyeOffIcon } from '../icons.tsx'
import { isKeptFromEmployers } from './who-sees.ts'

export interface WhoSeesProps {
  /** What is shown or hidden, for the group's name. */
  readonly label: string
  readonly value: readonly Audience[]
  readonly onChange: (value: Audience[]) => void
  /** The places that can be chosen: some fields reach no employer (`audiencesFor`). Those that exist are offered. */
  readonly allowed?: readonly Audience[]
  /** What each reader sees at present of all that stands beside it. */
  readonly overview: ReactNode
}

/**
 * The one explanation of who sees something: each reader on or off, who that is in plain words, and what each sees at
 * present. None is "only me", which also turns all off.
 */
export function WhoSees({ label, value, onChange, allowed = AUDIENCES, overview }: WhoSeesProps) {
  const { t } = useTexts()
  const offered = offeredAudiences(allowed)
  const toggle = (audience: Audience) => {
    const next = allowed.filter((one) => (one === audience ? !value.includes(one) : value.includes(one)))
    // Without any place that is shown here this says "only me", and must mean it for those that come later.
    onChange(offered.some((one) => next.includes(one)) ? next : [])
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.div>
        <chakra.h2 textStyle="md" fontWeight="650">
          {t('field.audience.title')}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {label}
        </chakra.p>
      </chakra.div>
      <chakra.div
        role="group"
        aria-label={t('ui.audience.label', { field: label })}
        display="grid"
        gridTemplateColumns="minmax(0, max-content) minmax(7rem, 1fr)"
        alignItems="center"
        columnGap="3"
        rowGap="2.5"
      >
        {offered.map((audience) => (
          <Reader
            key={audience}
            name={t(`ui.audience.${audience}`)}
            who={t(`field.audience.${audience}.who`)}
            isOn={value.includes(audience)}
            icon={<CheckIcon width="1em" height="1em" />}
            onToggle={() => toggle(audience)}
          />
        ))}
        <Reader
          name={t('ui.audience.only_me')}
          who={t('field.audience.only_me.who')}
          isOn={!offered.some((audience) => value.includes(audience))}
          icon={<EyeOffIcon width="1em" height="1em" />}
          onToggle={() => onChange([])}
        />
      </chakra.div>
      {isKeptFromEmployers(allowed) ? <chakra.p textStyle="xs">{t('field.audience.never_employers')}</chakra.p> : null}
      {overview}
    </chakra.div>
  )
}

interface ReaderProps {
  readonly name: string
  /** Who that is. */
  readonly who: string
  readonly isOn: boolean
  readonly icon: ReactNode
  readonly onToggle: () => void
}
function Reader({ name, who, isOn, icon, onToggle }: ReaderProps) {
  const id = useId()
  return (
    <>
      <chakra.button
        type="button"
        aria-pressed={isOn}
        aria-describedby={id}
        onClick={onToggle}
        display="inline-flex"
        alignItems="center"
        justifySelf="start"
        gap="1.5"
        px="3"
        minHeight="8"
        borderRadius="full"
        borderWidth="1px"
        textStyle="xs"
        fontWeight="500"
        cursor="pointer"
        borderColor={isOn ? 'primary.solid' : 'border.control'}
        bg={isOn ? 'primary.subtle' : 'transparent'}
        color={isOn ? 'primary.fg' : 'fg.muted'}
        _hover={{ bg: isOn ? 'primary.muted' : 'bg.muted' }}
        _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
        css={{
          '@media (pointer: coarse)': { minHeight: '2.75rem' },
          '@media (forced-colors: active)': isOn ? { outline: '2px solid Highlight', outlineOffset: '-2px' } : {},
        }}
      >
        {isOn ? icon : null}
        {name}
      </chakra.button>
      <chakra.span id={id} minWidth="0" textStyle="xs" color="fg.muted">
        {who}
      </chakra.span>
    </>
  )
}
