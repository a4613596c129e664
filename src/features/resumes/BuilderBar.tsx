import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { chakra } from '@chakra-ui/react/styled-system'
import { Input } from '@chakra-ui/react/input'
import { memo } from 'react'
import { LONGEST_NAME } from '../../../openapi/resume-fields.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isRefusal } from '../../machines/failure.ts'
import type { SaveState } from '../../machines/resume/resume.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChevronDownIcon, DownloadIcon, EyeIcon, GlobeIcon, HistoryIcon, MoreIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { BuilderState } from './builder.ts'
import { PagesLanguage } from './PagesLanguage.tsx'
import type { ResumeFileKind } from './resume.effects.ts'
import { tooLong } from './too-long.ts'

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
interface BarProps extends BuilderBarProps {
  /** There is no room beside the form: two rows, with what is seldom needed in a menu and the PDF at the foot. */
  readonly isCompact: boolean
}
const NEW = 'new'

/** The top of the builder: which resume, whether it is saved, undo and redo, the language of the pages, the PDF. */
export function BuilderBar({ state, resumes, onOpen, onNew, isCompact, ...files }: BarProps) {
  const { t } = useTexts()
  const { draft, save, failure, lang, canUndo, canRedo, undo, redo, read } = state
  const wrong = draft.name.trim() === '' ? t('validation.required') : tooLong(draft.name, LONGEST_NAME, t)
  const said = failure && (save === 'refused' || save === 'lost') ? failureText(failure, t) : null
  // Sent again as it is, it would be refused again.
  const isWrong = isRefusal(failure, 'invalid')
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={isCompact ? '2' : '3'} mb="4">
      <chakra.div
        display="flex"
        flexWrap={isCompact ? 'nowrap' : 'wrap'}
        gap={isCompact ? '1' : '2'}
        alignItems="center"
      >
        <Field.Root invalid={wrong !== undefined} flex={isCompact ? '1' : '1 1 12rem'} width="auto" minWidth="0">
          <Input
            aria-label={t('resume.build.name')}
            value={draft.name}
            onChange={(event) => state.rename(event.target.value)}
            fontWeight="650"
          />
          {wrong ? <Field.ErrorText>{wrong}</Field.ErrorText> : null}
        </Field.Root>
        <Resumes chosen={state.row.id} {...{ resumes, onOpen, onNew, isCompact }} />
        {isCompact ? <MoreTools {...files} /> : null}
      </chakra.div>
      <Tools {...{ save, lang, canUndo, canRedo, undo, redo, read, isCompact, ...files }} />
      {said ? (
        <Notice
          kind="error"
          title={isWrong ? t('resume.build.invalid') : said.title}
          actions={isWrong ? undefined : <RetryButton onRetry={state.retrySave} />}
        >
          {save === 'lost' ? t('resume.build.lost') : said.text}
        </Notice>
      ) : null}
    </chakra.div>
  )
}

interface ResumesProps extends Pick<BarProps, 'resumes' | 'onOpen' | 'onNew' | 'isCompact'> {
  readonly chosen: string
}

/** The menu of the person's resumes. */
const Resumes = memo(function Resumes({ chosen, resumes, onOpen, onNew, isCompact }: ResumesProps) {
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
      renderTrigger={(trigger) =>
        isCompact ? (
          <IconButton {...trigger} label={t('resume.build.resumes')}>
            <ChevronDownIcon />
          </IconButton>
        ) : (
          <Button {...trigger} variant="outline" colorPalette="gray">
            {t('resume.build.resumes')}
            <ChevronDownIcon />
          </Button>
        )
      }
    />
  )
})

type FilesProps = Pick<BuilderBarProps, 'onDownload' | 'downloading' | 'onPreview' | 'onShare'>

/** Where there is little room: sharing at hand, the rest in a menu. */
const MoreTools = memo(function MoreTools({ onDownload, downloading, onPreview, onShare }: FilesProps) {
  const { t } = useTexts()
  return (
    <>
      <IconButton label={t('resume.share')} onClick={onShare}>
        <GlobeIcon />
      </IconButton>
      <Menu
        label={t('resume.build.more')}
        text={t('resume.word.about')}
        entries={[
          { key: 'preview', text: t('resume.preview') },
          { key: 'docx', text: t('resume.word.download') },
        ]}
        placement="bottom-end"
        onChoose={(key) => (key === 'docx' ? onDownload('docx') : onPreview())}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={t('resume.build.more')} loading={downloading === 'docx'}>
            <MoreIcon />
          </IconButton>
        )}
      />
    </>
  )
})

type ToolsProps = Pick<BuilderState, 'save' | 'lang' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'read'> &
  FilesProps &
  Pick<BarProps, 'isCompact'>

/** What can be done with the whole resume. A key typed in a text of it changes nothing here. */
const Tools = memo(function Tools({ save, lang, canUndo, canRedo, undo, redo, read, isCompact, ...files }: ToolsProps) {
  const { t } = useTexts()
  return (
    <chakra.div display="flex" flexWrap={isCompact ? 'nowrap' : 'wrap'} gap={isCompact ? '1' : '2'} alignItems="center">
      <IconButton label={t('resume.build.undo')} aria-disabled={!canUndo} onClick={undo}>
        <HistoryIcon />
      </IconButton>
      <IconButton label={t('resume.build.redo')} aria-disabled={!canRedo} onClick={redo}>
        <chakra.span display="inline-flex" transform="scaleX(-1)">
          <HistoryIcon />
        </chakra.span>
      </IconButton>
      <chakra.span role="status" textStyle="sm" color="fg.muted" flex={isCompact ? '1' : '1 1 4rem'} minWidth="0">
        {t(SAYS[save])}
      </chakra.span>
      <PagesLanguage lang={lang} onChoose={read} />
      {isCompact ? null : <FileTools {...files} />}
    </chakra.div>
  )
})
/** The one filled button of the builder. */
export function PdfButton({ onDownload, downloading }: Pick<BuilderBarProps, 'onDownload' | 'downloading'>) {
  const { t } = useTexts()
  return (
    <Button onClick={() => onDownload('pdf')} loading={downloading === 'pdf'}>
      <DownloadIcon />
      {t('resume.build.pdf')}
    </Button>
  )
}

/** Looking at the pages, sharing and downloading, each a button. */
function FileTools({ onDownload, downloading, onPreview, onShare }: FilesProps) {
  const { t } = useTexts()
  return (
    <>
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
      <PdfButton onDownload={onDownload} downloading={downloading} />
    </>
  )
}
const SAYS = {
  saved: 'resume.build.saved',
  waiting: 'resume.build.saving',
  lost: 'resume.build.unsaved',
  refused: 'resume.build.unsaved',
  conflict: 'resume.build.unsaved',
} as const satisfies Record<SaveState, string>
