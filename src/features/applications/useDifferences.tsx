import type { ApplicableJob } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { alike } from '../../machines/save/differing.ts'
import type { Meeting } from '../../machines/save/save.machine.ts'
import type { Difference } from '../../ui/form/Conflict.tsx'
import type { ApplicationValues } from './apply.effects.ts'
import type { OwnForm } from './own-form.ts'

type Field = keyof ApplicationValues
const FIELDS = [
  'resume_id',
  'cv_file_id',
  'lang',
  'cover_letter',
  'answers',
  'document_ids',
] as const satisfies readonly Field[]
const SECTIONS = {
  resume_id: 'resume',
  cv_file_id: 'cv',
  lang: 'resume.lang',
  cover_letter: 'letter',
  answers: 'questions',
  document_ids: 'documents',
} as const satisfies Record<Field, string>

/** In words the fields in which two versions of a draft differ. */
export function useDifferences({ questions }: ApplicableJob) {
  const { t, pick } = useTexts()
  const said = (values: ApplicationValues, field: Field): string => {
    if (field === 'cover_letter') return values.cover_letter ?? t('application.nothing')
    if (field !== 'answers') {
      const value = values[field]
      const count = Array.isArray(value) ? value.length : value === null ? 0 : 1
      return count === 0 ? t('application.nothing') : t('application.chosen', { count })
    }
    const lines = values.answers.map((answer) => {
      const question = questions.find(({ id }) => id === answer.question)
      const value = answer.kind === 'file' ? '…' : answer.value
      const option = question?.kind === 'choice' ? question.options[Number(value)] : undefined
      const shown =
        typeof value === 'boolean' ? t(value ? 'ui.action.yes' : 'ui.action.no') : (pick(option)?.text ?? String(value))
      return `${pick(question?.text)?.text ?? ''} ${shown}`
    })
    return lines.join('\n') || t('application.nothing')
  }
  return ({ mine, theirs }: Meeting<ApplicationValues, OwnForm>): readonly Difference[] => {
    return FIELDS.filter((field) => !alike(mine[field], theirs[field])).map((field) => ({
      field,
      label: t(`application.${SECTIONS[field]}`),
      mine: said(mine, field),
      theirs: said(theirs, field),
    }))
  }
}
