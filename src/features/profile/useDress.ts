import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { siteBody } from '../../../openapi/schemas/site.ts'
import { lookOf, type PublishView } from '../../machines/publish/publish.connect.ts'
import type { Dress, Site } from '../../machines/publish/publish.machine.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import type { PreviewWish } from './profile.effects.ts'

/** Template, colours and font, which are previewed and saved together. */
export const dressForm = siteBody.omit({ indexable: true, version: true })
const valuesOf = (site: Site) => ({ template: site.template, ...lookOf(site) })
export type DressValues = ReturnType<typeof valuesOf>
export const dressOf = ({ template, ...look }: DressValues): Pick<Dress, 'template' | 'look'> => ({ template, look })

/**
 * The form of the look; after a save it continues from the server's state. A look saved elsewhere is shown at once,
 * unless there are unsaved changes: then `isOutdated`, and the changes stay.
 */
export function useDressForm({ site, done }: PublishView) {
  const form = useSchemaForm(dressForm, valuesOf(site))
  const { isDirty, defaultValues } = form.hook.formState
  const isOther = (Object.entries(valuesOf(site)) as [keyof DressValues, string][]).some(
    ([name, value]) => defaultValues?.[name] !== value,
  )
  const restart = useEffectEvent(() => {
    if (done === 'edit' || (isOther && !isDirty)) form.hook.reset(valuesOf(site))
  })
  useEffect(() => restart(), [done, site.version])
  return { form, isDirty, isOutdated: isDirty && isOther }
}

/** What the preview shows: the current choices, or the last complete ones while a colour is being typed. */
export function useWish(
  control: Control,
  { as, language }: Pick<PreviewWish, 'as' | 'language'>,
  site: Site,
): PreviewWish {
  const values = useWatch({ control })
  const parsed = dressForm.safeParse(values)
  const [complete, setComplete] = useState<DressValues>(() => valuesOf(site))
  const text = JSON.stringify(parsed.success ? parsed.data : complete)
  useEffect(() => setComplete(JSON.parse(text) as DressValues), [text])
  return useMemo(() => {
    const { template, look } = dressOf(JSON.parse(text) as DressValues)
    return { template, look, as, language }
  }, [text, as, language])
}
