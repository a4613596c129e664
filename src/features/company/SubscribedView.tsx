import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, FailureView, Loading } from '../../ui/StateView.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import type { Follower } from './followers.effects.ts'

export interface SubscribedViewProps {
  readonly list: ListView<Follower>
  /** Where people follow the company; null while it is not known whose page this is. */
  readonly link: string | null
  /** Nobody can follow a page that is not public, and its link leads nowhere. Null while it is not known. */
  readonly isPublished: boolean | null
  readonly isExporting: boolean
  readonly onExport: () => void
}

/** Those who follow the company: searched, by pages, as CSV. */
export function SubscribedView({ list, link: address, isPublished, isExporting, onExport }: SubscribedViewProps) {
  const { t } = useTexts()
  const link = isPublished === false ? null : address
  const publish = (
    <Button asChild>
      <RouterLink to={pages.templates.path}>{t('company.followers.publish')}</RouterLink>
    </Button>
  )
  if (list.rows === null)
    return list.failure && !list.isFetching ? (
      <FailureView failure={list.failure} onRetry={list.reload} />
    ) : (
      <Loading>
        <RowsSkeleton />
      </Loading>
    )
  if (list.isEmpty && !list.isNarrowed)
    return isPublished === false ? (
      <EmptyState title={t('company.followers.empty')} text={t('company.followers.unpublished')} action={publish} />
    ) : (
      <EmptyState title={t('company.followers.empty')} text={t('company.followers.empty.text')} action={link ? <CopyLink link={link} /> : undefined} />
    )
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {isPublished === false ? (
        <Notice kind="info" actions={publish}>
          {t('company.followers.unpublished')}
        </Notice>
      ) : null}
      {list.failure && !list.isFetching ? (
        <Notice kind="warning" title={failureText(list.failure, t).title} actions={<RetryButton onRetry={list.reload} />}>
          {t('resource.outdated')}
        </Notice>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <SearchField label={t('company.followers.search')} value={list.query.q} onSearch={list.search} />
        <chakra.div display="flex" flexWrap="wrap" gap="2" ms="auto">
          {link ? <CopyLink link={link} /> : null}
          <Button variant="outline" colorPalette="gray" aria-disabled={isExporting} onClick={() => (isExporting ? undefined : onExport())}>
            <DownloadIcon />
            {t('resource.export')}
          </Button>
        </chakra.div>
      </chakra.div>
      {list.isEmpty ? (
        <EmptyState
          title={t('resource.nothing_found', { q: list.query.q })}
          action={
            <Button variant="outline" colorPalette="gray" onClick={list.clear}>
              {t('resource.search.clear')}
            </Button>
          }
        />
      ) : (
        <>
          <Table list={list} />
          {list.meta ? <Pager meta={list.meta} onPage={list.page} /> : null}
        </>
      )}
    </chakra.div>
  )
}

const columnsOf = (t: Translate, date: (iso: string) => string): Column<Follower>[] => [
  {
    key: 'name',
    header: t('company.followers.who'),
    cell: (row) => (
      <chakra.span display="inline-flex" gap="3" alignItems="center">
        <Avatar name={row.name ?? row.email ?? ''} src={row.photo} size={2} />
        <chakra.span overflowWrap="anywhere">{row.name ?? row.email}</chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'how',
    header: t('company.followers.how'),
    cell: (row) =>
      row.username ? (
        <Link href={pages.website.path.replace('{username}', row.username)} target="_blank" rel="noreferrer" variant="underline" minHeight="6">
          @{row.username}
        </Link>
      ) : (
        t('company.followers.by_mail')
      ),
  },
  { key: 'since', header: t('company.followers.since'), sort: 'since', cell: (row) => date(row.since) },
]

function Table({ list }: Pick<SubscribedViewProps, 'list'>) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <DataTable
      caption={t('page.subscribed.title')}
      rows={list.rows ?? []}
      rowKey={(row) => row.id}
      busy={list.isFetching}
      sort={list.query.sort || '-since'}
      onSort={list.sort}
      columns={columnsOf(t, date)}
    />
  )
}

/** The address of the page where people follow, to be sent to them. Where copying is not allowed the text is shown for copying by hand. */
function CopyLink({ link }: { readonly link: string }) {
  const { t } = useTexts()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ severity: 'success', text: t('profile.copied') })
    } catch {
      toast({ severity: 'info', title: t('profile.copy_by_hand'), text: link })
    }
  }
  return (
    <Button variant="outline" colorPalette="gray" onClick={() => void copy()}>
      <CopyIcon />
      {t('company.followers.copy')}
    </Button>
  )
}
