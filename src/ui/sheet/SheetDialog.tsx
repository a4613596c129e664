import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { ErrorDetail } from '../../../openapi/errors.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { failureText } from '../failure-text.ts'
import { FileFrame } from '../file/FileFrame.tsx'
import { RetryButton } from '../form/RetryButton.tsx'
import { DownloadIcon } from '../icons.tsx'
import { Notice } from '../Notice.tsx'
import { useUnsaved } from '../unsaved.ts'
import { MOST_FIXES } from '../../../openapi/schemas/sheet-fix.ts'
import type { Fixing } from './useFixing.ts'

/** A column that a spreadsheet may have. */
export interface GuidedColumn {
  /** As the header has it. */
  readonly name: string
  /** The columns of which a new entry needs one, itself among them; empty where it can do without. */
  readonly neededOf: readonly string[]
  /** What it is called in the form and in reports; the header may say this too. */
  readonly label: string
  /** What to write in it. */
  readonly help?: string
}
interface Sheet {
  /** Of the chosen file. */
  readonly name: string | null
  /** What it would do, or did; another object for each answer. */
  readonly report: object | null
  readonly isChecking: boolean
  readonly isSending: boolean
  readonly canSend: boolean
  readonly isSent: boolean
  readonly canRetry: boolean
  readonly failure: Failure | null
  /** What is wrong with the spreadsheet as a whole. */
  readonly refused: ErrorDetail<'sheet_refused'> | null
  readonly choose: (file: File) => void
  readonly send: () => void
  readonly retry: () => void
}
interface SheetDialogProps {
  readonly sheet: Sheet
  readonly fixing: Fixing
  /** A row is wrong, or one was. */
  readonly hasFixes: boolean
  readonly title: string
  readonly text: string
  readonly columns: readonly GuidedColumn[]
  /** Says in a sentence which columns are missing. */
  readonly missingText: (columns: readonly string[]) => string
  readonly onTemplate: () => void
  readonly submitText: string
  readonly sendingText: string
  readonly closeText: string
  /** Why there is no room for so many rows; null where there is. */
  readonly limitText: string | null
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
  /** What the chosen spreadsheet would do, or did. */
  readonly children: ReactNode
}

/** The dialog of an import: how a spreadsheet looks, what the chosen one would do, and doing it. */
export function SheetDialog({
  sheet,
  fixing,
  hasFixes,
  title,
  text,
  columns,
  onTemplate,
  children,
  ...props
}: SheetDialogProps) {
  const { t } = useTexts()
  const { name, isChecking, isSending } = sheet
  const form = useId()
  const isWaiting = fixing.staged.length > 0
  const isDirty = !sheet.isSent && (isWaiting || fixing.checked.length > 0)
  /** Another file that was chosen, which would take the corrections of this one along. */
  const [other, setOther] = useState<File | null>(null)
  const canCheck = isWaiting && !isChecking && !isSending && !fixing.isTooMany
  return (
    <Dialog
      open
      onClose={props.onClose}
      finalFocus={props.finalFocus}
      title={title}
      width="56rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={props.onClose}>
            {props.closeText}
          </Button>
          {hasFixes && !sheet.isSent ? (
            <Button
              type="submit"
              form={form}
              variant={isWaiting ? 'solid' : 'outline'}
              colorPalette={isWaiting ? 'primary' : 'gray'}
              aria-disabled={!canCheck}
            >
              {t('import.fix.check')}
            </Button>
          ) : null}
          {(sheet.canSend && !isWaiting) || isSending ? (
            <Button aria-disabled={isSending} onClick={() => (isSending ? undefined : sheet.send())}>
              {isSending ? <Spinner size="sm" aria-hidden="true" /> : null}
              <span aria-live="polite">{isSending ? props.sendingText : props.submitText}</span>
            </Button>
          ) : null}
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <p>{text}</p>
        <ColumnGuide columns={columns} onTemplate={onTemplate} />
        <FileFrame
          label={t('import.file')}
          help={t('import.file.help')}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          chooseText={t(name === null ? 'import.choose' : 'import.choose_other')}
          onChoose={(file) => (isDirty ? setOther(file) : sheet.choose(file))}
          busy={isChecking || isSending}
          remove={null}
          cancel={null}
          trouble={null}
          progress={isChecking ? t('import.checking', { name: name ?? '' }) : null}
        >
          {name === null ? null : (
            <chakra.strong fontWeight="600" overflowWrap="anywhere" flexBasis="full">
              {name}
            </chakra.strong>
          )}
        </FileFrame>
        <Trouble sheet={sheet} missingText={props.missingText} limitText={props.limitText} />
        {fixing.isTooMany ? <Notice kind="error" title={t('import.fix.most', { most: MOST_FIXES })} /> : null}
        <FixForm
          id={form}
          report={sheet.report}
          isDirty={isDirty}
          onCheck={() => (canCheck ? fixing.check() : undefined)}
        >
          {children}
        </FixForm>
      </chakra.div>
      <ConfirmDialog
        open={other !== null}
        title={t('import.replace.title')}
        text={t('import.replace.text')}
        confirm={t('import.replace.confirm')}
        cancel={t('ui.action.stay')}
        destructive
        onClose={() => setOther(null)}
        onConfirm={() => {
          setOther(null)
          if (other) sheet.choose(other)
        }}
      />
    </Dialog>
  )
}

