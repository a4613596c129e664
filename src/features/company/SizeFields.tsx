import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { sizesMachine } from './company.effects.ts'
import type { PartFieldsProps } from './PartFields.tsx'

/** How large the company is. The sizes to choose from come from the server; when they cannot be read the rest may be filled in meanwhile. */
export function SizeFields({ control }: PartFieldsProps) {
  const { t, pick } = useTexts()
  const { data, failure, retry } = useLoad(sizesMachine, null)
  const choices = (data ?? []).map(({ id, name }) => ({ value: id, label: pick(name)?.text ?? id, ...(pick(name) ? { lang: pick(name)?.lang ?? '' } : {}) }))
  return (
    <>
      {failure && data === null ? <Notice kind="warning" title={t('company.sizes_failed')} actions={<RetryButton onRetry={retry} />} /> : null}
      <FieldGrid>
        <SelectField control={control} name="company_size_id" label={t('company.company_size_id')} choices={choices} disabled={data === null} />
        <NumberField control={control} name="number_of_employees" label={t('company.number_of_employees')} />
        <NumberField control={control} name="number_of_branches" label={t('company.number_of_branches')} />
        <NumberField control={control} name="number_of_offices" label={t('company.number_of_offices')} />
      </FieldGrid>
    </>
  )
}
