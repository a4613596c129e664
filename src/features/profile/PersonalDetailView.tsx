import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { audiencesFor, personParts } from '../../../openapi/schemas/profile.ts'
import { controlsOf } from '../../fields/part-kinds.tsx'
import { PartFields } from '../../fields/PartFields.tsx'
import { usePartDifferences } from '../../fields/usePartDifferences.tsx'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { AudiencePickerField } from '../../ui/form/AudiencePickerField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PersonPanel, personTexts } from './person-parts.tsx'
import type { PersonalDetail, PersonalValues } from './profile.effects.ts'
import { administratorForm, personalForm, personalValues, withoutBlank } from './values.ts'

export interface PersonalDetailViewProps {
  readonly detail: PersonalDetail
  readonly save: SaveView<PersonalValues, PersonalDetail>
  /** The text of the button, by default "Save". */
  readonly submit?: string | undefined
  /** The screen asks for private details: they are required even of somebody who never gave any. */
  readonly asksPrivate?: boolean
}

/** What was changed here and elsewhere meanwhile, in words. */
function usePersonalMerge<S extends z.ZodObject>(
  schema: S,
  form: SchemaForm<S>,
  save: PersonalDetailViewProps['save'],
) {
  const differences = usePartDifferences(personTexts)
  return useMerge(form, save, {
    formOf: (values) => toForm(schema, values) as object,
    describe: ({ mine, theirs }) => {
      const { names, shownName, details, place } = personParts
      return [
        ...differences.of([names, shownName], mine, theirs),
        ...differences.of([details, place], mine.details, theirs.details, 'details.'),
        ...differences.ofAudiences([], mine.audiences, theirs.audiences),
      ]
    },
  })
}

/** Names, contact and personal details of a person, each with who may see it. */
export function PersonalDetailView({ detail, save, submit, asksPrivate = false }: PersonalDetailViewProps) {
  const { t } = useTexts()
  // What the specification requires of private details binds when they are saved, not before.
  const isLater = detail.details === null && !asksPrivate
  const form = useSchemaForm(personalForm, save.values ?? personalValues(detail), isLater ? withoutBlank : undefined)
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(personalForm, personalValues(save.row)) : null)
  const controls = controlsOf(form)
  const conflict = usePersonalMerge(personalForm, form, save)
  const { names, shownName, details, place } = personParts
  const seen = (field: 'phone_number' | 'email') => (
    <AudiencePickerField
      control={controls.control}
      name={`audiences.${field}`}
      label={t(`profile.${field}`)}
      allowed={audiencesFor(field)}
    />
  )
  return (
    <SaveForm form={form} draft="personal" save={save} valuesOf={(body) => body} conflict={conflict} submit={submit}>
      <Panel title={t('profile.names')} text={t('profile.names.text')}>
        <PartFields part={names} of={personTexts} {...controls} />
        <chakra.div mt="5">
          <PartFields part={shownName} of={personTexts} {...controls} />
        </chakra.div>
      </Panel>
      <Panel title={t('profile.contact')} text={t('profile.contact.text')} action={<ChangeContact />}>
        <FieldGrid>
          <Shown
            label={t('profile.phone_number')}
            value={detail.phone_number ?? t('profile.contact.none')}
            aside={seen('phone_number')}
          />
          <Shown label={t('profile.email')} value={detail.email} aside={seen('email')} />
        </FieldGrid>
      </Panel>
      <PersonPanel
        name="details"
        part={details}
        group="details."
        text={t(isLater ? 'profile.details.text.later' : 'profile.details.text')}
        {...controls}
      />
      <PersonPanel name="place" part={place} group="details." {...controls} />
    </SaveForm>
  )
}

/** The same for an administrator: only names, shown to nobody else. */
export function AdministratorDetailView({ detail, save, submit }: PersonalDetailViewProps) {
  const { t } = useTexts()
  const form = useSchemaForm(administratorForm, save.values ?? personalValues(detail))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(administratorForm, personalValues(save.row)) : null)
  const conflict = usePersonalMerge(administratorForm, form, save)
  return (
    <SaveForm
      form={form}
      draft="personal"
      save={save}
      valuesOf={(body) => ({ ...body, display_name: detail.display_name, details: null, audiences: null })}
      conflict={conflict}
      submit={submit}
    >
      <Panel title={t('profile.names')}>
        <PartFields part={personParts.names} of={personTexts} {...controlsOf(form)} />
      </Panel>
      <Panel title={t('profile.contact')} action={<ChangeContact />}>
        <FieldGrid>
          <Shown label={t('profile.phone_number')} value={detail.phone_number ?? t('profile.contact.none')} />
          <Shown label={t('profile.email')} value={detail.email} />
        </FieldGrid>
      </Panel>
    </SaveForm>
  )
}

/** Phone and email change where they are confirmed. */
function ChangeContact() {
  const { t } = useTexts()
  return (
    <Link asChild minHeight="11" display="inline-flex" alignItems="center">
      <RouterLink to={pages.changePassword.path}>{t('profile.contact.change')}</RouterLink>
    </Link>
  )
}

interface ShownProps {
  readonly label: string
  readonly value: string
  readonly aside?: ReactNode
}
const Shown = ({ label, value, aside }: ShownProps) => (
  <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="flex-end">
    <chakra.dl flex="1 1 10rem" minWidth="0">
      <chakra.dt textStyle="label">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </chakra.dl>
    {aside}
  </chakra.div>
)
