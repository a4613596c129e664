import type { SharedProps } from '../../fields/value-kinds.tsx'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { sizesMachine } from './company.effects.ts'

/** How large the company is, by a list of the server; when it cannot be read the rest may be filled in meanwhile. */
export function SizeField(shared: SharedProps) {
  const { t, pick } = useTexts()
  const { data, failure, retry } = useLoad(sizesMachine, null)
  const choices = (data ?? []).map(({ id, name }) => ({
    value: id,
    label: pick(name)?.text ?? id,
    ...(pick(name) ? { lang: pick(name)?.lang ?? '' } : {}),
  }))
  return (
    <div>
      {failure && data === null ? (
        <Notice kind="warning" title={t('company.sizes_failed')} actions={<RetryButton onRetry={retry} />} />
      ) : null}
      <SelectField {...shared} choices={choices} disabled={data === null} />
    </div>
  )
}
