import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { z } from 'zod'
import { ref } from '../../../openapi/ref.ts'
import { language } from '../../../openapi/schemas/primitives.ts'
import type { LetterTemplateBody, LetterTemplateTrial } from '../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { personLookup, trialLoad } from './letters.effects.ts'
import { LetterPagesView } from './write/LetterPreview.tsx'

const asked = z.strictObject({ lang: language, about_user_id: ref('user').nullable() })
const nothing = () => undefined

interface TemplatePreviewProps {
  /** As it is being written. */
  readonly template: LetterTemplateBody
  readonly onClose: () => void
}

/** The page of a new letter with a template that is being written, filled from the records of somebody real. */
export function TemplatePreview({ template, onClose }: TemplatePreviewProps) {
  const { t, pick, lang } = useTexts()
  const form = useSchemaForm(asked, { lang, about_user_id: null })
  const control = form.control as unknown as Control
  const find = useMemo(() => personLookup((title) => pick(title ?? {})?.text ?? ''), [pick])
  const chosen = useWatch({ control }) as { readonly lang: 'en' | 'am'; readonly about_user_id?: string | null }
  const trial = {
    ...template,
    lang: chosen.lang,
    about_user_id: (chosen.about_user_id || null) as LetterTemplateTrial['about_user_id'],
  }
  return (
    <Dialog open title={t('letter.write.preview')} width="56rem" onClose={onClose}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Form form={form} guarded={false} failure={null} onSubmit={nothing}>
          <FieldGrid>
            <LookupField
              control={control}
              name="about_user_id"
              label={t('letter.write.field.about_user_id')}
              help={t('letter.write.about.help')}
              find={find}
            />
            <SelectField
              control={control}
              name="lang"
              label={t('letter.write.lang')}
              isAlwaysChosen
              choices={(['am', 'en'] as const).map((value) => ({ value, label: t(`ui.language.${value}`) }))}
            />
          </FieldGrid>
        </Form>
        <Pages key={`${trial.lang} ${trial.about_user_id ?? ''}`} trial={trial} />
      </chakra.div>
    </Dialog>
  )
}

function Pages({ trial }: { readonly trial: LetterTemplateTrial }) {
  const load = useLoad(trialLoad, trial)
  return (
    <LoadGate load={load} skeleton={<Bone height="40rem" borderRadius="l2" />}>
      {(shown) => <LetterPagesView {...shown} />}
    </LoadGate>
  )
}
