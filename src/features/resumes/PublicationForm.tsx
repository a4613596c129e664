import { RESUME_VISIBILITIES } from '../../../openapi/schemas/resume.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { differing } from '../../machines/save/differing.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import type { Prepare } from '../../ui/form/resolver.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import {
  publicationFields,
  publicationOf,
  type Publication,
  type SharedResume,
  type ShareMachines,
} from './share.effects.ts'

interface PublicationFormProps {
  readonly machine: ShareMachines['publication']
  readonly row: SharedResume
  readonly onSaved: (row: SharedResume) => void
}
const FIELDS = ['visibility', 'until', 'indexed'] as const

/** What does not go with the choice is not on the screen: it is neither checked nor sent. */
const pertinent: Prepare = (held) => {
  const who: unknown = held['visibility']
  return {
    ...held,
    ...(who === 'private' ? { until: '' } : {}),
    ...(who === 'everyone' ? {} : { indexed: false }),
    ...(who === 'password' ? {} : { password: '' }),
  }
}

/** Who may read a resume, until when, and whether search engines may list it. */
export function PublicationForm({ machine, row, onSaved }: PublicationFormProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  const save = useSave(machine, {
    row,
    valuesOf: publicationOf,
    // A password that was just set is nowhere to be compared.
    agrees: ({ password, ...values }, now) => password === null && differing(values, now).length === 0,
    onSaved: (saved) => {
      toast({ severity: 'success', text: t('resume.share.saved') })
      onSaved(saved)
    },
  })
  const form = useSchemaForm(publicationFields, publicationOf(row), pertinent)
  const now = save.row ?? row
  useSavedReset(form.hook.reset, save.isSaved ? toForm(publicationFields, publicationOf(now)) : null)
  const shown = (field: (typeof FIELDS)[number], of: Publication) => {
    if (field === 'visibility') return t(`resume.who.${of.visibility}`)
    if (field === 'until') return of.until === null ? t('resume.share.until.none') : date(of.until)
    return t(of.indexed ? 'ui.action.yes' : 'ui.action.no')
  }
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(publicationFields, values) as object,
    describe: ({ mine, theirs }) =>
      FIELDS.map((field) => ({
        field,
        label: t(`resume.share.${field}`),
        mine: shown(field, mine),
        theirs: shown(field, theirs),
      })),
  })
  const visibility = form.hook.watch('visibility')
  return (
    <SaveForm form={form} save={save} conflict={conflict} submit={t('ui.action.save')} valuesOf={(body) => body}>
      <SelectField
        control={form.control}
        name="visibility"
        label={t('resume.share.visibility')}
        help={t(`resume.share.help.${visibility as Publication['visibility']}`)}
        choices={RESUME_VISIBILITIES.map((value) => ({ value, label: t(`resume.who.${value}`) }))}
        isAlwaysChosen
        required
      />
      {visibility === 'password' ? (
        <PasswordField
          control={form.control}
          name="password"
          label={t('resume.share.password')}
          help={t(now.has_password ? 'resume.share.password.keep' : 'resume.share.password.help')}
          autoComplete="new-password"
          required={!now.has_password}
        />
      ) : null}
      {visibility === 'private' ? null : (
        <DateField
          control={form.control}
          name="until"
          label={t('resume.share.until')}
          help={t('resume.share.until.help')}
        />
      )}
      {visibility === 'everyone' ? (
        <SwitchField
          control={form.control}
          name="indexed"
          label={t('resume.share.indexed')}
          help={t('resume.share.indexed.help')}
        />
      ) : null}
    </SaveForm>
  )
}
