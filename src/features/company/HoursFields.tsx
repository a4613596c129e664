import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { ethiopianTime } from '../../../openapi/format/clock.ts'
import { WEEKDAYS } from '../../../openapi/schemas/company.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { GroupFrame } from '../../ui/form/GroupFrame.tsx'
import { useField } from '../../ui/form/useField.ts'
import { CopyIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { copied, withDay, withTimes, type CopyTo, type Weekday, type WorkingDay } from './hours.ts'
import type { SharedProps } from '../../fields/value-kinds.tsx'

type Errors = Readonly<Record<string, unknown>> | undefined
/** The message of one end of a day: the form's own stands under its index, the server's under its path. */
function messageOf(errors: Errors, index: number, end: 'opens' | 'closes'): string | undefined {
  const own = errors?.[index] as Readonly<Record<string, { readonly message?: string } | undefined>> | undefined
  const servers = errors?.[`${index}.${end}`] as { readonly message?: string } | undefined
  return own?.[end]?.message ?? servers?.message
}

/** The working days with their hours, by the international clock with the Ethiopian one beside it. */
export function WeekField({ label, help, ...shared }: SharedProps) {
  const field = useField(shared)
  const days = field.value as readonly WorkingDay[]
  return (
    <GroupFrame label={label} help={help} error={field.message}>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" borderTopWidth="1px">
        {WEEKDAYS.map((day) => {
          const index = days.findIndex((each) => each.day === day)
          return (
            <Day
              key={day}
              day={day}
              times={days[index]}
              errors={{
                opens: messageOf(field.error, index, 'opens'),
                closes: messageOf(field.error, index, 'closes'),
              }}
              canCopy={index >= 0}
              onOpen={(isOpen) => field.change(withDay(days, day, isOpen))}
              onTimes={(change) => field.change(withTimes(days, day, change))}
              onCopy={(to) => field.change(copied(days, day, to))}
            />
          )
        })}
      </chakra.ul>
    </GroupFrame>
  )
}

interface DayProps {
  readonly day: Weekday
  /** Undefined: closed. */
  readonly times: WorkingDay | undefined
  readonly errors: { readonly opens: string | undefined; readonly closes: string | undefined }
  readonly canCopy: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onTimes: (change: Partial<Pick<WorkingDay, 'opens' | 'closes'>>) => void
  readonly onCopy: (to: CopyTo) => void
}

function Day({ day, times, errors, canCopy, onOpen, onTimes, onCopy }: DayProps) {
  const { t } = useTexts()
  const name = t(`company.day.${day}`)
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '10rem minmax(0, 1fr) auto' }}
      columnGap="3"
      rowGap="1"
      py="3"
      borderBottomWidth="1px"
      alignItems="start"
    >
      <chakra.label display="flex" alignItems="center" gap="3" minHeight="11" cursor="pointer">
        <Switch checked={times !== undefined} onChange={onOpen} />
        <chakra.span fontWeight="600">{name}</chakra.span>
        {times ? null : <chakra.span color="fg.muted">{t('company.day.closed')}</chakra.span>}
      </chakra.label>
      {times ? (
        <chakra.div
          gridColumn={{ base: '1 / -1', md: '2' }}
          gridRow={{ base: '2', md: '1' }}
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))"
          gap="3"
          maxWidth={{ md: '25rem' }}
        >
          <Time
            label={t('company.day.opens', { day: name })}
            shown={t('company.hours.from')}
            value={times.opens}
            error={errors.opens}
            onChange={(opens) => onTimes({ opens })}
          />
          <Time
            label={t('company.day.closes', { day: name })}
            shown={t('company.hours.to')}
            value={times.closes}
            error={errors.closes}
            onChange={(closes) => onTimes({ closes })}
          />
        </chakra.div>
      ) : null}
      {times && canCopy ? <CopyHours day={name} onCopy={onCopy} /> : null}
    </chakra.li>
  )
}

interface TimeProps {
  /** For screen readers, with the day. */
  readonly label: string
  /** Beside the field. */
  readonly shown: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** A time of day by the browser's own control, with what the Ethiopian clock says under it. */
function Time({ label, shown, value, error, onChange }: TimeProps) {
  const { t } = useTexts()
  const id = useId()
  const ethiopian = ethiopianTime(value)
  return (
    <chakra.div minWidth="0">
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'stretch', md: 'center' }}
        gap={{ base: '1', md: '2' }}
      >
        <chakra.span aria-hidden="true" textStyle="sm" color="fg.muted" flexShrink="0">
          {shown}
        </chakra.span>
        <chakra.input
          type="time"
          aria-label={label}
          aria-describedby={`${id}-words${error ? ` ${id}-error` : ''}`}
          {...(error ? { 'aria-invalid': true } : {})}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          width="full"
          minWidth="0"
          height="11"
          px="2"
          borderWidth="1px"
          borderColor={error ? 'border.error' : 'border.control'}
          borderRadius="l2"
          bg="bg.panel"
          color="fg"
          fontVariantNumeric="tabular-nums"
          _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' }}
        />
      </chakra.div>
      <chakra.p id={`${id}-words`} textStyle="xs" color="fg.muted" mt="1" minHeight="4">
        {ethiopian ? t(`company.hours.ethiopian.${ethiopian.part}`, { time: ethiopian.time }) : null}
      </chakra.p>
      {error ? (
        <chakra.p id={`${id}-error`} role="alert" textStyle="xs" fontWeight="500" color="fg.error">
          {error}
        </chakra.p>
      ) : null}
    </chakra.div>
  )
}

const COPIES = ['open', 'workdays', 'all'] as const satisfies readonly CopyTo[]

function CopyHours({ day, onCopy }: { readonly day: string; readonly onCopy: (to: CopyTo) => void }) {
  const { t } = useTexts()
  return (
    <Menu
      label={t('company.hours.copy_of', { day })}
      entries={COPIES.map((to) => ({ key: to, text: t(`company.hours.copy.${to}`) }))}
      onChoose={(key) => {
        const to = COPIES.find((each) => each === key)
        if (to) onCopy(to)
      }}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          type="button"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('company.hours.copy_of', { day })}
        >
          <CopyIcon />
          {t('company.hours.copy')}
        </Button>
      )}
    />
  )
}
