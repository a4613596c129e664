import {
  letterEdit,
  type Letter,
  type LetterContent,
  type LetterRecipientBody,
} from '../../../../openapi/schemas/letter.ts'
import { fromForm, toForm } from '../../../ui/form/shape.ts'

/** The form holds a version because the body has one; what is sent has that of the row. */
const ANY_VERSION = 1

/** What of a letter its editor edits. */
export const valuesOf = ({
  subject,
  body,
  about,
  amount,
  separate,
  recipients,
  attachments,
}: Letter): LetterContent => ({
  subject,
  body,
  about_user_id: about?.id ?? null,
  amount,
  separate,
  attachment_ids: attachments.map(({ id }) => id),
  recipients: recipients.map(({ kind, user_id, username, email, name, copy }): LetterRecipientBody => ({
    kind,
    user_id,
    username: username as LetterRecipientBody['username'],
    email: email as LetterRecipientBody['email'],
    name: kind === 'outside' ? (name?.en ?? name?.am ?? null) : null,
    copy,
  })),
})

/** What the form holds for these values. */
export const formOf = (values: LetterContent): object =>
  toForm(letterEdit, { ...values, version: ANY_VERSION }) as object

/** What the form holds, as it is sent; null while something in it cannot be. */
export function readForm(held: object): LetterContent | null {
  const read = letterEdit.safeParse(fromForm(letterEdit, held))
  if (!read.success) return null
  const { version: _, ...values } = read.data
  return values
}
