import { NativeSelect } from '@chakra-ui/react/native-select'
import type { Control } from 'react-hook-form'
import { pages } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { useField } from '../../ui/form/useField.ts'
import { processesLoad } from './posting-names.effects.ts'

interface ProcessFieldProps {
  readonly control: Control
  /** Somebody applied: the process stays. */
  readonly isFixed: boolean
}
/** The hiring process whose stages the applicants go through. */
export function ProcessField({ control, isFixed }: ProcessFieldProps) {
  const { t, pick } = useTexts()
  const { data } = useLoad(processesLoad, null)
  const field = useField({ control, name: 'hiring_process_id' })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <FieldFrame
      label={t('posting.field.hiring_process_id')}
      help={t(isFixed ? 'posting.field.hiring_process_id.fixed' : 'posting.field.hiring_process_id.help')}
      aside={
        <a href={pages.hiringProcesses.path} target="_blank" rel="noopener">
          {t('posting.field.hiring_process_id.manage')}
        </a>
      }
      error={field.message}
    >
      <NativeSelect.Root disabled={isFixed}>
        <NativeSelect.Field
          name={field.name}
          ref={field.ref}
          value={value}
          onBlur={field.blur}
          onChange={({ target }) => field.change(target.value)}
        >
          {data === null ? <option value={value}>…</option> : null}
          {data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {pick(name)?.text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}
