import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Input } from '@chakra-ui/react/input'
import { memo } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveState } from '../../machines/resume/resume.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChevronDownIcon, DownloadIcon, EyeIcon, GlobeIcon, HistoryIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { BuilderState } from './builder.ts'
import { PagesLanguage } from './PagesLanguage.tsx'
import type { ResumeFileKind } from './resume.effects.ts'

/** One of the person's resumes, as the menu names it. */
export interface OtherResume {
  readonly id: string
  readonly name: string
}
export interface BuilderBarProps {
  readonly state: BuilderState
  readonly resumes: readonly OtherResume[]
  readonly onOpen: (id: string) => void
  readonly onNew: () => void
  /** Downloads a file in this language; what is not saved yet is saved first. */
  readonly onDownload: (kind: ResumeFileKind) => void
  /** The file that is on its way. */
  readonly downloading: ResumeFileKind | null
  /** Opens the pages on a screen of their own; what is not saved yet is saved first. */
  readonly onPreview: () => void
  readonly onShare: () => void
}
const NEW = 'new'

/** The top of the builder: which resume, whether it is saved, undo and redo, the language of the pages, the PDF. */
export function BuilderBar({ state, resumes, onOpen, onNew, ...files }: BuilderBarProps) {
  const { t } = useTexts()
  const { draft, save, failure, lang, canUndo, canRedo, undo, redo, read } = state
  const said = failure && (save === 'refused' || save === 'lost') ? failureText(failure, t) : null
  return (
    <chakra.div display="grid" gap="3" mb="4">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Input
          aria-label={t('resume.build.name')}
          value={draft.name}
          maxLength={120}
          onChange={(event) => state.rename(event.target.value)}
          flex="1 1 12rem"
          width="auto"
          minWidth="0"
          fontWeight="650"
        />
        <Resumes chosen={state.row.id} resumes={resumes} onOpen={onOpen} onNew={onNew} />
      </chakra.div>
      <Tools {...{ save, lang, canUndo, canRedo, undo, redo, read, ...files }} />
      {said ? (
        <Notice kind="error" title={said.title} actions={<RetryButton onRetry={state.retrySave} />}>
          {save === 'lost' ? t('resume.build.lost') : said.text}
        </Notice>
      ) : null}
    </chakra.div>
  )
}

interface ResumesProps extends Pick<BuilderBarProps, 'resumes' | 'onOpen' | 'onNew'> {
  readonly chosen: string
}

/** The menu of the person's resumes. */
const Resumes = memo(function Resumes({ chosen, resumes, onOpen, onNew }: ResumesProps) {
  const { t } = useTexts()
  return (
    <Menu
      label={t('resume.build.resumes')}
      entries={[
        ...resumes.map(({ id, name }) => ({ key: id, text: name })),
        { key: NEW, text: t('resume.build.start') },
      ]}
      chosen={chosen}
      placement="bottom-end"
      onChoose={(key) => (key === NEW ? onNew() : onOpen(key))}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="outline" colorPalette="gray">
          {t('resume.build.resumes')}
          <ChevronDownIcon />
        </Button>
      )}
    />
  )
})

type ToolsProps = Pick<BuilderState, 'save' | 'lang' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'read'> &
  Pick<BuilderBarProps, 'onDownload' | 'downloading' | 'onPreview' | 'onShare'>

/** What can be done with the whole resume. A key typed in a text of it changes nothing here. */
const Tools = memo(function Tools({ save, lang, canUndo, canRedo, undo, redo, read, ...files }: ToolsProps) {
  const { t } = useTexts()
  const { onDownload, downloading, onPreview, onShare } = files
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <IconButton label={t('resume.build.undo')} aria-disabled={!canUndo} onClick={undo}>
        <HistoryIcon />
      </IconButton>
      <IconButton label={t('resume.build.redo')} aria-disabled={!canRedo} onClick={redo}>
        <chakra.span display="inline-flex" transform="scaleX(-1)">
          <HistoryIcon />
        </chakra.span>
      </IconButton>
      <chakra.span role="status" textStyle="sm" color="fg.muted" flex="1 1 4rem">
        {t(SAYS[save])}
      </chakra.span>
      <PagesLanguage lang={lang} onChoose={read} />
      <IconButton label={t('resume.preview')} onClick={onPreview}>
        <EyeIcon />
      </IconButton>
      <Button variant="outline" colorPalette="gray" onClick={onShare}>
        <GlobeIcon />
        {t('resume.share')}
      </Button>
      <Menu
        label={t('resume.build.files')}
        text={t('resume.word.about')}
        entries={[{ key: 'docx', text: t('resume.word.download') }]}
        placement="bottom-end"
        onChoose={() => onDownload('docx')}
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="outline" colorPalette="gray" loading={downloading === 'docx'}>
            {t('resume.build.files')}
            <ChevronDownIcon />
          </Button>
        )}
      />
      <Button onClick={() => onDownload('pdf')} loading={downloading === 'pdf'}>
        <DownloadIcon />
        {t('resume.build.pdf')}
      </Button>
    </chakra.div>
  )
})
const SAYS = {
  saved: 'resume.build.saved',
  waiting: 'resume.build.saving',
  lost: 'resume.build.unsaved',
  refused: 'resume.build.unsaved',
  conflict: 'resume.build.unsaved',
} as const satisfies Record<SaveState, string>
