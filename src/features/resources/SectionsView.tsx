import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { audiencesOf, sectionsOf, type SiteKind } from '../../../openapi/schemas/profile.ts'
import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AudienceOverview } from '../../ui/audience/AudienceOverview.tsx'
import { ChevronLeftIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone, RowsSkeleton } from '../../ui/Skeleton.tsx'
import { resourceOf, type SectionsView as Sections } from './sections.connect.ts'
import type { SectionKey, SectionRow, ViewAs } from './sections.effects.ts'
import { SectionList } from './SectionList.tsx'
import { SectionSettings } from './SectionSettings.tsx'
import { SectionsNotice } from './SectionsNotice.tsx'
import { ViewAsBar } from './ViewAsBar.tsx'

export interface SectionsViewProps {
  readonly kind: SiteKind
  readonly list: Sections
  /** The section whose entries are open, or null for the list of all. */
  readonly open: SectionKey | null
  readonly viewAs: ViewAs | null
  readonly onViewAs: (as: ViewAs | null) => void
  readonly onPreview: () => void
  /** The editor of the open section's entries. */
  readonly children: ReactNode
}

const skeletonOf = (kind: SiteKind) => (
  <>
    <Bone height="9" width="min(30rem, 100%)" mb="5" />
    <RowsSkeleton rows={sectionsOf(kind).length} />
  </>
)

/** Who sees which section at present; a hidden one nobody does, whoever is chosen. */
function SectionsOverview({ kind, rows }: { readonly kind: SiteKind; readonly rows: readonly SectionRow[] }) {
  const nameOf = useSectionName()
  const shown = rows.map((row) => ({
    key: row.key,
    label: nameOf(row),
    value: row.visible ? row.audience : [],
  }))
  return <AudienceOverview audiences={audiencesOf(kind)} shown={shown} />
}

/** `/user/add/sections`: the sections in their order, or one of them with its entries. */
export function SectionsView({ kind, list, open, viewAs, onViewAs, onPreview, children }: SectionsViewProps) {
  const { t } = useTexts()
  const nameOf = useSectionName()
  const skeleton = skeletonOf(kind)
  const load = { data: list.rows, failure: list.failure, retry: list.reload }
  if (open !== null)
    return (
      <>
        <Link asChild textStyle="sm" mb="3" minHeight="6">
          <RouterLink to={pages.sections.path}>
            <ChevronLeftIcon />
            {t('resource.sections.back')}
          </RouterLink>
        </Link>
        <PageHeader
          title={nameOf({ key: open, name: list.rows?.find(({ key }) => key === open)?.name ?? null })}
          purpose={t(`resource.${resourceOf(open).name}._purpose` as MessageId)}
        />
        <LoadGate load={load} skeleton={skeleton}>
          {(rows) => {
            const section = rows.find(({ key }) => key === open)
            return (
              <>
                <Told list={list} />
                {section ? (
                  <SectionSettings
                    kind={kind}
                    section={section}
                    overview={<SectionsOverview kind={kind} rows={rows} />}
                    onChange={(values) => list.change(section, values)}
                  />
                ) : null}
                {children}
              </>
            )
          }}
        </LoadGate>
      </>
    )
  return (
    <>
      <PageHeader
        title={t('page.sections.title')}
        purpose={t(kind === 'company' ? 'resource.sections.purpose.company' : 'resource.sections.purpose')}
      />
      <LoadGate load={load} skeleton={skeleton}>
        {(rows) => (
          <>
            <ViewAsBar kind={kind} value={viewAs} onChange={onViewAs} onPreview={onPreview} />
            <Told list={list} />
            <SectionList kind={kind} rows={rows} list={list} viewAs={viewAs} />
            {kind === 'company' ? <Elsewhere /> : null}
          </>
        )}
      </LoadGate>
    </>
  )
}

/** What of a company's page is not a section. */
function Elsewhere() {
  const { t } = useTexts()
  return (
    <chakra.p textStyle="sm" color="fg.muted" mt="4">
      {t('resource.sections.company')}{' '}
      <Link asChild>
        <RouterLink to={pages.companyInformation.path}>{t('page.companyInformation.title')}</RouterLink>
      </Link>
    </chakra.p>
  )
}

function Told({ list }: { readonly list: Sections }) {
  return (
    <chakra.div css={{ '&:not(:empty)': { marginBottom: '1rem' } }}>
      <SectionsNotice list={list} />
    </chakra.div>
  )
}
