import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch, type Control } from 'react-hook-form'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { Failure } from '../../../openapi/failure.ts'
import type { ApplicableJob, OwnApplication } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Notice } from '../../ui/Notice.tsx'

interface ApplyQuestionProps {
  readonly job: ApplicableJob
  /** As it was saved: what is sent. */
  readonly application: OwnApplication
  readonly control: Control
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Shows what goes out, before an application is sent for good. */
export function ApplyQuestion({ job, application, failure, isBusy, onConfirm, onClose, control }: ApplyQuestionProps) {
  const { t, pick, lang } = useTexts()
  const letter = (useWatch({ control, name: 'cover_letter' }) as string | null) ?? ''
  const said = failure ? failureText(failure, t) : null
  const knocked = job.questions.filter(({ id }) => application.knocked_out.includes(id))
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      title={t('application.send.title', { employer: pick(job.employer.name)?.text ?? '' })}
      text={
        <chakra.div display="grid" gap="3">
          {said ? (
            <Notice kind="error" title={t('application.failed.apply')}>
              {[said.text || said.title, ...Object.values(failure?.errors ?? {}).flat()].join(' ')}
            </Notice>
          ) : null}
          <chakra.ul ps="5" display="grid" gap="1" overflowWrap="anywhere">
            <li>
              {application.cv
                ? t('application.send.cv', { name: application.cv.name ?? '' })
                : t('application.send.resume')}
            </li>
            <li>
              {letter === '' ? t('application.send.no_letter') : t('application.send.letter', { count: letter.length })}
            </li>
            {job.questions.length > 0 ? (
              <li>{t('application.send.answers', { count: application.answers.length, of: job.questions.length })}</li>
            ) : null}
            <li>
              {application.documents.length === 0
                ? t('application.send.no_documents')
                : t('application.send.documents', {
                    names: application.documents.map(({ name }) => pick(name)?.text ?? '').join(COMMA[lang]),
                  })}
            </li>
          </chakra.ul>
          {knocked.length > 0 ? (
            <Notice kind="warning" title={t('application.knocked_out')}>
              {knocked.map(({ text }) => pick(text)?.text ?? '').join(' ')} {t('application.knocked_out.text')}
            </Notice>
          ) : null}
          <p>{t('application.send.text')}</p>
        </chakra.div>
      }
      confirm={t('application.send')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
