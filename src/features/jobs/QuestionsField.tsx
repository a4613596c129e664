import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { MOST_QUESTIONS, type jobPostingBody } from '../../../openapi/schemas/job-posting.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { GroupFrame } from '../../ui/form/GroupFrame.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { DraggableItem } from '../../ui/list/Draggable.tsx'
import { Sortable } from '../../ui/list/Sortable.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import type { HeldQuestion } from './posting.ts'
import { QuestionCard, type QuestionsForm } from './QuestionCard.tsx'

/** The questions to whoever applies, in the order in which they are asked. */
export function QuestionsField({ form }: { readonly form: SchemaForm<typeof jobPostingBody> }) {
  const { t, pick } = useTexts()
  // The schema knows a question by its kind; while it is written it may be any.
  const control = form.control as unknown as Control<QuestionsForm>
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'questions', keyName: 'key' })
  const held = useWatch({ control, name: 'questions' })
  const [removed, setRemoved] = useState<{ readonly at: number; readonly question: HeldQuestion } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const ids = fields.map(({ id }) => id)
  const nameOf = (id: string) => {
    const at = ids.indexOf(id)
    return pick(held[at]?.text ?? {})?.text || t('posting.question.number', { number: at + 1 })
  }
  const add = () => {
    append({ id: crypto.randomUUID(), kind: 'text', text: {}, required: true }, { shouldFocus: false })
    requestAnimationFrame(() => {
      const texts = list.current?.querySelectorAll<HTMLElement>(
        'li:last-child [name$=".text.en"], li:last-child [name$=".text.am"]',
      )
      ;[...(texts ?? [])].find((one) => one.closest('[hidden]') === null)?.focus()
    })
  }
  return (
    <GroupFrame label={t('posting.field.questions')}>
      {fields.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" mb="2">
          {t('posting.question.nothing')}
        </chakra.p>
      ) : (
        <Sortable
          ids={ids}
          nameOf={nameOf}
          onMove={(id, over) => {
            const [from, to] = [ids.indexOf(id), ids.indexOf(over)]
            if (from >= 0 && to >= 0) move(from, to)
          }}
        >
          <chakra.ul ref={list} display="grid" gap="4" mb="3" gridTemplateColumns="minmax(0, 1fr)">
            {fields.map(({ id }, at) => (
              <DraggableItem key={id} id={id} minWidth="0">
                <QuestionCard
                  form={form}
                  at={at}
                  last={fields.length - 1}
                  onMove={(to) => move(at, to)}
                  onRemove={() => {
                    const question = held[at]
                    if (question) setRemoved({ at, question: structuredClone(question) })
                    remove(at)
                  }}
                />
              </DraggableItem>
            ))}
          </chakra.ul>
        </Sortable>
      )}
      {fields.length < MOST_QUESTIONS ? (
        <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={add}>
          <PlusIcon />
          {t('posting.question.add')}
        </Button>
      ) : null}
      {removed ? (
        <OutcomeNotice
          kind="success"
          title={t('posting.question.removed')}
          takesFocusFor={removed}
          onUndo={() => {
            insert(removed.at, removed.question, { shouldFocus: false })
            setRemoved(null)
          }}
          onDismiss={() => setRemoved(null)}
        />
      ) : null}
    </GroupFrame>
  )
}
