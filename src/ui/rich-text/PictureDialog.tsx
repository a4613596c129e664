import { Button } from '@chakra-ui/react/button'
import type { ComponentType } from 'react'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { ref } from '../../../openapi/ref.ts'
import { pictureAlt, pictureCaption } from '../../../openapi/rich-text.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../form/Form.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { TextField } from '../form/TextField.tsx'
import { useSchemaForm } from '../form/useSchemaForm.ts'
import type { PictureAttributes } from './picture-node.ts'

/** Where the pictures of a text come from and go to. */
export interface PictureSource {
  /** The address of a picture of this text; null for any other. */
  readonly urlOf: (file: string) => string | null
  /** The field of a form that sends a picture whole and keeps the id of its file. */
  readonly File: ComponentType<PictureFileProps>
}
export interface PictureFileProps {
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly urlOf: PictureSource['urlOf']
  /** It was dropped or pasted: it is sent at once. */
  readonly file: File | null
}

const schema = z.strictObject({ file: ref('file'), alt: pictureAlt, caption: pictureCaption.nullable() })
export interface PictureDialogProps {
  readonly source: PictureSource
  /** What is changed; null for a new one. */
  readonly held: PictureAttributes | null
  /** It was dropped or pasted: it is sent at once. */
  readonly file: File | null
  /** Which of several files this is, from 1, and of how many; one alone is not counted. */
  readonly place: { readonly number: number; readonly total: number }
  readonly lang: string
  readonly onPut: (picture: PictureAttributes) => void
  readonly onRemove: () => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** Asks for a picture, what it shows in words, and what is said under it. */
export function PictureDialog({
  source,
  held,
  file,
  place,
  lang,
  onPut,
  onRemove,
  onClose,
  finalFocus,
}: PictureDialogProps) {
  const { t } = useTexts()
  const isNew = held === null
  const form = useSchemaForm(schema, {
    file: held?.file ?? '',
    alt: held?.alt ?? '',
    caption: held?.caption ?? '',
  })
  const title = t(isNew ? 'field.rich.picture.add' : 'field.rich.picture.edit')
  return (
    <FormDialog
      busy={false}
      title={place.total > 1 ? t('field.rich.picture.place', { title, ...place }) : title}
      submit={t(isNew ? 'field.rich.picture.add' : 'ui.action.save')}
      width="34rem"
      onClose={onClose}
      finalFocus={finalFocus}
      {...(isNew
        ? {}
        : {
            further: (
              <Button variant="outline" colorPalette="danger" onClick={onRemove}>
                {t('field.rich.picture.remove')}
              </Button>
            ),
          })}
    >
      {(id) => (
        <Form
          form={form}
          id={id}
          isSmall
          onSubmit={(body) => onPut({ file: body.file, alt: body.alt.trim(), caption: body.caption?.trim() ?? '' })}
        >
          <source.File
            control={form.control as unknown as Control}
            name="file"
            label={t('field.rich.picture.file')}
            urlOf={source.urlOf}
            file={file}
          />
          <TextField
            control={form.control}
            name="alt"
            label={t('field.rich.picture.alt')}
            help={t('field.rich.picture.alt.help')}
            lang={lang}
            required
          />
          <TextField
            control={form.control}
            name="caption"
            label={t('field.rich.picture.caption')}
            help={t('field.rich.picture.caption.help')}
            lang={lang}
          />
        </Form>
      )}
    </FormDialog>
  )
}
