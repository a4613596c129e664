import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { lists } from '../../../openapi/lists.ts'
import { ownNameOf } from '../../i18n/language.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { NothingFoundDrawing } from '../../ui/empty-drawings.tsx'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { TextRow } from './texts.effects.ts'

export interface TextsViewProps {
  readonly list: ListView<TextRow>
  readonly exporting: Exporting
  readonly onEdit: (row: TextRow) => void
}

/** The id of a text, which breaks between its parts. */
const TextId = ({ id }: { readonly id: string }) => (
  <chakra.span fontWeight="400" overflowWrap="break-word">
    {id.split(/(?<=[._])/u).map((part, at, parts) => (
      <Fragment key={parts.slice(0, at + 1).join('')}>
        {at > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </chakra.span>
)

const idColumn = (t: Translate): Column<TextRow> => ({
  key: 'id',
  header: t('administration.texts.id'),
  cell: (row) => <TextId id={row.id} />,
})

const wordingColumn = (language: 'en' | 'am', t: Translate): Column<TextRow> => ({
  key: language,
  header: ownNameOf(language),
  cell: (row) => (
    <chakra.span display="flex" flexDirection="column" gap="1" alignItems="flex-start" minWidth="0">
      <chakra.span lang={language} overflowWrap="anywhere" lineClamp="3">
        {row[language] ?? row.original[language]}
      </chakra.span>
      {row[language] === null ? null : <StatusChip tone="primary">{t('administration.texts.changed')}</StatusChip>}
    </chakra.span>
  ),
})

const editButton = (row: TextRow, t: Translate, onEdit: (row: TextRow) => void) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-label={t('administration.texts.edit.of', { id: row.id })}
    onClick={() => onEdit(row)}
  >
    {t('administration.texts.edit')}
  </Button>
)

/** The texts in both languages as they are said now. */
export function TextsView({ list, exporting, onEdit }: TextsViewProps) {
  const { t } = useTexts()
  const said = { changed: t('administration.texts.changed'), original: t('administration.texts.original') }
  return (
    <ListTable
      list={list}
      caption={t('page.texts.title')}
      search={t('administration.texts.search')}
      exporting={exporting}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('administration.texts.state'),
          all: t('administration.texts.all'),
          choices: lists.texts.filters.state.values.map((value) => ({ value, label: said[value] })),
        },
      ]}
      columns={[idColumn(t), wordingColumn('en', t), wordingColumn('am', t)]}
      actions={(row) => editButton(row, t, onEdit)}
      empty={
        <EmptyState
          drawing={<NothingFoundDrawing />}
          title={t('administration.texts.empty')}
          text={t('administration.texts.empty.text')}
        />
      }
    />
  )
}
