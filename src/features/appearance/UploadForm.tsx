import { chakra } from '@chakra-ui/react/styled-system'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Control } from 'react-hook-form'
import { uploadedFontBody, type ManagedFont, type UploadedFontBody } from '../../../openapi/schemas/font.ts'
import { FONT_WEIGHTS, type FontWeight } from '../../../openapi/schemas/site.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectDocument } from '../../machines/document/document.connect.ts'
import { DocumentInput } from '../../ui/document/DocumentInput.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { Held } from '../../ui/form/useCheckedForm.ts'
import { useField } from '../../ui/form/useField.ts'
import { recallFile, useFileField } from '../../ui/form/useFileField.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FontSample } from './FontSample.tsx'
import { fontFileMachine } from './fonts.effects.ts'
import type { OfferedFormProps } from './OfferedScreen.tsx'

type Values = Held<typeof uploadedFontBody>
const WEIGHTS = Object.keys(FONT_WEIGHTS) as FontWeight[]

/** A family of fonts: its name, a file for each weight, its licence; shown in both scripts as soon as a file is there. */
export function UploadForm({ save, onCancel }: OfferedFormProps<UploadedFontBody, ManagedFont>) {
  const { t } = useTexts()
  const form = useSchemaForm(uploadedFontBody, save.values ?? {})
  const [urls, setUrls] = useState<Readonly<Partial<Record<FontWeight, string>>>>({})
  const faces = WEIGHTS.flatMap((weight) => {
    const url = urls[weight]
    return url === undefined ? [] : [{ weight: FONT_WEIGHTS[weight], url }]
  })
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body): UploadedFontBody => body}
      draft="font upload"
      submit={t('administration.fonts.add.submit')}
      onCancel={onCancel}
    >
      <LocalizedField control={form.control} name="name" label={t('administration.offered.name')} required />
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
        {WEIGHTS.map((weight) => (
          <WeightField
            key={weight}
            control={form.control}
            name={weight}
            label={t(`administration.fonts.weight.${weight}`)}
            required={weight === 'regular'}
            onShown={(url) => setUrls((now) => ({ ...now, [weight]: url }))}
          />
        ))}
      </chakra.div>
      {faces.length > 0 ? <FontSample font={{ key: 'upload', faces }} /> : null}
      <TextField
        control={form.control}
        name="licence_name"
        label={t('administration.fonts.licence.name')}
        help={t('administration.fonts.licence.name.help')}
        required
      />
      <TextAreaField
        control={form.control}
        name="licence"
        label={t('administration.fonts.licence.text')}
        help={t('administration.fonts.licence.text.help')}
        required
      />
    </SaveForm>
  )
}

interface WeightFieldProps {
  readonly control: Control<Values>
  readonly name: FontWeight
  readonly label: string
  readonly required: boolean
  /** The address of the file that is kept now. */
  readonly onShown: (url: string | undefined) => void
}

/** The file of one weight: it travels beside the form, which holds its id. */
function WeightField({ control, name, label, required, onShown }: WeightFieldProps) {
  const field = useField({ control, name })
  const [snapshot, send] = useActor(fontFileMachine, {
    input: { kept: typeof field.value === 'string' ? recallFile(field.value) : null },
  })
  const document = connectDocument(snapshot, send)
  const { kept } = snapshot.context
  const show = useEffectEvent(onShown)
  useEffect(() => show(kept?.url), [kept?.url])
  useFileField({
    field,
    kept,
    isUnderway: document.isUnderway,
    onRestored: () => send({ type: 'network.restored' }),
    onReturned: (returned) => send({ type: 'kept.changed', kept: returned }),
  })
  return <DocumentInput kind="font" label={label} required={required} error={field.message} document={document} />
}
