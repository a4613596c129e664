import { chakra } from '@chakra-ui/react/styled-system'
import type { LocalizedRichText, RichText as Text } from '../../../openapi/rich-text.ts'
import { picturesIn } from '../../../openapi/rich-text-content.ts'
import { RichText } from '../../documents/rich-text/RichText.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { Missing } from '../../fields/value-kinds.tsx'
import { blockLooks } from '../../ui/rich-text/looks.ts'
import { fileOf } from './row-files.ts'
import type { AnyRow } from './row.ts'

interface DifferingRichTextProps {
  readonly value: LocalizedRichText | null
  readonly other: LocalizedRichText | null
  readonly row: AnyRow
}
/** The pictures of a text by their files. They are shown in a box of one size, so that theirs is not asked. */
const picturesOf = (text: Text, row: AnyRow) =>
  new Map(
    picturesIn(text).flatMap(({ file_id: id }) => {
      const file = fileOf(row, id)
      return file ? [[id, { url: file.url, small: null, width: 4, height: 3 }] as const] : []
    }),
  )
/** The text of each language in which the two differ, be it in formatting alone. It is shown as it will be read. */
export function DifferingRichText({ value, other, row }: DifferingRichTextProps) {
  const { t, lang } = useTexts()
  const order = lang === 'am' ? (['am', 'en'] as const) : (['en', 'am'] as const)
  return order
    .filter((part) => JSON.stringify(value?.[part] ?? []) !== JSON.stringify(other?.[part] ?? []))
    .map((part) => (
      <chakra.div key={part} overflowWrap="anywhere" css={{ '& .rich': blockLooks }}>
        <span>{t(`ui.language.${part}`)}: </span>
        {value?.[part] ? (
          <RichText value={{ [part]: value[part] }} lang={part} under={2} pictures={picturesOf(value[part], row)} />
        ) : (
          <Missing />
        )}
      </chakra.div>
    ))
}

interface DifferingPicturesProps {
  readonly value: string | readonly string[] | null
  readonly row: AnyRow
}
/** One picture or several, large enough to be told apart. */
export function DifferingPictures({ value, row }: DifferingPicturesProps) {
  const urls = (typeof value === 'string' ? [value] : (value ?? [])).flatMap((id) => fileOf(row, id)?.url ?? [])
  if (urls.length === 0) return <Missing />
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="2">
      {urls.map((url) => (
        <chakra.img key={url} src={url} alt="" maxHeight="24" maxWidth="full" objectFit="contain" borderRadius="l1" />
      ))}
    </chakra.span>
  )
}
