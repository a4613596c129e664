import { Button } from '@chakra-ui/react/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { jobPostingBody } from '../../../openapi/schemas/job-posting.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { keptEntry, type LookupEntry } from '../../ui/form/kept-entry.ts'
import { LookupField } from '../../ui/form/LookupField.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { findJobTitle, findSector, sectorOf, type PostingDetail } from './posting-names.effects.ts'

interface TitleFieldsProps {
  readonly form: SchemaForm<typeof jobPostingBody>
  readonly names: PostingDetail['names']
}
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** The job title that people search by, and the sector, which the title proposes. */
export function TitleFields({ form, names }: TitleFieldsProps) {
  const { t, pick } = useTexts()
  const control = form.control as unknown as Control
  const [title, sector] = useWatch({ control, name: ['job_title_id', 'sector_id'] }) as [string, string]
  const [began] = useState(title)
  const [proposed, setProposed] = useState<LookupEntry | null>(null)
  const take = (entry: LookupEntry) =>
    form.hook.setValue('sector_id', entry.key as never, { shouldDirty: true, shouldValidate: false })
  const propose = useEffectEvent((entry: LookupEntry | null) => {
    // What was chosen by hand stays.
    const isFree = !sector || sector === proposed?.key
    setProposed(entry)
    if (entry && isFree) take(entry)
  })
  useEffect(() => {
    if (title === began || !UUID.test(title)) return undefined
    let isLeft = false
    void sectorOf(title).then((entry) => {
      if (!isLeft) propose(entry)
    })
    return () => {
      isLeft = true
    }
  }, [title, began])
  const nameOf = (entry: LookupEntry) => pick(entry.name)?.text ?? ''
  const knownAs = (id: string): LookupEntry | null => {
    const name = names[id] ?? keptEntry(id)?.name
    return name ? { key: id, name } : null
  }
  return (
    <FieldGrid>
      <LookupField
        control={control}
        name="job_title_id"
        label={t('posting.field.job_title_id')}
        help={t('posting.field.job_title_id.help')}
        find={findJobTitle}
        known={knownAs(title)}
        required
      />
      <LookupField
        control={control}
        name="sector_id"
        label={t('posting.field.sector_id')}
        help={
          proposed === null ? undefined : proposed.key === sector ? (
            t('posting.field.sector_id.proposed')
          ) : (
            <Button type="button" size="xs" variant="ghost" onClick={() => take(proposed)}>
              {t('posting.field.sector_id.use', { sector: nameOf(proposed) })}
            </Button>
          )
        }
        find={findSector}
        known={knownAs(sector)}
        required
      />
    </FieldGrid>
  )
}
