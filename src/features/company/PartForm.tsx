import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { companySectionId } from '../../../openapi/anchors.ts'
import { companyPartBodies, type CompanyInformation, type CompanyPart, type PartValues } from '../../../openapi/schemas/company.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { usePartDifferences } from './differences.tsx'
import { HoursFields } from './HoursFields.tsx'
import { BusinessFields, IdentityFields, LegalFields, PlaceFields, type PartFieldsProps } from './PartFields.tsx'
import { SizeFields } from './SizeFields.tsx'
import { bodyValues, partValues, startValues } from './values.ts'

const FIELDS: Readonly<Record<CompanyPart, ComponentType<PartFieldsProps>>> = {
  identity: IdentityFields,
  business: BusinessFields,
  legal: LegalFields,
  hours: HoursFields,
  size: SizeFields,
  place: PlaceFields,
}

export interface PartFormProps<P extends CompanyPart> {
  readonly part: P
  readonly row: CompanyInformation
  readonly save: SaveView<PartValues<P>, CompanyInformation>
}

/** One group of what a company says of itself: a form of its own, with its own version, draft and errors. */
export function PartForm<P extends CompanyPart>({ part, row, save }: PartFormProps<P>) {
  const { t } = useTexts()
  const schema: z.ZodObject = companyPartBodies[part]
  // The body's version is the machine's to give; rules across fields need the whole body, so one stands in it.
  const start = (values: object) => ({ ...values, version: 1 })
  const form = useSchemaForm(schema, start(save.values ?? startValues(part, row)))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(schema, start(partValues(part, save.row))) : null)
  const differences = usePartDifferences(save.values, save.theirs && partValues(part, save.theirs))
  const Fields: ComponentType<PartFieldsProps> = FIELDS[part]
  return (
    <chakra.div id={companySectionId(part)} tabIndex={-1} outline="none" scrollMarginTop="20">
      <Panel title={t(`company.part.${part}`)} text={t(`company.part.${part}.text`)}>
        <SaveForm
          form={form}
          draft={`company ${part}`}
          save={save}
          valuesOf={(body) => bodyValues(part, body)}
          differences={differences}
          submit={t('company.part.save', { part: t(`company.part.${part}`) })}
        >
          <Fields control={form.control as unknown as Control} hook={form.hook as unknown as UseFormReturn} row={row} />
        </SaveForm>
      </Panel>
    </chakra.div>
  )
}
