import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { differing } from '../../machines/save/differing.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Conflict } from '../../ui/form/Conflict.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons, RetryButton } from '../../ui/form/FormButtons.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import type { Prepare } from '../../ui/form/resolver.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { browserKindOf, Cell, ResourceField } from './field-kinds.tsx'
import { blankOf, bodyOf, deciding, flagOf, untold, type AnyRow, type Body } from './row.ts'
import { fieldText, useResourceTexts } from './texts.ts'

export interface ResourceFormProps {
  readonly resource: AnyResource
  readonly save: SaveView<Body, AnyRow>
  /** The way out, where there is one: a form that is always open has none. */
  readonly onCancel?: () => void
}

/** The form of one entry of any collection. It is made anew (by its key) when the person takes the newer version. */
export function ResourceForm({ resource, save, onCancel }: ResourceFormProps) {
  const { t } = useTexts()
  const say = useResourceTexts(resource)
  const flag = flagOf(resource)
  // What is not asked for is sent as nothing, and stands there again when its switch is turned back.
  const prepare = useMemo<Prepare>(() => (held) => ({ ...held, ...Object.fromEntries(untold(resource, held).map((field) => [field, null])) }), [resource])
  const form = useSchemaForm(resource.body, save.values ?? (save.row === null ? blankOf(resource) : bodyOf(resource, save.row)), prepare)
  const changed = useEffectEvent(() => save.changed())
  useEffect(() => {
    const watching = form.hook.watch((_, { type }) => {
      // Only what a person changes counts; a reset after saving does not.
      if (type === 'change') changed()
    })
    return () => watching.unsubscribe()
  }, [form.hook])
  // A form that stays open goes on from what was saved.
  const settle = useEffectEvent((row: AnyRow) => form.hook.reset(toForm(resource.body, bodyOf(resource, row)) as Parameters<typeof form.hook.reset>[0]))
  useEffect(() => {
    if (save.isSaved && save.row) settle(save.row)
  }, [save.isSaved, save.row])
  const control = form.control as unknown as Control
  // These alone are watched: typing must not draw the whole form again.
  const switches = deciding(resource)
  const states = useWatch({ control, name: switches })
  const hidden = untold(resource, Object.fromEntries(switches.map((name, i) => [name, states[i]])))
  // A row that stands where a value should be read needs what only the server gives; what was typed has none of it.
  const asRow = (body: Body): AnyRow => ({ id: '', version: 0, position: 0, ...body, files: save.theirs?.['files'] })
  const labelOf = (field: string) => (field === flag ? t(flag === 'visible' ? 'resource.flag.visible' : 'resource.flag.active') : t(fieldText(resource, field)))
  const shown = (row: AnyRow, field: string, other: AnyRow) => {
    if (field === flag) return t(row[field] === true ? 'ui.action.yes' : 'ui.action.no')
    const of = resource.fields[field]
    const Differing = of && browserKindOf(of.kind).Differing
    return Differing ? <Differing value={row[field] as never} other={other[field] as never} /> : <Cell resource={resource} row={row} name={field} />
  }
  const { theirs, values } = save
  return (
    <Form
      form={form}
      draft={`${resource.name} ${save.row?.id ?? 'new'}`}
      busy={save.busy}
      failure={save.trouble === 'stale' ? null : save.failure}
      failureActions={save.trouble === 'offline' || save.trouble === 'failed' || save.trouble === 'accountChanged' ? <RetryButton onRetry={save.retry} /> : undefined}
      onSubmit={(body) => save.submit(body as Body)}
    >
      {theirs !== null && values !== null ? (
        <Conflict
          differences={differing(values, theirs).map((field) => ({
            field,
            label: labelOf(field),
            mine: shown(asRow(values), field, theirs),
            theirs: shown(theirs, field, asRow(values)),
          }))}
          {...(save.trouble === 'stale' ? { onTakeTheirs: save.takeTheirs, onKeepMine: save.keepMine } : {})}
        />
      ) : null}
      <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
        {Object.entries(resource.fields).map(([field, { kind }]) =>
          hidden.includes(field) ? null : (
            <chakra.div key={field} minWidth="0" {...(browserKindOf(kind).isShort ? {} : { gridColumn: '1 / -1' })}>
              <ResourceField resource={resource} name={field} control={control} row={save.row} />
            </chakra.div>
          ),
        )}
      </chakra.div>
      <SwitchField control={control} name={flag} label={labelOf(flag)} help={t(flag === 'visible' ? 'resource.flag.visible.help' : 'resource.flag.active.help')} />
      <FormButtons busy={save.busy} submit={save.row === null ? say('add') : t('ui.action.save')} {...(onCancel ? { onCancel } : {})} />
    </Form>
  )
}
