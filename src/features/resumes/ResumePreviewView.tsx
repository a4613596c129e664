import { Global } from '@emotion/react'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Language } from '../../../openapi/define.ts'
import type { ResumePages, SavedResume } from '../../../openapi/schemas/resume.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { LoadMachine } from '../../machines/load/load.machine.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { DownloadIcon, FitIcon, GlobeIcon, MinusIcon, PencilIcon, PlusIcon, PrinterIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { builderPath, newResumePath } from './address.ts'
import { PaperPage } from '../../ui/paper/PaperPage.tsx'
import { PagesLanguage } from './PagesLanguage.tsx'
import type { Drawn } from './resume.effects.ts'
import { closer, farther, FIT, PIXELS, type Zoom } from './zoom.ts'

export interface ResumePreviewViewProps {
  readonly row: SavedResume
  /** The language of the pages. */
  readonly lang: Language
  readonly onLang: (lang: Language) => void
  /** Draws the pages. */
  readonly machine: LoadMachine<ResumePages, Drawn>
  readonly onPdf: () => void
  readonly isPdfBusy: boolean
  readonly onPrint: () => void
  readonly onShare: () => void
}

/** On a phone the tools are drawings alone, in one row, so that the page itself is in sight. */
const ON_PHONES = { base: true, md: false }
const TOOL = { px: { base: '0', md: '4' }, width: { base: '11', md: 'auto' }, minWidth: '11', height: '11' }

/** `/resume/prev`: every page of a saved resume as it is printed, in each language and as large as wanted. */
export function ResumePreviewView({ row, lang, onLang, machine, ...actions }: ResumePreviewViewProps) {
  const { t } = useTexts()
  const { onPdf, isPdfBusy, onPrint, onShare } = actions
  const [zoom, setZoom] = useState<Zoom>(FIT)
  return (
    <>
      <chakra.div css={UNPRINTED}>
        <PageHeader title={row.name} />
        <chakra.div display="flex" flexWrap="wrap" gap={{ base: '1', md: '2' }} alignItems="center" mb="3">
          <Button asChild variant="outline" colorPalette="gray" title={t('resume.preview.edit')} {...TOOL}>
            <RouterLink to={builderPath(row.id)}>
              <PencilIcon />
              <chakra.span srOnly={ON_PHONES}>{t('resume.preview.edit')}</chakra.span>
            </RouterLink>
          </Button>
          <chakra.div flex="1 0 auto">
            <PagesLanguage lang={lang} onChoose={onLang} />
          </chakra.div>
          <chakra.div display="flex" gap={{ base: '1', md: '2' }}>
            <Button variant="outline" colorPalette="gray" onClick={onShare} title={t('resume.share')} {...TOOL}>
              <GlobeIcon />
              <chakra.span srOnly={ON_PHONES}>{t('resume.share')}</chakra.span>
            </Button>
            <Button variant="outline" colorPalette="gray" onClick={onPrint} title={t('resume.preview.print')} {...TOOL}>
              <PrinterIcon />
              <chakra.span srOnly={ON_PHONES}>{t('resume.preview.print')}</chakra.span>
            </Button>
            <Button onClick={onPdf} loading={isPdfBusy} title={t('resume.build.pdf')} {...TOOL}>
              <DownloadIcon />
              <chakra.span srOnly={ON_PHONES}>{t('resume.build.pdf')}</chakra.span>
            </Button>
          </chakra.div>
        </chakra.div>
      </chakra.div>
      {/* Another language is another reading. */}
      <Sheets key={`${row.version} ${lang}`} row={row} lang={lang} machine={machine} zoom={zoom} onZoom={setZoom} />
    </>
  )
}

interface SheetsProps extends Pick<ResumePreviewViewProps, 'row' | 'lang' | 'machine'> {
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
}

function Sheets({ row, lang, machine, zoom, onZoom }: SheetsProps) {
  const { t, intl } = useTexts()
  const { style } = row
  const load = useLoad(machine, { resume: row, lang })
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    if (place.current === null) return
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? null))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [load.data])
  return (
    <LoadGate load={load} skeleton={<Bone height="40rem" borderRadius="l2" />}>
      {({ pages, problems }) => {
        const [first] = pages
        const whole = (first?.width ?? 0) * PIXELS
        const shown = zoom === FIT ? Math.round(((room ?? whole) / whole) * 100) : zoom
        const onKey = (event: KeyboardEvent) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const keys: Readonly<Record<string, Zoom>> = {
            '+': closer(shown),
            '=': closer(shown),
            '-': farther(shown),
            '0': FIT,
          }
          const next = keys[event.key]
          if (next === undefined) return
          event.preventDefault()
          onZoom(next)
        }
        return (
          <>
            <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="center" mb="3" css={UNPRINTED}>
              <chakra.span role="status" flex="1 1 5rem" color="fg.muted">
                {t('resume.preview.length', { pages: pages.length, paper: t(`resume.build.paper.${style.paper}`) })}
              </chakra.span>
              <chakra.div role="group" aria-label={t('resume.preview.zoom')} display="flex" alignItems="center" gap="1">
                <IconButton
                  label={t('resume.preview.zoom_out')}
                  aria-disabled={farther(shown) === shown}
                  onClick={() => onZoom(farther(shown))}
                >
                  <MinusIcon />
                </IconButton>
                <chakra.output minWidth="3.5rem" textAlign="center" fontVariantNumeric="tabular-nums">
                  {intl.formatNumber(shown / 100, { style: 'percent' })}
                </chakra.output>
                <IconButton
                  label={t('resume.preview.zoom_in')}
                  aria-disabled={closer(shown) === shown}
                  onClick={() => onZoom(closer(shown))}
                >
                  <PlusIcon />
                </IconButton>
                <IconButton label={t('resume.preview.width')} aria-pressed={zoom === FIT} onClick={() => onZoom(FIT)}>
                  <FitIcon />
                </IconButton>
              </chakra.div>
            </chakra.div>
            {problems.some(({ code }) => code === 'cannot_fit') ? (
              <chakra.div mb="4" css={UNPRINTED}>
                <Notice kind="info">{t('resume.build.cannot_fit', { pages: pages.length })}</Notice>
              </chakra.div>
            ) : null}
            <chakra.section
              ref={place}
              aria-label={t('resume.build.pages')}
              aria-description={t('resume.preview.keys')}
              // Wide pages are scrolled by keys, and zoomed.
              tabIndex={0}
              onKeyDown={onKey}
              overflowX="auto"
              css={PRINTED}
            >
              <chakra.div
                mx="auto"
                display="grid"
                gap="6"
                style={{ width: zoom === FIT ? '100%' : `${(whole * zoom) / 100}px` }}
              >
                {pages.map((page, at) => (
                  <PaperPage
                    key={`page ${at + 1}`}
                    page={page}
                    label={t('resume.build.page', { page: at + 1, pages: pages.length })}
                  />
                ))}
              </chakra.div>
            </chakra.section>
            <Global styles={{ '@page': { size: style.paper === 'a4' ? 'A4' : 'letter', margin: 0 } }} />
          </>
        )
      }}
    </LoadGate>
  )
}
const UNPRINTED = { '@media print': { display: 'none' } }
/** On paper each page is a sheet, and nothing else is there. */
const PRINTED = {
  '@media print': {
    overflow: 'visible',
    '& > div': { display: 'block', width: '100% !important', maxWidth: 'none' },
    // A hair less than the sheet, so that rounding makes no empty one.
    '& figure': { breakAfter: 'page', breakInside: 'avoid', maxHeight: '99.9vh', overflow: 'hidden' },
    '& figure:last-child': { breakAfter: 'auto' },
    '& figure > div': { border: 0, boxShadow: 'none' },
    '& figcaption': { display: 'none' },
  },
}

/** Nobody wrote a resume yet. */
export function NoPages() {
  const { t } = useTexts()
  return (
    <>
      <PageHeader title={t('page.resumePreview.title')} />
      <EmptyState
        title={t('resume.gallery.empty')}
        text={t('resume.preview.empty')}
        action={
          <Button asChild>
            <RouterLink to={newResumePath}>{t('resume.gallery.empty.action')}</RouterLink>
          </Button>
        }
      />
    </>
  )
}
