import { chakra } from '@chakra-ui/react/styled-system'
import type { z } from 'zod'
import { companySectionId } from '../../../openapi/anchors.ts'
import type { AnyPart } from '../../../openapi/part.ts'
import {
  companyPartBodies,
  companyParts,
  VERIFIED_FIELDS,
  type CompanyInformation,
  type CompanyPart,
  type PartValues,
} from '../../../openapi/schemas/company.ts'
import { controlsOf } from '../../fields/part-kinds.tsx'
import { PartFields } from '../../fields/PartFields.tsx'
import { usePartDifferences } from '../../fields/usePartDifferences.tsx'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { MarkWarning } from './MarkWarning.tsx'
import { textsOf } from './parts.tsx'
import { bodyValues, partValues, startValues } from './values.ts'

export interface PartFormProps<P extends CompanyPart> {
  readonly part: P
  readonly row: CompanyInformation
  readonly save: SaveView<PartValues<P>, CompanyInformation>
}
const isVerified = (part: CompanyPart): part is keyof typeof VERIFIED_FIELDS => part in VERIFIED_FIELDS

/** One group of what a company says of itself: a form of its own, with its own version, draft and errors. */
export function PartForm<P extends CompanyPart>({ part, row, save }: PartFormProps<P>) {
  const { t, pick } = useTexts()
  const schema: z.ZodObject = companyPartBodies[part]
  // The body's version is the machine's to give; rules across fields need the whole body, so one stands in it.
  const start = (values: object) => ({ ...values, version: 1 })
  const form = useSchemaForm(schema, start(save.values ?? startValues(part, row)))
  useSavedReset(form.hook.reset, save.isSaved && save.row ? toForm(schema, start(partValues(part, save.row))) : null)
  const of: AnyPart = companyParts[part]
  const texts = textsOf(of)
  const differences = usePartDifferences(texts)
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(schema, start(values)) as object,
    describe: (meeting) => {
      const [mine, theirs] = [meeting.mine, meeting.theirs] as unknown as Readonly<Record<string, object>>[]
      return [
        ...differences.of([of], mine ?? null, theirs ?? null),
        ...differences.ofAudiences([of], mine?.['audiences'] ?? null, theirs?.['audiences'] ?? null),
      ]
    },
  })
  const controls = controlsOf(form)
  return (
    <chakra.div id={companySectionId(part)} tabIndex={-1} outline="none" scrollMarginTop="20">
      <Panel title={t(`company.part.${part}`)} text={t(`company.part.${part}.text`)}>
        <SaveForm
          form={form}
          draft={`company ${part}`}
          save={save}
          valuesOf={(body) => bodyValues(part, body)}
          conflict={conflict}
          submit={t('company.part.save', { part: t(`company.part.${part}`) })}
        >
          <PartFields
            part={of}
            of={texts}
            {...controls}
            row={row[part]}
            owner={{ name: pick(row.identity.name)?.text ?? row.username, isPerson: false }}
          />
          {isVerified(part) ? <MarkWarning control={controls.control} row={row} part={part} /> : null}
        </SaveForm>
      </Panel>
    </chakra.div>
  )
}
