import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch, type Control } from 'react-hook-form'
import type { Failure } from '../../../openapi/failure.ts'
import type { jobPostingBody, JobPosting } from '../../../openapi/schemas/job-posting.ts'
import type { AutosaveState } from '../../hooks/useAutosave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PostingEvent } from '../../machines/job-posting/job-posting.machine.ts'
import { FootBar } from '../../ui/FootBar.tsx'
import { Conflict, type ConflictProps } from '../../ui/form/Conflict.tsx'
import { Form, type SaveTrouble } from '../../ui/form/Form.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { PostingDetail } from './posting-names.effects.ts'
import { PostingFields } from './PostingFields.tsx'
import { PostingSide, PublishButton, Saved } from './PostingSide.tsx'
import type { Room } from './postings.effects.ts'

/** From here on what stands around the form has room beside it. */
const BESIDE = '(min-width: 64rem)'

export interface PostingEditorViewProps {
  readonly form: SchemaForm<typeof jobPostingBody>
  /** As the server has it now. */
  readonly row: JobPosting
  readonly names: PostingDetail['names']
  readonly room: Room | null
  readonly state: AutosaveState
  readonly trouble: SaveTrouble
  readonly failure: Failure | null
  readonly conflict: ConflictProps | null
  readonly isBusy: boolean
  /** Saves what waits at once. */
  readonly onSettle: () => void
  readonly onRetry: () => void
  readonly onAct: (event: PostingEvent) => void
  /** Shows the public page of what is saved. */
  readonly onPreview: () => void
}

/** A posting as a form, and beside it where it stands, what it lacks, and what can be done. */
export function PostingEditorView(props: PostingEditorViewProps) {
  const { form, row, names, trouble, failure, conflict, onSettle } = props
  const { t, pick } = useTexts()
  const title = useWatch({ control: form.control as unknown as Control, name: 'title' }) as Localized | undefined
  const isLocked = !row.abilities.edit
  const isBeside = useMedia(BESIDE)
  return (
    <>
      <PageHeader title={pick(title ?? {})?.text?.trim() || pick(row.title)?.text || t('page.jobPosting.title')} />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ [`@media ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } }}
      >
        <chakra.div minWidth="0" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          {row.status === 'draft' && row.review_note !== null ? (
            <Notice kind="warning" title={t('posting.sent_back')}>
              {row.review_note}
            </Notice>
          ) : null}
          <Form
            form={form}
            label={t('page.jobPosting.title')}
            guarded={false}
            savesItself
            failure={trouble === 'refused' ? failure : null}
            onSubmit={onSettle}
          >
            {conflict ? <Conflict {...conflict} /> : null}
            <PostingFields form={form} names={names} isLocked={isLocked} hasApplicants={row.has_applicants} />
          </Form>
        </chakra.div>
        <chakra.aside
          minWidth="0"
          aria-label={t('posting.column.status')}
          css={{ [`@media ${BESIDE}`]: { position: 'sticky', top: 'calc(var(--sticky-top, 0px) + 1rem)' } }}
        >
          <PostingSide {...props} isBeside={isBeside} />
        </chakra.aside>
      </chakra.div>
      {isBeside || isLocked ? null : (
        // Where the form fills the window, what it says of saving and the way to publish stay in sight at its foot.
        <FootBar mt="4" gap="3" minHeight="11">
          <chakra.div flex="1" minWidth="0">
            <Saved {...props} />
          </chakra.div>
          {row.abilities.publish ? <PublishButton {...props} /> : null}
        </FootBar>
      )}
    </>
  )
}
