import { Link } from '@chakra-ui/react/link'
import { Link as RouterLink } from 'react-router'
import type { LetterRow } from '../../../../openapi/schemas/letter.ts'
import { useTexts, type Translate } from '../../../i18n/useTexts.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'

/** To whom a letter goes, in the cell of a list. */
function RecipientNames({ to: { name, others } }: { readonly to: NonNullable<LetterRow['to']> }) {
  const { t } = useTexts()
  return (
    <span>
      {name === null ? t('letter.page.gone') : <LocalizedText value={name} />}
      {others > 0 ? ` ${t('letter.my.column.to.more', { count: others })}` : null}
    </span>
  )
}

type Shared = 'subject' | 'to' | 'type' | 'author' | 'reference'

/** The columns that lists of letters have in common; `pathOf` is where a letter is read in the list's part of the menu. */
export const letterColumns = (
  t: Translate,
  pathOf: (id: string) => string,
): Readonly<Record<Shared, Column<LetterRow>>> => ({
  subject: {
    key: 'subject',
    header: t('letter.my.column.subject'),
    sort: 'subject',
    cell: (row) => (
      <Link asChild fontWeight="600" display="inline-flex" minHeight="6">
        <RouterLink to={pathOf(row.id)}>
          <span lang={row.lang}>{row.subject ?? t('letter.page.no_subject')}</span>
        </RouterLink>
      </Link>
    ),
  },
  to: {
    key: 'to',
    header: t('letter.my.column.to'),
    cell: (row) => (row.to === null ? null : <RecipientNames to={row.to} />),
  },
  type: {
    key: 'type',
    header: t('letter.my.column.type'),
    cell: (row) => <LocalizedText value={row.type.name} />,
  },
  author: {
    key: 'author',
    header: t('letter.page.author'),
    cell: ({ author: one }) =>
      one === null || one.name === null ? t('letter.page.gone') : <LocalizedText value={one.name} />,
  },
  reference: { key: 'reference', header: t('letter.page.reference'), cell: (row) => row.reference },
})
