import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { companySectionPath } from '../../../openapi/anchors.ts'
import { pages } from '../../../openapi/routes.ts'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PublishView } from '../../machines/publish/publish.connect.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Lines } from '../../ui/Lines.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useDates } from '../../ui/useDates.ts'
import { AddressBar } from './AddressBar.tsx'
import { FOUND, IndexingChoice } from './IndexingChoice.tsx'

/** Where to fill in what publishing still needs. */
const places = {
  individual: { name: pages.personalDetail.path, section: pages.sections.path },
  company: { name: companySectionPath('identity'), section: pages.sections.path },
} as const

interface PublishPanelProps {
  readonly kind: SiteKind
  readonly publish: PublishView
  /** What else publishing does. */
  readonly note?: string | undefined
}

/** The state of the site: published or not, its address, and what is missing. */
export function PublishPanel({ kind, publish, note }: PublishPanelProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const { site, failure } = publish
  const isPublished = site.status === 'published'
  const said = failure === null ? null : failureText(failure, t)
  const missing = site.missing.length > 0 && !isPublished
  return (
    <Panel
      title={t(isPublished ? 'profile.site.published' : 'profile.site.unpublished')}
      text={
        isPublished && site.published_at
          ? t('profile.site.since', { date: date(site.published_at) })
          : t('profile.site.unpublished.text')
      }
      action={
        isPublished ? (
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={publish.busy || !publish.mayUnpublish}
            onClick={publish.askUnpublish}
          >
            {t('profile.site.unpublish')}
          </Button>
        ) : (
          <Button aria-disabled={publish.busy || !publish.mayPublish} onClick={publish.askPublish}>
            {t('profile.site.publish')}
          </Button>
        )
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {site.taken_down_reason === null ? null : (
          <Notice kind="warning" title={t('profile.site.taken_down')}>
            {site.taken_down_reason}
          </Notice>
        )}
        <AddressBar url={site.url} title={t('profile.site.title')} isOpen={isPublished} />
        {isPublished ? (
          <chakra.label display="flex" gap="3" alignItems="center" minHeight="11" cursor="pointer">
            <Switch
              checked={site.indexable}
              disabled={publish.busy}
              onChange={publish.changeIndexing}
              describedBy="indexing-help"
            />
            <span>
              {t('profile.site.indexable')}
              <chakra.span id="indexing-help" display="block" textStyle="xs" color="fg.muted">
                {t(site.indexable ? FOUND[kind].yes : 'profile.site.indexable.no')}
              </chakra.span>
            </span>
          </chakra.label>
        ) : null}
        {missing ? (
          <Notice kind={publish.isIncomplete ? 'warning' : 'info'} title={t('profile.site.missing')}>
            <chakra.ul ps="5" listStyleType="disc">
              {site.missing.map((what) => (
                <li key={what}>
                  <Link asChild>
                    <RouterLink to={places[kind][what]}>{t(`profile.site.missing.${what}`)}</RouterLink>
                  </Link>
                </li>
              ))}
            </chakra.ul>
          </Notice>
        ) : null}
        {note && !isPublished ? (
          <chakra.p textStyle="sm" color="fg.muted">
            {note}
          </chakra.p>
        ) : null}
        {said && publish.question === null ? (
          <Notice kind="error" title={said.title}>
            {said.text}
          </Notice>
        ) : null}
      </chakra.div>
      <PublishQuestion kind={kind} publish={publish} />
      <ConfirmDialog
        open={publish.question === 'unpublish'}
        title={t('profile.site.unpublish.title')}
        text={
          <>
            {t('profile.site.unpublish.text')}
            {said ? (
              <chakra.div role="alert" mt="3" color="fg.error">
                <Lines lines={[said.title, said.text]} />
              </chakra.div>
            ) : null}
          </>
        }
        confirm={t('profile.site.unpublish')}
        destructive
        busy={publish.busy}
        onConfirm={publish.confirm}
        onClose={publish.cancel}
      />
    </Panel>
  )
}

/** Asks when publishing whether search engines may list the site (product.md §3). */
function PublishQuestion({ kind, publish }: Pick<PublishPanelProps, 'kind' | 'publish'>) {
  const { t } = useTexts()
  const said = publish.failure === null ? null : failureText(publish.failure, t)
  return (
    <Dialog
      open={publish.question === 'publish'}
      onClose={publish.cancel}
      title={t('profile.site.publish.title')}
      description={t('profile.site.publish.text', { address: publish.site.url.replace(/^https?:\/\//, '') })}
      width="32rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={publish.cancel}>
            {t('ui.action.cancel')}
          </Button>
          <Button aria-disabled={publish.busy} onClick={() => (publish.busy ? undefined : publish.confirm())}>
            {t(publish.busy ? 'profile.site.publishing' : 'profile.site.publish')}
          </Button>
        </>
      }
    >
      <IndexingChoice kind={kind} indexable={publish.indexable} onAnswer={publish.answerIndexing} />
      {said ? (
        <chakra.div mt="4">
          <Notice kind="error" title={said.title}>
            {said.text}
          </Notice>
        </chakra.div>
      ) : null}
    </Dialog>
  )
}
