import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Failure } from '../../../../openapi/failure.ts'
import { LONGEST_LETTER, MOST_ATTACHMENTS, type Letter, type letterEdit } from '../../../../openapi/schemas/letter.ts'
import { isUnsaved, mayRetry, type AutosaveState } from '../../../hooks/useAutosave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DocumentsField } from '../../../fields/DocumentsField.tsx'
import { AutosaveNote } from '../../../ui/form/AutosaveNote.tsx'
import { FootBar } from '../../../ui/FootBar.tsx'
import { Conflict, type ConflictProps } from '../../../ui/form/Conflict.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { RichTextField } from '../../../ui/form/RichTextField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { SchemaForm } from '../../../ui/form/useCheckedForm.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { personLookup } from '../letters.effects.ts'
import type { Quoted } from '../../../ui/rich-text/quoted.ts'
import { LetterComments } from '../letter-page/LetterComments.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { letterPictures } from './letter-pictures.ts'
import { letterFileMachine } from './writing.effects.ts'
import { RecipientsField } from './RecipientsField.tsx'

export interface LetterEditorViewProps {
  readonly form: SchemaForm<typeof letterEdit>
  /** As the server has it now. */
  readonly row: Letter
  readonly state: AutosaveState
  readonly trouble: 'stale' | 'refused' | 'offline' | 'failed' | 'accountChanged' | null
  readonly failure: Failure | null
  readonly conflict: ConflictProps | null
  readonly isBusy: boolean
  /** Saves what waits at once; null where something stands in the way. */
  readonly onSettle: () => Promise<Letter | null>
  readonly onRetry: () => void
  readonly onSubmit: () => void
  readonly onDelete: () => void
  /** Something was said about it, or dealt with. */
  readonly onTalk: (letter: Letter) => void
}

/** A letter as a form: what it says, to whom it goes, and how it will look. */
export function LetterEditorView(props: LetterEditorViewProps) {
  const { form, row, state, trouble, failure, conflict, isBusy, onSettle, onRetry, onSubmit, onDelete, onTalk } = props
  const { t, pick } = useTexts()
  const dates = useDates()
  const [isAsked, setAsked] = useState(false)
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const find = useMemo(() => personLookup((title) => pick(title ?? {})?.text ?? ''), [pick])
  const control = form.control as unknown as Control
  const isSeparate = useWatch({ control, name: 'separate' }) === true
  const isLocked = !row.abilities.edit
  const back = row.status === 'draft' ? row.approvals.findLast(({ act }) => act === 'return') : undefined
  const said = state === 'stuck' && trouble === 'offline' ? 'offline' : state
  // What was typed a moment ago is seen too; what cannot be saved says so itself.
  const preview = () => void onSettle().then((saved) => setPreviewed(saved !== null))
  return (
    <>
      <PageHeader
        title={row.subject ?? t('letter.write.nameless')}
        purpose={`${pick(row.type.name)?.text ?? ''} · ${t(`ui.language.${row.lang}`)}`}
      />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxWidth="56rem">
        {back?.note ? (
          <Notice
            kind="warning"
            title={t('letter.write.returned_by', {
              name: pick(back.person?.name ?? {})?.text ?? t('letter.who.nameless'),
              date: dates.date(back.at),
            })}
          >
            {back.note}
          </Notice>
        ) : null}
        {row.status === 'in_review' ? <Notice kind="warning">{t('letter.write.voids')}</Notice> : null}
        {isLocked ? <Notice kind="info">{t('letter.write.locked')}</Notice> : null}
        <Panel>
          <Form
            form={form}
            label={t('page.writeLetter.title')}
            guarded={false}
            savesItself
            failure={failure}
            onSubmit={() => void onSettle()}
          >
            {conflict ? <Conflict {...conflict} /> : null}
            <RecipientsField form={form} known={row.recipients} isLocked={isLocked} />
            <TextField
              control={control}
              name="subject"
              label={t('letter.write.field.subject')}
              disabled={isLocked}
              required
            />
            {isSeparate ? null : (
              <LookupField
                control={control}
                name="about_user_id"
                label={t('letter.write.field.about_user_id')}
                help={t('letter.write.about.help')}
                find={find}
                known={row.about ? { key: row.about.id, name: row.about.name ?? {} } : null}
                disabled={isLocked}
              />
            )}
            <RichTextField
              control={control}
              name="body"
              label={t('letter.write.field.body')}
              lang={row.lang}
              max={LONGEST_LETTER}
              tables
              fields
              pictures={letterPictures(row)}
              quoted={quoted}
              disabled={isLocked}
              required
            />
            <DocumentsField
              control={control}
              name="attachment_ids"
              machine={letterFileMachine}
              kind="attachment"
              kept={row.attachments}
              most={MOST_ATTACHMENTS}
              disabled={isLocked}
              texts={{
                label: t('letter.write.field.attachment_ids'),
                add: t('letter.write.attachments.add'),
                help: t('letter.write.attachments.help'),
                full: t('letter.write.attachments.full', { most: MOST_ATTACHMENTS }),
                remove: (name) => t('letter.write.attachments.remove', { name }),
              }}
            />
            <NumberField
              control={control}
              name="amount"
              label={t('letter.write.field.amount')}
              help={t('letter.write.amount.help')}
              disabled={isLocked}
            />
          </Form>
        </Panel>
        {row.submitted_at === null ? null : <LetterComments letter={row} onChange={onTalk} onQuoted={setQuoted} />}
        <FootBar justifyContent="end" columnGap="3" rowGap="1" minHeight="11">
          {/* On a phone it stands above the three buttons, which then share a row. */}
          <chakra.div flex={{ base: '1 0 100%', md: '1 1 10rem' }} minWidth="0">
            {isLocked ? null : (
              <AutosaveNote
                text={t(`letter.write.autosave.${said}`)}
                isWrong={isUnsaved(state)}
                onRetry={mayRetry(state, trouble) ? onRetry : null}
              />
            )}
          </chakra.div>
          {row.abilities.delete ? (
            <Button variant="ghost" colorPalette="gray" onClick={() => setAsked(true)}>
              {t('letter.delete')}
            </Button>
          ) : null}
          <Button variant="outline" colorPalette="gray" onClick={preview}>
            {t(isSeparate ? 'letter.trial' : 'letter.write.preview')}
          </Button>
          {row.abilities.submit ? (
            <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onSubmit())}>
              {t('letter.write.submit')}
            </Button>
          ) : null}
        </FootBar>
      </chakra.div>
      {isPreviewed ? <LetterPreview letter={row} onClose={() => setPreviewed(false)} /> : null}
      <ConfirmDialog
        open={isAsked}
        destructive
        title={t('letter.delete.title', { name: row.subject ?? t('letter.write.nameless') })}
        text={t('letter.write.delete.text')}
        confirm={t('letter.delete')}
        onConfirm={() => {
          setAsked(false)
          onDelete()
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
