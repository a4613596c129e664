import { chakra } from '@chakra-ui/react/styled-system'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { CloseIcon } from '../icons.tsx'
import type { Chip } from './ChipsInput.tsx'

interface ChipButtonProps {
  readonly chip: Chip
  readonly isChosen: boolean
  readonly isStop: boolean
  readonly disabled: boolean
  readonly onChoose: () => void
  readonly onRemove: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}
const ring = { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' } as const

/** One chip: its text, which can be chosen, and a cross. */
export function ChipButton({ chip, isChosen, isStop, disabled, onChoose, onRemove, onKeyDown }: ChipButtonProps) {
  const { t } = useTexts()
  return (
    <chakra.li
      display="inline-flex"
      alignItems="stretch"
      maxWidth="full"
      borderWidth="1px"
      borderRadius="full"
      borderColor={isChosen ? 'primary.solid' : 'border.control'}
      bg={isChosen ? 'primary.subtle' : 'bg.panel'}
      color={chip.isPale ? 'fg.muted' : 'fg'}
      textStyle="sm"
      css={{
        '@media (pointer: coarse)': { minHeight: '2.75rem' },
        '@media (forced-colors: active)': isChosen ? { outline: '2px solid Highlight' } : {},
      }}
    >
      <chakra.button
        type="button"
        data-chip=""
        {...(chip.lang ? { lang: chip.lang } : {})}
        aria-pressed={isChosen}
        tabIndex={isStop ? 0 : -1}
        disabled={disabled}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        ps="3"
        pe="1"
        minHeight="8"
        minWidth="0"
        textAlign="start"
        overflowWrap="anywhere"
        borderRadius="full"
        cursor="pointer"
        _focusVisible={ring}
        _disabled={{ cursor: 'not-allowed', opacity: 0.5 }}
      >
        {chip.text}
      </chakra.button>
      {/* Reached by the pointer; the keyboard has Delete on the chip itself. */}
      <chakra.button
        type="button"
        tabIndex={-1}
        aria-label={t('field.chips.remove', { name: chip.text })}
        disabled={disabled}
        onClick={onRemove}
        display="grid"
        placeItems="center"
        minWidth="8"
        borderRadius="full"
        color="fg.muted"
        cursor="pointer"
        _hover={{ bg: 'bg.muted', color: 'fg' }}
        _focusVisible={ring}
        css={{ '@media (pointer: coarse)': { minWidth: '2.75rem' } }}
      >
        <CloseIcon width="1em" height="1em" />
      </chakra.button>
    </chakra.li>
  )
}
