import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { HOME_TIME_ZONE, zoneName } from '../../../../openapi/format/wall-clock.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'

/** The time zone of an interview: at home, where the reader is, or where it takes place already. */
export function ZoneField({ control }: { readonly control: Control }) {
  const { t, lang } = useTexts()
  const chosen = String(useWatch({ control, name: 'time_zone' }))
  const [now] = useState(() => new Date())
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <SelectField
      control={control}
      name="time_zone"
      label={t('interview.field.time_zone')}
      isAlwaysChosen
      choices={[...new Set([HOME_TIME_ZONE, chosen, own])].map((zone) => ({
        value: zone,
        label: zoneName(now, zone, lang),
      }))}
    />
  )
}