interface FixFormProps {
  readonly id: string
  readonly report: object | null
  /** Something was corrected that is not written yet. */
  readonly isDirty: boolean
  readonly onCheck: () => void
  readonly children: ReactNode
}
/**
 * Enter in a cell checks what was corrected; closing asks before corrections are lost. A report gives the focus to the
 * first wrong cell, or to the first wrong row where none of its cells can be put right as it is.
 */
function FixForm({ id, report, isDirty, onCheck, children }: FixFormProps) {
  useUnsaved(isDirty)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const row = report === null ? null : form.current?.querySelector('[data-fixes]')
    const place = row?.querySelector('[data-wrong]') ?? row
    place?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus()
  }, [report])
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onCheck()
      }}
    >
      {children}
    </form>
  )
}

/** The columns that a spreadsheet has, and an empty one to begin with. */
function ColumnGuide({ columns, onTemplate }: Pick<SheetDialogProps, 'columns' | 'onTemplate'>) {
  const { t, intl } = useTexts()
  const needed = (names: readonly string[]) =>
    names.length === 1
      ? t('import.needed')
      : t('import.needed.one', { columns: intl.formatList(names, { type: 'disjunction' }) })
  return (
    <div>
      <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={onTemplate}>
        <DownloadIcon />
        {t('import.template')}
      </Button>
      <chakra.details mt="3" textStyle="sm">
        <chakra.summary cursor="pointer" minHeight="6" fontWeight="600">
          {t('import.columns')}
        </chakra.summary>
        <chakra.dl
          mt="2"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' }}
          columnGap="5"
          rowGap="1"
        >
          {columns.map(({ name, neededOf, label, help }) => (
            <chakra.div key={name} display="contents">
              <chakra.dt>
                <code>{name}</code>
                {neededOf.length > 0 ? ` (${needed(neededOf)})` : null}
              </chakra.dt>
              <chakra.dd color="fg.muted" mb={{ base: '2', sm: '0' }}>
                <chakra.span color="fg">{label}</chakra.span>
                {help === undefined ? null : (
                  <chakra.span display="block" textStyle="xs">
                    {help}
                  </chakra.span>
                )}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </chakra.details>
    </div>
  )
}

/** Why the spreadsheet could not be read or sent, and what to do. */
function Trouble({
  sheet: { failure, refused, canRetry, retry },
  missingText,
  limitText,
}: Pick<SheetDialogProps, 'sheet' | 'missingText' | 'limitText'>) {
  const { t } = useTexts()
  if (!failure) return null
  const said = failureText(failure, t)
  const columns = missingText(refused?.columns ?? [])
  return (
    <Notice
      kind="error"
      title={refused ? t('import.refused') : said.title}
      actions={canRetry ? <RetryButton onRetry={retry} /> : undefined}
    >
      {refused ? t(`import.refused.${refused.reason}`, { columns }) : (limitText ?? said.text)}
    </Notice>
  )
}
