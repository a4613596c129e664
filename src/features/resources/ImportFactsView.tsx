import { Button } from '@chakra-ui/react/button'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { Language } from '../../../openapi/define.ts'
import { CARRIED_LANGUAGES, isLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CareerView } from '../../machines/career-import/career.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { FileFrame } from '../../ui/file/FileFrame.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { ProposedPart } from './ProposedPart.tsx'

export interface ImportFactsViewProps {
  readonly career: CareerView
  readonly onClose: () => void
}
const ACCEPTED = '.json,.zip,.pdf,.docx,application/json,application/zip,application/pdf'

/** The dialog of an import of career details: the file and its language, what it would add and change, and saving that. */
export function ImportFactsView({ career, onClose }: ImportFactsViewProps) {
  const { t } = useTexts()
  const { name, isReading, isSaving, taken, incomplete } = career
  const list = useRef<HTMLDivElement>(null)
  const save = () => {
    if (isSaving || isReading) return
    const [first] = incomplete
    if (first === undefined) return career.save()
    // What is lacking is shown instead: the first empty field of the first such entry.
    const place = [...(list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(
      (entry) => entry.dataset['place'] === first,
    )
    const inputs = [
      ...(place?.querySelectorAll<HTMLInputElement>('[data-lacking] :is(input, select, textarea):enabled') ?? []),
    ]
    const empty = inputs.find(({ value }) => value === '') ?? inputs[0]
    empty?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('facts.import.title')}
      width="56rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          {taken > 0 && !isReading && !career.isUnread && !career.isSaved ? (
            <Button aria-disabled={isSaving} onClick={save}>
              {isSaving ? <Spinner size="sm" aria-hidden="true" /> : null}
              <span aria-live="polite">
                {isSaving ? t('facts.import.saving') : t('facts.import.submit', { count: taken })}
              </span>
            </Button>
          ) : null}
        </>
      }
    >
      <chakra.div ref={list} display="flex" flexDirection="column" gap="5">
        <p>{t('facts.import.text')}</p>
        <LanguageOfFile value={career.lang} isBusy={isReading || isSaving} onChange={career.speak} />
        <FileFrame
          label={t('facts.import.file')}
          help={t('facts.import.file.help')}
          accept={ACCEPTED}
          chooseText={t(name === null ? 'facts.import.choose' : 'facts.import.choose_other')}
          onChoose={career.choose}
          busy={isReading || isSaving}
          remove={null}
          cancel={isReading ? { text: t('ui.action.cancel'), act: career.cancel } : null}
          trouble={null}
          progress={isReading ? t('facts.import.reading', { name: name ?? '' }) : null}
        >
          {name === null ? null : (
            <chakra.strong fontWeight="600" overflowWrap="anywhere" flexBasis="full">
              {name}
            </chakra.strong>
          )}
        </FileFrame>
        <Trouble career={career} />
        {career.proposal && !isReading && !career.isUnread ? (
          <Proposal career={career} proposal={career.proposal} />
        ) : null}
      </chakra.div>
    </Dialog>
  )
}

interface LanguageOfFileProps {
  readonly value: Language
  readonly isBusy: boolean
  readonly onChange: (lang: Language) => void
}
function LanguageOfFile({ value, isBusy, onChange }: LanguageOfFileProps) {
  const { t } = useTexts()
  return (
    <chakra.div maxWidth="16rem">
      <FieldFrame label={t('facts.import.language')} disabled={isBusy}>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={value}
            onChange={({ target }) => (isLanguage(target.value) ? onChange(target.value) : undefined)}
          >
            {CARRIED_LANGUAGES.map((language) => (
              <option key={language.value} value={language.value} lang={language.value}>
                {language.name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
    </chakra.div>
  )
}

/** Why the file could not be read or saved, and what to do. */
function Trouble({
  career: { failure, isRefused, isTooLarge, isUnread, isOutdated, canRetry, retry },
}: Pick<ImportFactsViewProps, 'career'>) {
  const { t } = useTexts()
  if (isOutdated) return <Notice kind="warning" title={t('facts.import.outdated')} />
  if (!failure) return null
  if (isTooLarge)
    return (
      <Notice kind="error" title={t('facts.import.refused')}>
        {t('facts.import.too_large')}
      </Notice>
    )
  const said = failureText(failure, t)
  return (
    <Notice
      kind="error"
      title={isRefused ? t('facts.import.refused') : isUnread ? said.title : t('facts.import.failed')}
      actions={canRetry ? <RetryButton onRetry={retry} /> : undefined}
    >
      {isRefused ? failure.message : isUnread ? said.text : <FailureLines failure={failure} />}
    </Notice>
  )
}

interface ProposalProps {
  readonly career: CareerView
  readonly proposal: NonNullable<CareerView['proposal']>
}
function Proposal({ career, proposal: { parts, unread, kept } }: ProposalProps) {
  const { t, lang } = useTexts()
  // What was read would have to be looked through again.
  useUnsaved(!career.isSaved)
  return (
    <>
      {parts.map((part) => (
        <ProposedPart key={part.key} part={part} career={career} />
      ))}
      {unread.length > 0 ? (
        <Notice kind="info" title={t('facts.import.unread', { count: unread.length })}>
          <p>{t('facts.import.unread.text')}</p>
          <chakra.div
            role="group"
            aria-label={t('facts.import.unread', { count: unread.length })}
            tabIndex={0}
            mt="2"
            maxHeight="16rem"
            overflowY="auto"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {unread.join('\n')}
          </chakra.div>
        </Notice>
      ) : null}
      {kept.length > 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {t('facts.import.kept', { keys: kept.join(COMMA[lang]) })}
        </chakra.p>
      ) : null}
      {career.incomplete.length > 0 ? (
        <Notice kind="info" title={t('facts.import.lacking', { count: career.incomplete.length })} />
      ) : null}
    </>
  )
}
