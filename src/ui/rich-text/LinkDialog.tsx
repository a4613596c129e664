import { Button } from '@chakra-ui/react/button'
import { z } from 'zod'
import { linkAddress } from '../../../openapi/rich-text.ts'
import { line } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../form/Form.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import type { Prepare } from '../form/resolver.ts'
import { TextField } from '../form/TextField.tsx'
import { useSchemaForm } from '../form/useSchemaForm.ts'
import { linkOf, typedOf } from './link-address.ts'

const schema = z.strictObject({ text: line(200).nullable(), address: linkAddress.min(1) })
const withAddress: Prepare = (held) => ({ ...held, address: linkOf(String(held['address'] ?? '')) })

export interface LinkDialogProps {
  /** Where the link leads now; null for a new one. */
  readonly href: string | null
  /** Nothing is selected that could be the link: its text is asked for too. */
  readonly asksText: boolean
  readonly onLink: (href: string, text: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** Asks where a link leads. */
export function LinkDialog({ href, asksText, onLink, onRemove, onClose, finalFocus }: LinkDialogProps) {
  const { t } = useTexts()
  const form = useSchemaForm(schema, { address: href === null ? '' : typedOf(href) }, withAddress)
  return (
    <FormDialog
      busy={false}
      title={t(href === null ? 'field.rich.link.add' : 'field.rich.link.edit')}
      submit={t(href === null ? 'field.rich.link.add' : 'ui.action.save')}
      width="30rem"
      onClose={onClose}
      finalFocus={finalFocus}
      {...(href === null
        ? {}
        : {
            further: (
              <Button variant="outline" colorPalette="danger" onClick={onRemove}>
                {t('field.rich.link.remove')}
              </Button>
            ),
          })}
    >
      {(id) => (
        <Form form={form} id={id} onSubmit={({ address, text }) => onLink(address, text ?? '')}>
          <TextField
            control={form.control}
            name="address"
            label={t('field.rich.link.address')}
            help={t('field.rich.link.help')}
            type="url"
            required
          />
          {asksText ? <TextField control={form.control} name="text" label={t('field.rich.link.text')} /> : null}
        </Form>
      )}
    </FormDialog>
  )
}
