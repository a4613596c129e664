import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { HOME_TIME_ZONE } from '../../../openapi/format/wall-clock.ts'
import type { jobPostingBody } from '../../../openapi/schemas/job-posting.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isIso } from '../../ui/date/date-text.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { LocalizedRichTextField } from '../../ui/form/LocalizedRichTextField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { isDayOver } from './posting.ts'
import { DocumentKindsField } from './DocumentKindsField.tsx'
import type { PostingDetail } from './posting-names.effects.ts'
import { QuestionsField } from './QuestionsField.tsx'
import { ProcessField } from './ProcessField.tsx'
import { ReplyField } from './ReplyField.tsx'
import { SalaryFields } from './SalaryFields.tsx'
import { SkillsField } from './SkillsField.tsx'
import { TitleFields } from './TitleFields.tsx'

interface PostingFieldsProps {
  readonly form: SchemaForm<typeof jobPostingBody>
  readonly names: PostingDetail['names']
  /** Nothing can be changed while it is reviewed, and after it is closed. */
  readonly isLocked: boolean
  /** Somebody applied: the hiring process stays. */
  readonly hasApplicants: boolean
}
/** Characters in each language, as the schema has them. */
const LONGEST = { description: 8000, responsibilities: 4000, requirements: 4000 } as const
const RICH = ['description', 'responsibilities', 'requirements'] as const

/** Everything that a posting says, in groups. */
export function PostingFields({ form, names, isLocked, hasApplicants }: PostingFieldsProps) {
  const { t } = useTexts()
  // The paths of nested fields are not in the type of the schema's form.
  const control = form.control as unknown as Control
  const needed = { required: true, control } as const
  return (
    <chakra.fieldset disabled={isLocked} minWidth="0" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Panel title={t('posting.group.what')}>
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <LocalizedField
            {...needed}
            name="title"
            label={t('posting.field.title')}
            help={t('posting.field.title.help')}
          />
          <TitleFields form={form} names={names} />
          {RICH.map((name) => (
            <div key={name} data-place={name}>
              <LocalizedRichTextField
                control={control}
                name={name}
                label={t(`posting.field.${name}`)}
                {...(name === 'description' ? { help: t('posting.field.description.help') } : {})}
                max={LONGEST[name]}
                required={name === 'description'}
                disabled={isLocked}
              />
            </div>
          ))}
          <SkillsField form={form} names={names} isLocked={isLocked} />
        </chakra.div>
      </Panel>
      <Panel title={t('posting.group.where')}>
        <FieldGrid>
          <ReferenceField
            {...needed}
            name="employment_type"
            label={t('posting.field.employment_type')}
            list="employment-types"
            load={readReference}
          />
          <ReferenceField
            {...needed}
            name="location_type"
            label={t('posting.field.location_type')}
            list="location-types"
            load={readReference}
          />
          <ReferenceField
            control={control}
            name="region"
            label={t('posting.field.region')}
            help={t('posting.field.region.help')}
            list="regions"
            load={readReference}
          />
          <LocalizedField control={control} name="city" label={t('posting.field.city')} />
          <NumberField {...needed} name="vacancies" label={t('posting.field.vacancies')} />
        </FieldGrid>
      </Panel>
      <Panel title={t('posting.group.pay')}>
        <SalaryFields form={form} />
      </Panel>
      <Panel title={t('posting.group.asked')} text={t('posting.group.asked.text')}>
        <FieldGrid>
          <NumberField control={control} name="experience_years" label={t('posting.field.experience_years')} />
          <ReferenceField
            control={control}
            name="education_level"
            label={t('posting.field.education_level')}
            list="degrees"
            load={readReference}
          />
        </FieldGrid>
      </Panel>
      <Panel title={t('posting.group.time')}>
        <FieldGrid>
          <DeadlineField control={control} />
          <ZoneField control={control} />
          <ReplyField control={control} />
        </FieldGrid>
      </Panel>
      <Panel title={t('posting.group.how')} text={t('posting.group.how.text')}>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.div maxWidth="28rem">
            <ProcessField control={control} isFixed={hasApplicants} />
          </chakra.div>
          <QuestionsField form={form} />
          <DocumentKindsField form={form} />
        </chakra.div>
      </Panel>
    </chakra.fieldset>
  )
}

/** The last day to apply, which is told at once when it has passed; that keeps nothing from being saved as a draft. */
function DeadlineField({ control }: { readonly control: Control }) {
  const { t } = useTexts()
  const [opened] = useState(() => new Date())
  const [deadline, zone] = useWatch({ control, name: ['deadline', 'time_zone'] }) as unknown[]
  const isOver = isIso(String(deadline)) && isDayOver({ deadline: String(deadline), time_zone: String(zone) }, opened)
  return (
    <DateField
      control={control}
      name="deadline"
      required
      label={t('posting.field.deadline')}
      help={
        isOver ? (
          <chakra.span color="fg.error">{t('posting.field.deadline.over')}</chakra.span>
        ) : (
          t('posting.field.deadline.help')
        )
      }
    />
  )
}

/** The time of the deadline: at home, where the reader is, or where the posting has it already. */
function ZoneField({ control }: { readonly control: Control }) {
  const { t, lang } = useTexts()
  const now = String(useWatch({ control, name: 'time_zone' }))
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const nameOf = (timeZone: string) =>
    new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'long' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const placeOf = (timeZone: string) =>
    timeZone === HOME_TIME_ZONE ? t('posting.zone.home') : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const zones = [...new Set([HOME_TIME_ZONE, now, own])]
  return (
    <SelectField
      control={control}
      name="time_zone"
      label={t('posting.field.time_zone')}
      isAlwaysChosen
      choices={zones.map((value) => ({
        value,
        label: `${placeOf(value)} · ${nameOf(value)}`,
      }))}
    />
  )
}
