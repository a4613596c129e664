import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { RESUME_FONT_PAIRS } from '../../../openapi/resume-style.ts'
import {
  letterTemplateBody,
  LONGEST_LETTERHEAD,
  LONGEST_TEMPLATE,
  type LetterTemplate,
  type LetterTemplateBody,
  type LetterTemplateRow,
} from '../../../openapi/schemas/letter-settings.ts'
import { pictureMachine } from '../../fields/picture-machine.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { usePictureField } from '../../hooks/usePictureField.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import type { Headed } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ColourField } from '../../ui/form/ColourField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { GroupFrame } from '../../ui/form/GroupFrame.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { LocalizedRichTextField } from '../../ui/form/LocalizedRichTextField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { templateLoad, templateSave } from './letters.effects.ts'
import type { FormOf } from './SettingScreen.tsx'

/** What a new template begins with: the margins and the size of an Ethiopian office letter. */
const FIRST = {
  logo: 'company',
  margins: { top: 25, right: 20, bottom: 20, left: 25 },
  font: 'noto',
  size: 11,
  accent: '#1f3a5f',
} as const

/** A template, read first where it is there. */
export function TemplateDialog({ row, ...rest }: FormOf<LetterTemplateRow>) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={rest.onClose}
      title={t(row === null ? 'letter.template.add' : 'letter.template.edit')}
      width="56rem"
    >
      {row === null ? <TemplateEditor row={null} {...rest} /> : <Read id={row.id} {...rest} />}
    </Dialog>
  )
}
function Read({ id, ...rest }: { readonly id: string } & Omit<FormOf<LetterTemplateRow>, 'row'>) {
  const load = useLoad(templateLoad, id)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={6} />}>
      {(row) => <TemplateEditor row={row} {...rest} />}
    </LoadGate>
  )
}
function TemplateEditor({ row, onClose, onSaved }: FormOf<LetterTemplate>) {
  const { t } = useTexts()
  const { save, taken } = useRowSave(templateSave, {
    row,
    said: { saved: t('letter.saved'), failed: t('letter.failed.save') },
    onSaved,
  })
  return <TemplateForm key={taken} save={save} onCancel={onClose} />
}

/** A picture that is not shown is not sent. */
const prepare = (held: FieldValues): FieldValues => (held['logo'] === 'file' ? held : { ...held, logo_id: null })

interface TemplateFormProps {
  readonly save: Headed<SaveView<LetterTemplateBody, LetterTemplate>>
  readonly onCancel: () => void
}
function TemplateForm({ save, onCancel }: TemplateFormProps) {
  const { t } = useTexts()
  const { row } = save
  const form = useSchemaForm(letterTemplateBody, save.values ?? row ?? FIRST, prepare)
  const logo = form.hook.watch('logo')
  const [shown, setShown] = useState<LetterTemplateBody | null>(null)
  // What cannot be sent is marked instead.
  const preview = () => void form.hook.handleSubmit((body) => setShown(body))()
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body) => body}
      draft={`letter template ${row?.id ?? 'new'}`}
      submit={t(row === null ? 'letter.template.create' : 'ui.action.save')}
      onCancel={onCancel}
    >
      <LocalizedField control={form.control} name="name" label={t('letter.name')} required />
      <SelectField
        control={form.control}
        name="logo"
        label={t('letter.template.logo')}
        isAlwaysChosen
        choices={(['company', 'file', 'none'] as const).map((value) => ({
          value,
          label: t(`letter.template.logo.${value}`),
        }))}
      />
      {logo === 'file' ? <LogoField control={form.control as unknown as Control} row={row} /> : null}
      <LocalizedRichTextField
        control={form.control}
        name="header"
        label={t('letter.template.header')}
        help={t('letter.template.header.help')}
        max={LONGEST_LETTERHEAD}
      />
      <LocalizedRichTextField
        control={form.control}
        name="footer"
        label={t('letter.template.footer')}
        help={t('letter.template.footer.help')}
        max={LONGEST_LETTERHEAD}
      />
      <LocalizedRichTextField
        control={form.control}
        name="body"
        label={t('letter.template.body')}
        help={t('letter.template.body.help')}
        max={LONGEST_TEMPLATE}
        tables
        fields
      />
      <GroupFrame label={t('letter.template.margins')} help={t('letter.template.margins.help')}>
        <FieldGrid>
          {(['top', 'bottom', 'left', 'right'] as const).map((side) => (
            <NumberField
              key={side}
              control={form.control}
              name={`margins.${side}`}
              label={t(`letter.template.margin.${side}`)}
              required
            />
          ))}
        </FieldGrid>
      </GroupFrame>
      <FieldGrid>
        <SelectField
          control={form.control}
          name="font"
          label={t('letter.template.font')}
          isAlwaysChosen
          choices={RESUME_FONT_PAIRS.map((value) => ({ value, label: t(`letter.template.font.${value}`) }))}
        />
        <NumberField control={form.control} name="size" label={t('letter.template.size')} required />
        <ColourField control={form.control} name="accent" label={t('letter.template.accent')} required />
      </FieldGrid>
      <div>
        <Button type="button" variant="outline" colorPalette="gray" onClick={preview}>
          {t('letter.write.preview')}
        </Button>
      </div>
      {shown === null ? null : <TemplatePreview template={shown} onClose={() => setShown(null)} />}
    </SaveForm>
  )
}

function LogoField({ control, row }: { readonly control: Control; readonly row: LetterTemplate | null }) {
  const { t } = useTexts()
  const field = usePictureField(pictureMachine, {
    control,
    name: 'logo_id',
    urlOf: (id) => (row?.logo_id === id ? row.logo_url : null),
  })
  return <PictureInput label={t('letter.template.logo_id')} required aspect="own" {...field} />
}
