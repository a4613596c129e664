import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch, type Control } from 'react-hook-form'
import type { Failure } from '../../../openapi/failure.ts'
import { LONGEST_LETTER, type applicationBody } from '../../../openapi/schemas/job-application.ts'
import type { AutosaveState } from '../../hooks/useAutosave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Conflict, type ConflictProps } from '../../ui/form/Conflict.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ApplySide } from './ApplySide.tsx'
import { DocumentChoice, type RenderAddDocument } from './DocumentChoice.tsx'
import { JobBrief } from './JobBrief.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { ResumeChoice } from './ResumeChoice.tsx'
import type { OwnForm } from './own-form.ts'

/** From here on what stands around the form has room beside it. */
const BESIDE = '(min-width: 64rem)'

export interface ApplyViewProps {
  readonly form: SchemaForm<typeof applicationBody>
  /** As the server has it now. */
  readonly row: OwnForm
  readonly state: AutosaveState
  readonly trouble: 'stale' | 'refused' | 'offline' | 'failed' | 'accountChanged' | null
  readonly failure: Failure | null
  readonly conflict: ConflictProps | null
  /** What has to be there before it is sent, as the server names it. */
  readonly missing: readonly string[]
  /** The person wanted to send it: what is missing is said where it is missing. */
  readonly isAsked: boolean
  readonly isBusy: boolean
  readonly renderAddDocument: RenderAddDocument
  readonly onSettle: () => void
  readonly onRetry: () => void
  readonly onSend: () => void
  readonly onGoTo: (missing: string) => void
}

/** The form of an application, and beside it whether it is saved, what it lacks, and the way to send it. */
export function ApplyView(props: ApplyViewProps) {
  const { form, row, trouble, failure, conflict, missing, isAsked, renderAddDocument, onSettle } = props
  const { job, application, blocked } = row
  const { t, pick } = useTexts()
  const control = form.control as unknown as Control
  const asked = new Set(isAsked ? missing : [])
  const unanswered = new Set([...asked].flatMap((one) => (one.startsWith('answers.') ? [one.slice(8)] : [])))
  const lacksDocuments = [...asked].some((one) => one.startsWith('documents.'))
  return (
    <>
      <PageHeader title={t('application.title', { title: pick(job.title)?.text ?? '' })} />
      {blocked === null ? null : (
        <chakra.div mb="5">
          <Notice kind="warning" title={t(`application.blocked.${blocked}`)}>
            {t(application === null ? `application.blocked.${blocked}.text` : 'application.blocked.draft')}
          </Notice>
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ [`@media ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } }}
      >
        <chakra.div minWidth="0" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <JobBrief job={job} />
          {blocked !== null && application === null ? null : (
            <chakra.fieldset
              disabled={blocked !== null}
              minWidth="0"
              border="0"
              // What was written and chosen cannot be changed any more, and is still there to be read.
              css={{ '&& :disabled:is(:not(button), [aria-pressed=true])': { opacity: 1 } }}
            >
              <Form
                form={form}
                label={t('application.form')}
                guarded={false}
                savesItself
                failure={trouble === 'refused' ? failure : null}
                onSubmit={onSettle}
              >
                {conflict ? <Conflict {...conflict} /> : null}
                <Panel title={t('application.resume')} text={t('application.resume.text')}>
                  <ResumeChoice
                    control={control}
                    job={job.slug}
                    cv={application?.cv ?? null}
                    isMissing={asked.has('resume_id')}
                  />
                </Panel>
                <Panel title={t('application.letter')}>
                  <Letter control={control} />
                </Panel>
                {job.questions.length > 0 ? (
                  <Panel title={t('application.questions')}>
                    <QuestionFields
                      control={control}
                      questions={job.questions}
                      application={application}
                      missing={unanswered}
                    />
                  </Panel>
                ) : null}
                <Panel title={t('application.documents')} text={t('application.documents.text')}>
                  <DocumentChoice
                    control={control}
                    asked={job.documents}
                    isMissing={lacksDocuments}
                    renderAddDocument={renderAddDocument}
                  />
                </Panel>
              </Form>
            </chakra.fieldset>
          )}
        </chakra.div>
        {blocked === null ? (
          <chakra.aside
            minWidth="0"
            aria-label={t('application.state')}
            css={{ [`@media ${BESIDE}`]: { position: 'sticky', top: 'calc(var(--sticky-top, 0px) + 1rem)' } }}
          >
            <ApplySide {...props} />
          </chakra.aside>
        ) : null}
      </chakra.div>
    </>
  )
}

/** The letter, with how much of its room is taken. */
function Letter({ control }: { readonly control: Control }) {
  const { t } = useTexts()
  const text = useWatch({ control, name: 'cover_letter' }) as string | null | undefined
  return (
    <TextAreaField
      control={control}
      name="cover_letter"
      label={t('application.letter.label')}
      help={t('application.letter.count', { count: text?.length ?? 0, most: LONGEST_LETTER })}
      rows={8}
    />
  )
}
