import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import {
  ENDS,
  MOST_STAGES,
  type HiringProcess,
  type hiringProcessBody,
} from '../../../openapi/schemas/hiring-process.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { GroupFrame } from '../../ui/form/GroupFrame.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { DraggableItem } from '../../ui/list/Draggable.tsx'
import { Sortable } from '../../ui/list/Sortable.tsx'
import { isBetween, type StagesForm } from './process.ts'
import { StageCard } from './StageCard.tsx'

interface StagesFieldProps {
  readonly form: SchemaForm<typeof hiringProcessBody>
  /** As they were saved last, with who stands in each. */
  readonly saved: HiringProcess['stages']
}

/** The stages of a process in order: the first and the ends stay where they are, those between are moved. */
export function StagesField({ form, saved }: StagesFieldProps) {
  const { t, pick } = useTexts()
  const control = form.control as unknown as Control<StagesForm>
  const { fields, insert, remove, move } = useFieldArray({ control, name: 'stages', keyName: 'key' })
  const held = useWatch({ control, name: 'stages' })
  const keys = fields.map(({ key }) => key)
  const between = keys.filter((_, at) => isBetween(at, keys.length))
  const [first, last] = [1, fields.length - ENDS.length - 1]
  const nameOf = (key: string) => {
    const stage = held[keys.indexOf(key)]
    return stage ? pick(stage.name ?? {})?.text || t(`hiring.kind.${stage.kind}`) : ''
  }
  const card = (at: number) => {
    const id = held[at]?.id ?? null
    return (
      <StageCard
        form={form}
        at={at}
        applicants={(id === null ? undefined : saved.find((stage) => stage.id === id)?.applicants) ?? 0}
        order={isBetween(at, fields.length) ? { first, last, onMove: (to) => move(at, to) } : null}
        onRemove={() => remove(at)}
      />
    )
  }
  return (
    <GroupFrame label={t('hiring.stages')}>
      <Sortable
        ids={between}
        nameOf={nameOf}
        onMove={(key, over) => {
          const [from, to] = [keys.indexOf(key), keys.indexOf(over)]
          if (from >= 0 && to >= 0) move(from, to)
        }}
      >
        <chakra.ol listStyleType="none" display="grid" gap="4" mb="3" gridTemplateColumns="minmax(0, 1fr)">
          {keys.map((key, at) =>
            isBetween(at, keys.length) ? (
              <DraggableItem key={key} id={key} minWidth="0">
                {card(at)}
              </DraggableItem>
            ) : (
              <chakra.li key={key} minWidth="0">
                {card(at)}
              </chakra.li>
            ),
          )}
        </chakra.ol>
      </Sortable>
      {fields.length < MOST_STAGES ? (
        <Button
          type="button"
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() =>
            insert(
              last + 1,
              { id: null, kind: 'interview', name: null, mail: null },
              // It stands before the ends, which may be more than the window shows.
              { focusName: `stages.${last + 1}.kind` },
            )
          }
        >
          <PlusIcon />
          {t('hiring.stage.add')}
        </Button>
      ) : null}
    </GroupFrame>
  )
}
