import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { CopyIcon } from '../../ui/icons.tsx'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { useDates } from '../../ui/useDates.ts'
import type { Follower } from './followers.effects.ts'

export interface SubscribedViewProps {
  readonly list: ListView<Follower>
  /** Where people follow the company; null while it is not known whose page this is. */
  readonly link: string | null
  /** Nobody can follow a page that is not public, and its link leads nowhere. Null while it is not known. */
  readonly isPublished: boolean | null
  readonly exporting: Exporting
}

/** Those who follow the company: searched, by pages, as CSV. */
export function SubscribedView({ list, link: address, isPublished, exporting }: SubscribedViewProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const link = isPublished === false ? null : address
  const copy = link ? <CopyLink link={link} /> : null
  const publish = (
    <Button asChild>
      <RouterLink to={pages.templates.path}>{t('company.followers.publish')}</RouterLink>
    </Button>
  )
  return (
    <ListTable
      list={list}
      caption={t('page.subscribed.title')}
      search={t('company.followers.search')}
      order="-since"
      columns={columnsOf(t, date)}
      exporting={exporting}
      buttons={copy}
      notice={
        isPublished === false && (!list.isEmpty || list.isNarrowed) ? (
          <Notice kind="info" actions={publish}>
            {t('company.followers.unpublished')}
          </Notice>
        ) : null
      }
      empty={
        isPublished === false ? (
          <EmptyState
            drawing={<PeopleDrawing />}
            title={t('company.followers.empty')}
            text={t('company.followers.unpublished')}
            action={publish}
          />
        ) : (
          <EmptyState
            drawing={<PeopleDrawing />}
            title={t('company.followers.empty')}
            text={t('company.followers.empty.text')}
            action={copy}
          />
        )
      }
    />
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
        <Link
          href={pages.website.path.replace('{username}', row.username)}
          target="_blank"
          rel="noreferrer"
          variant="underline"
          minHeight="6"
        >
          @{row.username}
        </Link>
      ) : (
        t('company.followers.by_mail')
      ),
  },
  { key: 'since', header: t('company.followers.since'), sort: 'since', cell: (row) => date(row.since) },
]

/**
 * The address of the page where people follow, to be sent to them. Where copying is not allowed the text is shown for
 * copying by hand.
 */
function CopyLink({ link }: { readonly link: string }) {
  const { t } = useTexts()
  const copy = useCopy({ copied: t('profile.copied'), byHand: t('profile.copy_by_hand') })
  return (
    <Button variant="outline" colorPalette="gray" onClick={() => copy(link)}>
      <CopyIcon />
      {t('company.followers.copy')}
    </Button>
  )
}
