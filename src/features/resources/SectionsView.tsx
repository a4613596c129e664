import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChevronLeftIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone, RowsSkeleton } from '../../ui/Skeleton.tsx'
import { resourceOf, type SectionsView as Sections } from './sections.connect.ts'
import type { SectionKey, ViewAs } from './sections.effects.ts'
import { SectionList } from './SectionList.tsx'
import { SectionSettings } from './SectionSettings.tsx'
import { SectionsNotice } from './SectionsNotice.tsx'
import { resourceText } from './texts.ts'
import { ViewAsBar } from './ViewAsBar.tsx'

export interface SectionsViewProps {
  readonly list: Sections
  /** The section whose entries are open, or null for the list of all. */
  readonly open: SectionKey | null
  readonly viewAs: ViewAs | null
  readonly onViewAs: (as: ViewAs | null) => void
  readonly onPreview: () => void
  /** The editor of the open section's entries. */
  readonly children: ReactNode
}

const skeleton = (
  <>
    <Bone height="9" width="min(30rem, 100%)" mb="5" />
    <RowsSkeleton rows={11} />
  </>
)

/** `/user/add/sections`: the sections in their order, or one of them with its entries. */
export function SectionsView({ list, open, viewAs, onViewAs, onPreview, children }: SectionsViewProps) {
  const { t } = useTexts()
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
        <PageHeader title={t(`resource.sections.${open}`)} purpose={t(resourceText(resourceOf(open), 'purpose'))} />
        <LoadGate load={load} skeleton={skeleton}>
          {(rows) => {
            const section = rows.find(({ key }) => key === open)
            return (
              <>
                <Told list={list} />
                {section ? <SectionSettings section={section} onChange={(values) => list.change(section, values)} /> : null}
                {children}
              </>
            )
          }}
        </LoadGate>
      </>
    )
  return (
    <>
      <PageHeader title={t('page.sections.title')} purpose={t('resource.sections.purpose')} />
      <LoadGate load={load} skeleton={skeleton}>
        {(rows) => (
          <>
            <ViewAsBar value={viewAs} onChange={onViewAs} onPreview={onPreview} />
            <Told list={list} />
            <SectionList rows={rows} list={list} viewAs={viewAs} />
          </>
        )}
      </LoadGate>
    </>
  )
}

function Told({ list }: { readonly list: Sections }) {
  return (
    <chakra.div css={{ '&:not(:empty)': { marginBottom: '1rem' } }}>
      <SectionsNotice list={list} />
    </chakra.div>
  )
}
