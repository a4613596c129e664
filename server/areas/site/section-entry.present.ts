import type { AnyField, Field, FieldKind } from '../../../openapi/fields.ts'
import { sectionResources } from '../../../openapi/resources/registry.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { SectionKey } from '../../../openapi/schemas/profile.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import {
  SMALL_SIDE,
  type Attachment,
  type Confirmation,
  type LetterConfirmation,
  type Named,
  type Picture,
  type SectionData,
} from '../../../src/documents/site-data.ts'
import { todayIn } from '../../kernel/days.ts'
import { formOf, type FileForm } from '../../kernel/file-names.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { verificationPath } from '../../resources/confirming-letters.ts'
import type { EntryValues, SectionContent, ShownFile } from './site.queries.ts'

/** The origin of public addresses, and the path of a file: the public one, or its owner's own link in a preview. */
export interface Addresses {
  readonly webOrigin: string
  readonly fileUrl: (fileId: string, form: FileForm) => string
}
/** The name of an entry of a fixed list; null when the list no longer has it. */
export type NameOf = (list: ReferenceList, key: string) => Localized | null

const ETHIOPIC = /\p{Script=Ethiopic}/u
/** A text that is stored in one language only, assigned to the language of its script. */
export const spoken = (text: string): Localized => (ETHIOPIC.test(text) ? { am: text } : { en: text })

/** A picture as a page loads it; null when there is none. One that is small itself has no second form. */
export function picture(file: ShownFile | null | undefined, to: Addresses): Picture | null {
  if (!file || file.width === null || file.height === null) return null
  const { id, width, height } = file
  return {
    url: to.fileUrl(id, 'picture'),
    width,
    height,
    small: Math.max(width, height) > SMALL_SIDE ? to.fileUrl(id, 'small') : null,
  }
}
const attachment = (file: ShownFile | undefined, to: Addresses): Attachment | null =>
  file ? { url: to.fileUrl(file.id, formOf(file.type)), name: file.name ?? '', bytes: file.bytes } : null
/** An entry of a fixed list with its name, or its key if the name no longer exists. */
export const named = (list: ReferenceList, key: string, nameOf: NameOf): Named => ({
  key,
  name: nameOf(list, key) ?? { en: key },
})

/** Who confirms an entry of experience, as `section-rows.queries.ts` reads it. */
interface Employer {
  readonly accountId: string
  readonly publicName: Localized | null
  readonly companyName: string | null
  readonly username: string
  readonly isPublished: boolean
}
/** The letter that confirms an entry, as it is read there. */
interface Letter extends Omit<Employer, 'isPublished'> {
  readonly reference: string
  readonly code: string
  readonly issuedAt: string
}
const withoutId = (field: string) => field.replace(/_id$/, '')

/** What the fields of entries are shown with. */
interface Around {
  readonly files: SectionContent['files']
  readonly nameOf: NameOf
  readonly to: Addresses
}
type Show<F> = (name: string, value: never, around: Around, field: F) => readonly [name: string, value: unknown]
const asIs = (name: string, value: unknown) => [name, value] as const
/** Each kind of field as documents see it: under the name and in the form that they know it by. */
const shown: { readonly [K in FieldKind]: Show<Field<K>> } = {
  localized: asIs,
  'localized-long': asIs,
  'rich-text': asIs,
  text: asIs,
  slug: asIs,
  address: asIs,
  addresses: asIs,
  date: asIs,
  known: asIs,
  choice: asIs,
  icon: asIs,
  switch: asIs,
  number: asIs,
  rating: asIs,
  money: asIs,
  relation: asIs,
  reference: (name, key: string | null, { nameOf }, { list }) => [name, key === null ? null : named(list, key, nameOf)],
  picture: (name, id: string | null, { files, to }) => [
    withoutId(name),
    id === null ? null : picture(files.get(id), to),
  ],
  pictures: (_, ids: readonly string[], { files, to }) => [
    'images',
    ids.flatMap((id) => picture(files.get(id), to) ?? []),
  ],
  document: (name, id: string | null, { files, to }) => [withoutId(name), attachment(files.get(id ?? ''), to)],
}

/**
 * What an entry shows besides its fields: the employer that confirms it, with a link to its page while that is public,
 * and the letter that does, with a link to the page that verifies it.
 */
function beside(
  key: SectionKey,
  values: EntryValues,
): { readonly confirmed?: Confirmation | null; readonly letter?: LetterConfirmation | null } {
  if (key !== 'experience') return {}
  const employer = values['confirmed'] as Employer | null
  const letter = values['letter'] as Letter | null
  return {
    letter: letter && {
      company: shownCompanyName(letter),
      reference: letter.reference,
      date: todayIn(new Date(letter.issuedAt)),
      verification: verificationPath(letter.code),
    },
    confirmed: employer && {
      company: shownCompanyName(employer),
      url: employer.isPublished ? `/@${employer.username}` : null,
    },
  }
}

/** The employers that the content of a site mentions. */
export const employersOf = ({ entries }: SectionContent): readonly string[] => [
  ...new Set(
    (entries.get('experience') ?? []).flatMap((values) =>
      [values['confirmed'] as Employer | null, values['letter'] as Letter | null].flatMap(
        (company) => company?.accountId ?? [],
      ),
    ),
  ),
]

/**
 * The entries of one section as documents see them. The form of each follows from its resource, so the type is asserted
 * here alone.
 */
export function sectionData(
  key: SectionKey,
  { entries, files }: SectionContent,
  nameOf: NameOf,
  to: Addresses,
): SectionData {
  const fields = Object.entries<AnyField>(sectionResources[key].fields)
  const around: Around = { files, nameOf, to }
  const entry = (values: EntryValues) => ({
    ...Object.fromEntries(
      fields.map(([name, field]) => (shown[field.kind] as Show<AnyField>)(name, values[name] as never, around, field)),
    ),
    ...beside(key, values),
  })
  return { key, entries: (entries.get(key) ?? []).map(entry) } as unknown as SectionData
}
