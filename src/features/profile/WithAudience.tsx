import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { audiencesFor, type AudienceField as FieldKey } from '../../../openapi/schemas/profile.ts'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AudienceField } from '../../ui/form/AudienceField.tsx'

interface WithAudienceProps {
  readonly control: Control
  readonly field: FieldKey
  readonly label: string
  /** The field itself. */
  readonly children: ReactNode
}

/** A field and who may see it. One that never reaches an employer says so. */
export function WithAudience({ control, field, label, children }: WithAudienceProps) {
  const { t } = useTexts()
  const isPrivate = !(audiencesFor(field) as readonly Audience[]).includes('employer')
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      {children}
      <AudienceField control={control} name={`audiences.${field}`} label={label} />
      {isPrivate ? (
        <chakra.span textStyle="xs" color="fg.muted">
          {t('profile.never_employers')}
        </chakra.span>
      ) : null}
    </chakra.div>
  )
}
