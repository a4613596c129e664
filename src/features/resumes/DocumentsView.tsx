import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import type { DocumentRoom, SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { saveAddress } from '../../api/save-file.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { ReadRow } from '../../machines/list/read-list.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { EyeIcon, FileIcon, MoreIcon, PlusIcon } from '../../ui/icons.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import { builderPath } from './address.ts'
import { useDocumentTexts } from './useDocumentTexts.ts'

export type ListedDocument = ReadRow<SupportDocument>
/** What is done to one document. */
export type DocumentAct = 'view' | 'attach' | 'edit' | 'replace' | 'delete'
const MENU = ['attach', 'edit', 'replace', 'download', 'delete'] as const

export interface DocumentsViewProps {
  readonly list: ListView<ListedDocument>
  /** How much can be kept; null until it is known. */
  readonly room: DocumentRoom | null
  readonly onAdd: () => void
  readonly onAct: (act: DocumentAct, row: ListedDocument) => void
}

/** `/resumes/support-document`: what a person keeps, what each is attached to, and what can be done with it. */
export function DocumentsView({ list, room, onAdd, onAct }: DocumentsViewProps) {
  const { t } = useTexts()
  const said = useDocumentTexts()
  const columns = useColumns(onAct)
  const isFull = room !== null && room.documents >= room.most_documents
  const add = (
    <Button onClick={onAdd}>
      <PlusIcon />
      {t('resume.document.add')}
    </Button>
  )
  return (
    <ListTable
      list={list}
      caption={t('page.supportDocuments.title')}
      search={t('resume.documents.search')}
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('resume.document.kind'),
          all: t('resume.documents.any'),
          choices: said.kinds,
        },
      ]}
      order="-created_at"
      columns={columns}
      actions={(row) => rowActions(row, onAct)}
      buttons={isFull ? null : add}
      notice={
        room === null || room.documents === 0 ? null : isFull ? (
          <Notice kind="info" title={t('resume.documents.full', { count: room.most_documents })} />
        ) : (
          <chakra.p textStyle="sm" color="fg.muted">
            {t('resume.documents.room', {
              count: room.documents,
              most: room.most_documents,
              used: said.size(room.bytes),
              limit: said.size(room.most_bytes),
            })}
          </chakra.p>
        )
      }
      empty={<EmptyState title={t('resume.documents.empty')} text={t('resume.documents.empty.text')} action={add} />}
    />
  )
}

const rowActions = (row: ListedDocument, onAct: DocumentsViewProps['onAct']) => <Actions row={row} onAct={onAct} />
function Actions({ row, onAct }: { readonly row: ListedDocument } & Pick<DocumentsViewProps, 'onAct'>) {
  const { t } = useTexts()
  const name = useDocumentTexts().nameOf(row)
  return (
    <>
      <IconButton label={t('resume.document.view', { name })} onClick={() => onAct('view', row)}>
        <EyeIcon />
      </IconButton>
      <Menu
        label={t('resume.document.more', { name })}
        placement="bottom-end"
        entries={MENU.map((key) => ({ key, text: t(`resume.document.${key}`) }))}
        onChoose={(key) => {
          const act = MENU.find((one) => one === key)
          if (act === 'download') saveAddress(row.file.url, `${name}.${row.file.kind === 'pdf' ? 'pdf' : 'webp'}`)
          else if (act) onAct(act, row)
        }}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={t('resume.document.more', { name })}>
            <MoreIcon />
          </IconButton>
        )}
      />
    </>
  )
}

function useColumns(onAct: DocumentsViewProps['onAct']): readonly Column<ListedDocument>[] {
  const { t } = useTexts()
  const { date } = useDates()
  const { kindOf } = useDocumentTexts()
  return [
    {
      key: 'name',
      header: t('resume.document.name'),
      sort: 'name',
      cell: (row) => <Named row={row} onView={() => onAct('view', row)} />,
    },
    { key: 'kind', header: t('resume.document.kind'), cell: kindOf },
    { key: 'used', header: t('resume.document.used'), cell: (row) => <Uses row={row} /> },
    {
      key: 'added',
      header: t('resume.document.added'),
      sort: 'created_at',
      cell: (row) => <Day text={date(row.created_at)} />,
    },
  ]
}

/** No narrower than a day and its month. */
const Day = ({ text }: { readonly text: string }) => (
  <chakra.span display="inline-block" minWidth="6.5rem">
    {text}
  </chakra.span>
)

/** Its picture or the sign of a file, its name, and how large it is; the eye beside it opens it for keys too. */
function Named({ row, onView }: { readonly row: SupportDocument; readonly onView: () => void }) {
  const { pick } = useTexts()
  const { fileOf } = useDocumentTexts()
  const { small_url } = row.file
  const name = pick(row.name)
  return (
    <chakra.span display="flex" alignItems="center" gap="3" minWidth="0">
      <chakra.span
        flex="0 0 auto"
        display="grid"
        placeItems="center"
        width="11"
        height="11"
        borderWidth="1px"
        borderRadius="l2"
        overflow="hidden"
        bg="bg.subtle"
        color="fg.muted"
        cursor="pointer"
        onClick={onView}
      >
        {small_url === null ? (
          <FileIcon />
        ) : (
          <chakra.img src={small_url} alt="" width="full" height="full" objectFit="cover" loading="lazy" />
        )}
      </chakra.span>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {/* Said here as well: it is not inherited, and one long word would push the buttons out of the row. */}
        <chakra.span overflowWrap="anywhere" {...(name ? { lang: name.lang } : {})}>
          {name?.text}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted" fontWeight="400">
          {fileOf(row)}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  )
}

function Uses({ row: { used_by } }: { readonly row: SupportDocument }) {
  const { t } = useTexts()
  if (used_by.length === 0) return <chakra.span color="fg.muted">{t('resume.document.unused')}</chakra.span>
  return (
    <chakra.span display="flex" flexDirection="column" alignItems="flex-start">
      {used_by.map(({ id, name }) => (
        <Link key={id} asChild variant="underline" minHeight="6" overflowWrap="anywhere">
          <RouterLink to={builderPath(id)}>{name}</RouterLink>
        </Link>
      ))}
    </chakra.span>
  )
}
