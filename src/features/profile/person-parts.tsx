import { chakra } from '@chakra-ui/react/styled-system'
import type { Language } from '../../../openapi/define.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { AnyPart } from '../../../openapi/part.ts'
import type { SalaryRange } from '../../../openapi/schemas/primitives.ts'
import { audiencesFor, PERSONAL_FIELDS, SETUP_FIELDS } from '../../../openapi/schemas/profile.ts'
import type { OwnPiece, PartForm, PartTexts } from '../../fields/part-kinds.tsx'
import { PartFields } from '../../fields/PartFields.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { SalaryRangeField } from '../../ui/form/SalaryRangeField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Panel } from '../../ui/Panel.tsx'

const own = {
  salary: {
    Editor: ({ shared }) => <SalaryRangeField {...shared} />,
    said: ({ from, to, currency }: SalaryRange, { intl }) =>
      `${intl.formatNumber(from)} – ${intl.formatNumber(to)} ${currency}`,
  },
  language: {
    Editor: function LanguageField({ shared }) {
      const { t } = useTexts()
      const choices = (['en', 'am'] as const).map((value) => ({ value, label: t(`ui.language.${value}`) }))
      return (
        <chakra.div maxWidth="20rem">
          <SelectField {...shared} label={t('profile.language.field')} choices={choices} />
        </chakra.div>
      )
    },
    said: (value: Language, { t }) => t(`ui.language.${value}`),
  },
} as const satisfies Readonly<Record<string, OwnPiece>>

const seen: ReadonlySet<string> = new Set([...PERSONAL_FIELDS, ...SETUP_FIELDS])
/** What the parts of a person share, and who may see each field. */
export const personTexts: PartTexts = {
  textOf: (name) => `profile.${name}` as MessageId,
  audiencesFor: (name) => (seen.has(name) ? audiencesFor(name) : undefined),
  own,
}

interface PersonPanelProps extends Omit<PartForm, 'of'> {
  readonly name: 'details' | 'place' | 'pictures' | 'about' | 'work' | 'language'
  readonly part: AnyPart
  /** What is said under the heading, if not the usual. */
  readonly text?: string
}
/** One part of a person's details under its heading. */
export function PersonPanel({ name, text, ...form }: PersonPanelProps) {
  const { t } = useTexts()
  return (
    <Panel title={t(`profile.${name}`)} text={text ?? t(`profile.${name}.text`)}>
      <PartFields of={personTexts} {...form} />
    </Panel>
  )
}
