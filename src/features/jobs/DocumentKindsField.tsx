import { chakra } from '@chakra-ui/react/styled-system'
import type { Control } from 'react-hook-form'
import type { jobPostingBody } from '../../../openapi/schemas/job-posting.ts'
import { SUPPORT_DOCUMENT_KINDS } from '../../../openapi/schemas/support-document.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { GroupFrame } from '../../ui/form/GroupFrame.tsx'
import type { SchemaForm } from '../../ui/form/useCheckedForm.ts'
import { useField } from '../../ui/form/useField.ts'
import { Tick } from '../../ui/list/Tick.tsx'

/** Which documents everyone attaches who applies. */
export function DocumentKindsField({ form }: { readonly form: SchemaForm<typeof jobPostingBody> }) {
  const { t } = useTexts()
  const field = useField({ control: form.control as unknown as Control, name: 'documents' })
  const chosen = (field.value ?? []) as readonly string[]
  return (
    <GroupFrame label={t('posting.field.documents')} error={field.message}>
      <chakra.div display="grid" columnGap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))">
        {SUPPORT_DOCUMENT_KINDS.map((kind) => (
          <Tick
            key={kind}
            checked={chosen.includes(kind)}
            onChange={(isOn) =>
              field.change(SUPPORT_DOCUMENT_KINDS.filter((one) => (one === kind ? isOn : chosen.includes(one))))
            }
          >
            {t(`resume.document.kind.${kind}`)}
          </Tick>
        ))}
      </chakra.div>
    </GroupFrame>
  )
}
