import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { lists } from '../../../../openapi/lists.ts'
import { pages } from '../../../../openapi/routes.ts'
import { LETTER_STATUSES, type LetterRow } from '../../../../openapi/schemas/letter.ts'
import { useListScreen } from '../../../hooks/useListScreen.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts, type Translate } from '../../../i18n/useTexts.ts'
import { DownloadIcon } from '../../../ui/icons.tsx'
import type { Column } from '../../../ui/DataTable.tsx'
import { QuietDrawing } from '../../../ui/empty-drawings.tsx'
import { ListTable } from '../../../ui/list/ListTable.tsx'
import { useLive } from '../../../ui/live.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { letterColumns } from '../letter-page/letter-columns.tsx'
import { LetterChip } from '../letter-page/letter-look.tsx'
import { companyMachine, saveLettersCsv, typeNamesLoad } from './company.effects.ts'
import { YearDialog } from './YearDialog.tsx'

const pathOf = (id: string) => pages.companyLetter.path.replace('{id}', encodeURIComponent(id))
const SUBMITTED = LETTER_STATUSES.filter((status) => status !== 'draft')

function columnsOf(t: Translate, date: (value: string) => string): readonly Column<LetterRow>[] {
  const { subject, to, reference, type, author } = letterColumns(t, pathOf)
  return [
    subject,
    to,
    { ...reference, sort: 'reference' },
    type,
    {
      key: 'status',
      header: t('letter.my.column.status'),
      cell: (row) => <LetterChip status={row.status} />,
    },
    author,
    {
      key: 'submitted_at',
      header: t('letter.company.submitted'),
      sort: 'submitted_at',
      cell: (row) => (row.submitted_at === null ? '' : date(row.submitted_at)),
    },
  ]
}

/** `/company/my-letter`: every submitted letter that the reader may see, with its number. */
export function Screen() {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const { list, exporting } = useListScreen(companyMachine, { address: lists.companyLetters, save: saveLettersCsv })
  const types = useLoad(typeNamesLoad, null)
  const { together } = list.filters
  useLive('letters', list.reload)
  const [isYear, setYear] = useState(false)
  return (
    <>
      <PageHeader
        title={t('page.companyLetters.title')}
        purpose={t('letter.company.purpose')}
        action={
          <Button variant="outline" colorPalette="gray" onClick={() => setYear(true)}>
            <DownloadIcon />
            {t('letter.company.year')}
          </Button>
        }
      />
      <ListTable
        list={list}
        caption={t('page.companyLetters.title')}
        search={t('letter.my.search')}
        order="-submitted_at"
        exporting={exporting}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: t('letter.my.column.status'),
            all: t('letter.my.status.all'),
            choices: SUBMITTED.map((value) => ({ value, label: t(`letter.status.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'type',
            label: t('letter.my.column.type'),
            all: t('letter.types.all'),
            choices: (types.data ?? []).map(({ id: value, name }) => ({ value, label: pick(name)?.text ?? '' })),
            gone: t('resource.filter.gone', { field: t('letter.my.column.type') }),
          },
          // A letter that was issued with others leads here.
          ...(together
            ? [
                {
                  kind: 'choice' as const,
                  name: 'together',
                  label: t('letter.page.together'),
                  all: t('letter.company.together.all'),
                  choices: [{ value: together, label: t('letter.company.together.one') }],
                  gone: t('resource.filter.gone', { field: t('letter.page.together') }),
                },
              ]
            : []),
        ]}
        columns={columnsOf(t, date)}
        nothing={{ title: t('letter.my.nothing'), clear: t('letter.my.clear') }}
        empty={
          <EmptyState
            drawing={<QuietDrawing />}
            title={t('letter.company.empty')}
            text={t('letter.company.empty.text')}
          />
        }
      />
      {isYear ? <YearDialog onClose={() => setYear(false)} /> : null}
    </>
  )
}
