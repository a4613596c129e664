import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { differing } from '../../machines/save/differing.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { AudienceField } from '../../ui/form/AudienceField.tsx'
import { ColourField } from '../../ui/form/ColourField.tsx'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ColourPreview } from './ColourPreview.tsx'
import { PhotoField } from './PhotoField.tsx'
import type { AccountSetup, SetupValues } from './profile.effects.ts'
import { SaveForm } from './SaveForm.tsx'
import { setupForm, setupValues } from './values.ts'

export interface AccountSetupViewProps {
  readonly setup: AccountSetup
  readonly save: SaveView<SetupValues, AccountSetup>
}
const HEX = /^#[0-9a-f]{6}$/i

function useDifferences(save: AccountSetupViewProps['save']) {
  const { t } = useTexts()
  const said = (field: keyof SetupValues, values: SetupValues, against: SetupValues) => {
    if (field === 'headline' || field === 'bio') return <DifferingText text={values[field]} against={against[field]} />
    if (field === 'photo_id') return t(values.photo_id ? 'ui.action.yes' : 'ui.action.no')
    if (field === 'language') return t(`ui.language.${values.language}`)
    if (field === 'audiences')
      return Object.values(values.audiences)
        .map((places) => (places.length === 0 ? t('ui.audience.only_me') : places.map((a) => t(`ui.audience.${a}`)).join(', ')))
        .join('; ')
    return values[field]
  }
  const { theirs, values } = save
  if (theirs === null || values === null) return []
  const other = setupValues(theirs)
  return differing(values, other).map((field) => ({
    field,
    label: t(field === 'photo_id' ? 'profile.photo' : `profile.${field}`),
    mine: said(field, values, other),
    theirs: said(field, other, values),
  }))
}

/** How a person presents themself: headline, bio, photo, colours, language, and who sees what. */
export function AccountSetupView({ setup, save }: AccountSetupViewProps) {
  const { t } = useTexts()
  const form = useSchemaForm(setupForm, save.values ?? setupValues(setup))
  const saved = save.isSaved && save.row ? save.row : null
  useEffect(() => {
    if (saved) form.hook.reset(toForm(setupForm, setupValues(saved)) as never)
  }, [saved, form.hook])
  const { control } = form
  const [primary, second, text] = useWatch({ control: control as unknown as Control, name: ['primary_colour', 'second_colour', 'text_colour'] }) as string[]
  const isReadable = [primary, second, text].every((colour) => HEX.test(colour ?? ''))
  return (
    <SaveForm form={form} save={save} valuesOf={(body) => body} differences={useDifferences(save)}>
      <Panel title={t('profile.about')} text={t('profile.about.text')}>
        <chakra.div display="flex" flexDirection="column" gap="6">
          <chakra.div display="flex" flexDirection="column" gap="3">
            <PhotoField control={control as unknown as Control} url={setup.photo} name={setup.username} />
            <AudienceField control={control} name="audiences.photo" label={t('profile.photo')} />
          </chakra.div>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <LocalizedField control={control} name="headline" label={t('profile.headline')} help={t('profile.headline.help')} />
            <AudienceField control={control} name="audiences.headline" label={t('profile.headline')} />
          </chakra.div>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <LocalizedField control={control} name="bio" label={t('profile.bio')} help={t('profile.bio.help')} long />
            <AudienceField control={control} name="audiences.bio" label={t('profile.bio')} />
          </chakra.div>
        </chakra.div>
      </Panel>
      <Panel title={t('profile.colours')} text={t('profile.colours.text')}>
        <chakra.div display="flex" flexDirection="column" gap="5">
          <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
            <ColourField control={control} name="primary_colour" label={t('profile.primary_colour')} required />
            <ColourField control={control} name="second_colour" label={t('profile.second_colour')} required />
            <ColourField control={control} name="text_colour" label={t('profile.text_colour')} required />
          </chakra.div>
          {isReadable ? <ColourPreview primary={primary ?? ''} second={second ?? ''} text={text ?? ''} /> : null}
        </chakra.div>
      </Panel>
      <Panel title={t('profile.language')} text={t('profile.language.text')}>
        <chakra.div maxWidth="20rem">
          <SelectField
            control={control}
            name="language"
            label={t('profile.language.field')}
            required
            choices={[
              { value: 'en', label: t('ui.language.en') },
              { value: 'am', label: t('ui.language.am') },
            ]}
          />
        </chakra.div>
      </Panel>
    </SaveForm>
  )
}
