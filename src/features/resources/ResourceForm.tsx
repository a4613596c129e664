import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Conflict } from '../../ui/form/Conflict.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import type { Prepare } from '../../ui/form/resolver.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { browserKindOf, ResourceField } from './field-kinds.tsx'
import type { Review } from './review.ts'
import { askedFlagOf, blankOf, bodyOf, confirmedBy, deciding, spared, untold, type AnyRow, type Body } from './row.ts'
import { flagHelp, useResourceTexts } from './texts.ts'
import { knownOf, useEntryMerge } from './useEntryMerge.tsx'

export interface ResourceFormProps {
  readonly resource: AnyResource
  readonly save: SaveView<Body, AnyRow>
  /** The way out, where there is one: a form that is always open has none. */
  readonly onCancel?: () => void
  /** What the button says, if not what it does to the collection. */
  readonly submit?: string | undefined
  /** Asks before some edits are saved. */
  readonly review?: Review
  /** Only what an entry must have is asked for; the rest stays as it is. */
  readonly isBrief?: boolean
}

/** The form of one entry of any collection. When someone else saved it meanwhile, it asks field by field. */
export function ResourceForm({ resource, save, onCancel, submit, review, isBrief = false }: ResourceFormProps) {
  const { t, intl } = useTexts()
  // What is saved once the person has seen what it changes.
  const [asked, setAsked] = useState<{ readonly row: AnyRow; readonly body: Body } | null>(null)
  const say = useResourceTexts(resource)
  const flag = askedFlagOf(resource)
  const company = save.row === null ? undefined : confirmedBy(save.row)
  // What is not asked for is sent as nothing, and stands there again when its switch is turned back.
  const prepare = useMemo<Prepare>(
    () => (held) => ({ ...held, ...Object.fromEntries(untold(resource, held).map((field) => [field, null])) }),
    [resource],
  )
  const form = useSchemaForm(
    resource.body,
    save.values ?? (save.row === null ? blankOf(resource) : bodyOf(resource, save.row)),
    prepare,
  )
  const conflict = useEntryMerge(resource, form, save)
  // A form that stays open goes on from what was saved.
  const settle = useEffectEvent((row: AnyRow) =>
    form.hook.reset(toForm(resource.body, bodyOf(resource, row)) as Parameters<typeof form.hook.reset>[0]),
  )
  useEffect(() => {
    if (save.isSaved && save.row) settle(save.row)
  }, [save.isSaved, save.row])
  const control = form.control as unknown as Control
  // These alone are watched: typing must not draw the whole form again.
  const switches = deciding(resource)
  const states = useWatch({ control, name: switches })
  const hidden = new Set([
    ...untold(resource, Object.fromEntries(switches.map((name, i) => [name, states[i]]))),
    ...(isBrief ? spared(resource) : []),
  ])
  // Names and files of both versions of a conflict: either may be chosen.
  const known = save.meeting && save.row ? { ...save.row, ...knownOf(save.meeting) } : save.row
  return (
    <>
      <Form
        form={form}
        draft={`${resource.name} ${save.row?.id ?? 'new'}`}
        save={save}
        onSubmit={(body) => {
          const { row } = save
          if (row && review?.concerns(row, body as Body)) setAsked({ row, body: body as Body })
          else save.submit(body as Body)
        }}
      >
        {conflict ? <Conflict {...conflict} /> : null}
        {company === undefined ? null : (
          <Notice kind="info" title={t('resource.confirmed', { company })}>
            {t('resource.confirmed.text')}
          </Notice>
        )}
        <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
          {Object.entries(resource.fields).map(([field, { kind }]) =>
            // How much of a date is known is asked beside the date.
            hidden.has(field) || kind === 'known' ? null : (
              <chakra.div key={field} minWidth="0" {...(browserKindOf(kind).isShort ? {} : { gridColumn: '1 / -1' })}>
                <ResourceField resource={resource} name={field} control={control} row={known} />
              </chakra.div>
            ),
          )}
        </chakra.div>
        {flag && !isBrief ? (
          <SwitchField
            control={control}
            name={flag}
            label={t(flag === 'visible' ? 'resource.flag.visible' : 'resource.flag.active')}
            help={t(flagHelp(resource, flag, (id) => intl.messages[id] !== undefined))}
          />
        ) : null}
        <FormButtons
          busy={save.busy}
          submit={submit ?? (save.row === null ? say('add') : t('ui.action.save'))}
          {...(onCancel ? { onCancel } : {})}
        />
      </Form>
      {asked
        ? review?.ask({
            ...asked,
            onCancel: () => setAsked(null),
            onConfirm: () => {
              setAsked(null)
              save.submit(asked.body)
            },
          })
        : null}
    </>
  )
}
