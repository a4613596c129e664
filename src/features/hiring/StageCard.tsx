import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch, type Control, type FieldValues, type UseFormSetValue } from 'react-hook-form'
import { BETWEEN, type hiringProcessBody } from '../../../openapi/schemas/hiring-process.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ActionText } from '../../ui/ActionText.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../ui/icons.tsx'
import { DragHandle } from '../../ui/list/Draggable.tsx'
import { MailFields } from './MailFields.tsx'
import type { HeldStage } from './process.ts'

interface StageCardProps {
  readonly form: SchemaForm<typeof hiringProcessBody>
  readonly at: number
  /** Who stands there: then it stays, with its kind. */
  readonly applicants: number
  /** Null for the first stage and the ends, which stay where they are. */
  readonly order: { readonly first: number; readonly last: number; readonly onMove: (to: number) => void } | null
  readonly onRemove: () => void
}

/** One stage: its kind, what it is called, and what is written to whoever enters it. */
export function StageCard({ form, at, applicants, order, onRemove }: StageCardProps) {
  const { t, pick } = useTexts()
  const control = form.control as unknown as Control
  const setValue = form.hook.setValue as unknown as UseFormSetValue<FieldValues>
  const path = `stages.${at}`
  const stage = useWatch({ control, name: path }) as HeldStage | undefined
  if (stage === undefined) return null
  const number = at + 1
  const kind = t(`hiring.kind.${stage.kind}`)
  const name = pick(stage.name ?? {})?.text || kind
  const mayHaveMail = stage.kind !== 'applied' && stage.kind !== 'withdrawn'
  return (
    <chakra.div
      role="group"
      aria-label={t('hiring.stage.number', { number, name })}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      borderWidth="1px"
      borderRadius="l2"
      p={{ base: '3', md: '4' }}
    >
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="1">
        {order ? <DragHandle label={t('hiring.stage.drag', { name })} disabled={order.first === order.last} /> : null}
        <chakra.span flex="1" minWidth="6rem" fontWeight="600" overflowWrap="anywhere">
          {number}. {name}
          {applicants > 0 ? (
            <chakra.span display="block" textStyle="xs" color="fg.muted" fontWeight="400">
              {t('hiring.stage.applicants', { count: applicants })}
            </chakra.span>
          ) : null}
        </chakra.span>
        {order ? (
          // All on one line, at the end of it, also where the name leaves no room beside it.
          <chakra.div display="flex" gap="1" ms="auto">
            <IconButton
              label={t('hiring.stage.earlier', { name })}
              aria-disabled={at === order.first}
              onClick={() => (at === order.first ? undefined : order.onMove(at - 1))}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              label={t('hiring.stage.later', { name })}
              aria-disabled={at === order.last}
              onClick={() => (at === order.last ? undefined : order.onMove(at + 1))}
            >
              <ArrowDownIcon />
            </IconButton>
            {applicants > 0 ? null : (
              <IconButton label={t('hiring.stage.remove', { name })} onClick={onRemove}>
                <TrashIcon />
              </IconButton>
            )}
          </chakra.div>
        ) : null}
      </chakra.div>
      <FieldGrid>
        {order ? (
          <SelectField
            control={control}
            name={`${path}.kind`}
            label={t('hiring.stage.kind')}
            isAlwaysChosen
            disabled={applicants > 0}
            choices={BETWEEN.map((value) => ({ value, label: t(`hiring.kind.${value}`) }))}
          />
        ) : null}
        <LocalizedField
          control={control}
          name={`${path}.name`}
          label={t('hiring.stage.name')}
          help={t('hiring.stage.name.help', { kind })}
        />
      </FieldGrid>
      {mayHaveMail ? (
        <>
          <chakra.div ms="-3">
            <Button
              type="button"
              size="sm"
              variant="ghost"
              colorPalette="gray"
              aria-expanded={stage.mail !== null}
              onClick={() =>
                setValue(`${path}.mail`, stage.mail === null ? { subject: {}, text: {} } : null, { shouldDirty: true })
              }
            >
              <ActionText action={t(stage.mail === null ? 'hiring.mail.write' : 'hiring.mail.remove')} of={name} />
            </Button>
          </chakra.div>
          {stage.mail === null ? null : (
            <MailFields control={control} setValue={setValue} path={path} stageName={name} />
          )}
        </>
      ) : null}
    </chakra.div>
  )
}
