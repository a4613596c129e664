import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { approvalBody, refusalBody } from '../../../openapi/schemas/administration.ts'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { DecisionKind, DecisionOf } from '../../machines/request/request.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { StaleNotice } from './StaleNotice.tsx'

/** How one decision is offered and written. */
export interface DecisionForm {
  readonly schema: typeof NOTE | typeof REASON
  readonly label: MessageId
  readonly title?: MessageId
  readonly text: MessageId
  readonly note: MessageId
  readonly help: MessageId
}
/** Of a decision that may come with a note, and of one that must say why. */
export const NOTE = approvalBody.pick({ note: true })
export const REASON = refusalBody.pick({ note: true })

interface RequestDecisionProps<K extends DecisionKind, R> {
  /** In the order of their buttons. */
  readonly kinds: Readonly<Record<K, DecisionForm>>
  readonly snapshot: {
    readonly context: {
      readonly kind: K | null
      readonly row: { readonly status: string }
      readonly held: { readonly status: string } | null
    }
    readonly children: { readonly decide?: ActorRefFrom<SaveMachine<DecisionOf<K>, R>> | undefined }
    readonly can: (event: { readonly type: `request.${K}` }) => boolean
  }
  readonly send: (
    event:
      | { readonly type: `request.${K}` }
      | { readonly type: 'request.cancel' }
      | { readonly type: 'row.changed'; readonly row: R },
  ) => void
}

/** The decisions that an administrator can take on a request, and the form of the one that is being written. */
export function RequestDecision<K extends DecisionKind, R>({ kinds, snapshot, send }: RequestDecisionProps<K, R>) {
  const { t } = useTexts()
  const { decide } = snapshot.children
  const { row, held } = snapshot.context
  const kind = decide ? snapshot.context.kind : null
  const place = useRef<HTMLDivElement>(null)
  const written = useRef<K | null>(null)
  // What was pressed goes: the focus goes on to the note, and from the note back to the button, or to the dialog, which says what was decided.
  useEffect(() => {
    const before = written.current
    written.current = kind
    if (before === kind) return
    const next = kind === null ? `[data-decision="${before}"]` : 'textarea'
    const found =
      place.current?.querySelector<HTMLElement>(next) ?? place.current?.closest<HTMLElement>('[role=dialog]')
    found?.focus()
  }, [kind])
  const possible = (Object.keys(kinds) as K[]).filter((each) => snapshot.can({ type: `request.${each}` }))
  return (
    <chakra.div ref={place} css={{ '&:empty': { display: 'none' } }}>
      {decide && kind ? (
        <NoteForm
          key={kind}
          kind={kind}
          texts={kinds[kind]}
          form={decide}
          isDecided={held !== null && held.status !== row.status}
          onCancel={() => send({ type: 'request.cancel' })}
          onShow={(row) => {
            send({ type: 'request.cancel' })
            send({ type: 'row.changed', row })
          }}
        />
      ) : possible.length === 0 ? null : (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {possible.map((each) => (
            <Button
              key={each}
              data-decision={each}
              {...(kinds[each].schema === NOTE ? {} : { variant: 'outline' as const, colorPalette: 'danger' })}
              onClick={() => send({ type: `request.${each}` })}
            >
              {t(kinds[each].label)}
            </Button>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  )
}

interface NoteFormProps<K extends DecisionKind, R> {
  readonly kind: K
  readonly texts: DecisionForm
  readonly form: ActorRefFrom<SaveMachine<DecisionOf<K>, R>>
  /** Another administrator decided meanwhile; closing the form shows how. */
  readonly isDecided: boolean
  readonly onCancel: () => void
  /** Loads the current request. */
  readonly onShow: (now: R) => void
}

function NoteForm<K extends DecisionKind, R>({
  kind,
  texts,
  form: actor,
  isDecided,
  onCancel,
  onShow,
}: NoteFormProps<K, R>) {
  const { t } = useTexts()
  const save = useSaveWithin(actor, {})
  const { theirs } = save
  const form = useSchemaForm(texts.schema, { note: save.values?.kind === kind ? (save.values.note ?? '') : '' })
  const isRequired = texts.schema === REASON
  return (
    <chakra.section borderWidth="1px" borderRadius="l3" p="4">
      {theirs || isDecided ? <StaleNotice onShow={() => (theirs ? onShow(theirs) : onCancel())} /> : null}
      {texts.title ? (
        <chakra.h3 textStyle="md" fontWeight="650" mb="3">
          {t(texts.title)}
        </chakra.h3>
      ) : null}
      <Form
        form={form}
        save={isDecided ? { ...save, failure: null } : save}
        onSubmit={({ note }) => save.submit({ kind, note })}
      >
        <chakra.p color="fg.muted">{t(texts.text)}</chakra.p>
        <TextAreaField
          control={form.control}
          name="note"
          label={t(texts.note)}
          help={t(texts.help)}
          required={isRequired}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {t('ui.action.cancel')}
          </Button>
          {isDecided ? null : (
            <SubmitButton
              busy={save.busy}
              busyText={t('resource.saving')}
              {...(isRequired ? { colorPalette: 'danger' } : {})}
            >
              {t(texts.label)}
            </SubmitButton>
          )}
        </chakra.div>
      </Form>
    </chakra.section>
  )
}
