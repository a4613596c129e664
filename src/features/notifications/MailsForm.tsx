import { NativeSelect } from '@chakra-ui/react/native-select'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { DIGESTS, type NotificationKind } from '../../../openapi/schemas/notification.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { FieldFrame, type FieldProps } from '../../ui/form/FieldFrame.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { useField } from '../../ui/form/useField.ts'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import type { Mails, Preferences } from './notifications.effects.ts'

export interface MailsFormProps {
  readonly row: Preferences
  /** The kinds that this person's accounts can get. */
  readonly kinds: readonly NotificationKind[]
  readonly save: SaveView<Mails, Preferences>
}

/** When mails about each kind are sent: at once, once a day, never. Kinds that are not shown keep their choice. */
export function MailsForm({ row, kinds, save }: MailsFormProps) {
  const { t } = useTexts()
  const schema = useMemo(
    () => z.strictObject(Object.fromEntries(kinds.map((kind) => [kind, z.enum(DIGESTS)]))),
    [kinds],
  )
  const shown = (mails: Mails) => Object.fromEntries(kinds.map((kind) => [kind, mails[kind]]))
  const form = useSchemaForm(schema, shown(save.values ?? row.mails))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? shown(save.row.mails) : null)
  const conflict = useMerge(form, save, {
    formOf: shown,
    describe: ({ mine, theirs }) =>
      kinds.map((kind) => ({
        field: kind,
        label: t(`notification.kind.${kind}`),
        mine: t(`notification.digest.${mine[kind]}`),
        theirs: t(`notification.digest.${theirs[kind]}`),
      })),
  })
  return (
    <SaveForm
      form={form}
      draft="notification mails"
      save={save}
      valuesOf={(chosen) => ({ ...row.mails, ...chosen })}
      conflict={conflict}
    >
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))"
        alignItems="end"
      >
        {kinds.map((kind) => (
          <DigestField key={kind} control={form.control} name={kind} label={t(`notification.kind.${kind}`)} />
        ))}
      </chakra.div>
    </SaveForm>
  )
}

/** One of three choices; one is always selected. */
function DigestField<V extends FieldValues>({ label, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  return (
    <FieldFrame label={label} error={field.message}>
      <NativeSelect.Root>
        <NativeSelect.Field
          name={field.name}
          ref={field.ref}
          value={String(field.value)}
          onBlur={field.blur}
          onChange={(event) => field.change(event.target.value)}
        >
          {DIGESTS.map((digest) => (
            <option key={digest} value={digest}>
              {t(`notification.digest.${digest}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}
