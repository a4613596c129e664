import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink, useNavigate } from 'react-router'
import type { Language } from '../../../openapi/define.ts'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { CARRIED_LANGUAGES, ownNameOf } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoreIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { SheetDrawing } from '../../ui/SheetDrawing.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { builderPath, previewPath } from './address.ts'
import { thumbnailMachine } from './gallery.effects.ts'
import type { ResumeFileKind } from './resume.effects.ts'
import { useReach } from './useReach.ts'

export interface CardActions {
  readonly onDownload: (row: ResumeRow, kind: ResumeFileKind, lang: Language) => void
  readonly onDuplicate: (row: ResumeRow) => void
  readonly onRename: (row: ResumeRow) => void
  readonly onDelete: (row: ResumeRow) => void
  readonly onShare: (row: ResumeRow) => void
  readonly onDocuments: (row: ResumeRow) => void
}
interface GalleryCardProps extends CardActions {
  readonly row: ResumeRow
  /** The plan allows no more. */
  readonly isFull: boolean
}
/** The files of a resume, each in each language. */
const FILES = (['pdf', 'docx'] as const).flatMap((kind) =>
  CARRIED_LANGUAGES.map(({ value, name }) => ({ key: `${kind} ${value}`, kind, lang: value, name })),
)
const FILE_TEXTS = { pdf: 'resume.gallery.pdf', docx: 'resume.gallery.word' } as const

/** One resume: its first page, what it is called, who can read it, and what can be done with it. */
export function GalleryCard({ row, isFull, onDownload, onShare, ...on }: GalleryCardProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const reach = useReach()
  const navigate = useNavigate()
  const { id, name, lang } = row
  const actions: Readonly<Record<string, () => void>> = {
    preview: () => void navigate(previewPath(id)),
    documents: () => on.onDocuments(row),
    duplicate: () => on.onDuplicate(row),
    rename: () => on.onRename(row),
    delete: () => on.onDelete(row),
  }
  return (
    <chakra.li
      display="flex"
      gap="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '3', md: '4' }}
      minWidth="0"
    >
      {/* The name beside it leads there too. */}
      <chakra.div flex="0 0 auto" width={{ base: '5.5rem', md: '8rem' }} asChild>
        <RouterLink to={builderPath(id)} tabIndex={-1} aria-hidden="true">
          <Thumbnail key={`${row.version}`} id={id} />
        </RouterLink>
      </chakra.div>
      <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column" gap="2" alignItems="flex-start">
        <Heading as="h2" textStyle="md" overflowWrap="anywhere">
          {name}
        </Heading>
        <StatusChip tone={row.is_public ? 'success' : 'gray'}>{reach(row)}</StatusChip>
        <chakra.p textStyle="sm" color="fg.muted">
          <bdi lang={lang}>{ownNameOf(lang)}</bdi>
          {' · '}
          {t('resume.gallery.views', { count: row.views })}
          <chakra.span display="block">{t('resume.gallery.updated', { date: date(row.updated_at) })}</chakra.span>
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="auto" width="full">
          <Button size="sm" minHeight="11" variant="outline" asChild>
            <RouterLink to={builderPath(id)} aria-label={t('resume.gallery.open.of', { name })}>
              {t('resume.gallery.open')}
            </RouterLink>
          </Button>
          <Button
            size="sm"
            minHeight="11"
            variant="outline"
            colorPalette="gray"
            aria-label={t('resume.share.title', { name })}
            onClick={() => onShare(row)}
          >
            {t('resume.share')}
          </Button>
          <Menu
            label={t('resume.gallery.more', { name })}
            text={t('resume.word.about')}
            placement="bottom-end"
            entries={[
              { key: 'preview', text: t('resume.preview') },
              ...FILES.map(({ key, kind, name: language }) => ({ key, text: t(FILE_TEXTS[kind], { language }) })),
              { key: 'documents', text: t('resume.documents') },
              { key: 'duplicate', text: t('resume.gallery.duplicate'), disabled: isFull },
              { key: 'rename', text: t('resume.gallery.rename') },
              { key: 'delete', text: t('resume.gallery.delete') },
            ]}
            onChoose={(key) => {
              const file = FILES.find((each) => each.key === key)
              if (file) onDownload(row, file.kind, file.lang)
              else actions[key]?.()
            }}
            renderTrigger={(trigger) => (
              <IconButton {...trigger} label={t('resume.gallery.more', { name })}>
                <MoreIcon />
              </IconButton>
            )}
          />
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}

function Thumbnail({ id }: { readonly id: string }) {
  const { data } = useLoad(thumbnailMachine, id)
  return <SheetDrawing svg={data} />
}
