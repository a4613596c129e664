import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { newResumePath } from './address.ts'
import { GalleryCard, type CardActions } from './GalleryCard.tsx'

export interface GalleryViewProps extends CardActions {
  readonly rows: readonly ResumeRow[]
  /** Resumes of the plan; null: any number. */
  readonly limit: number | null
}

/** `/resumes`: every resume of the person with its first page. */
export function GalleryView({ rows, limit, ...actions }: GalleryViewProps) {
  const { t } = useTexts()
  const isFull = limit !== null && rows.length >= limit
  return (
    <>
      <PageHeader
        title={t('page.myResumes.title')}
        purpose={t('resume.gallery.purpose')}
        action={
          rows.length === 0 || isFull ? undefined : (
            <Button asChild>
              <RouterLink to={newResumePath}>
                <PlusIcon />
                {t('resume.build.start')}
              </RouterLink>
            </Button>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title={t('resume.gallery.empty')}
          text={t('resume.gallery.empty.text')}
          action={
            <Button asChild>
              <RouterLink to={newResumePath}>{t('resume.gallery.empty.action')}</RouterLink>
            </Button>
          }
        />
      ) : (
        <chakra.div display="grid" gap="4">
          {isFull ? (
            <Notice
              kind="info"
              title={t('resume.build.full', { limit })}
              actions={
                <Link asChild>
                  <RouterLink to={pages.plan.path}>{t('resume.build.full.plan')}</RouterLink>
                </Link>
              }
            />
          ) : limit === null ? null : (
            <chakra.p textStyle="sm" color="fg.muted">
              {t('resume.gallery.used', { count: rows.length, limit })}
            </chakra.p>
          )}
          <chakra.ul
            listStyleType="none"
            display="grid"
            gap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(23rem, 100%), 1fr))"
          >
            {rows.map((row) => (
              <GalleryCard key={row.id} row={row} isFull={isFull} {...actions} />
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </>
  )
}
