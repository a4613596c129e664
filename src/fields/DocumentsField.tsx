import { chakra } from '@chakra-ui/react/styled-system'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useTexts } from '../i18n/useTexts.ts'
import { connectDocument } from '../machines/document/document.connect.ts'
import type { createDocumentMachine } from '../machines/document/document.machine.ts'
import { useField } from '../ui/form/useField.ts'
import { recallFile, rememberFile } from '../ui/form/useFileField.ts'
import { useFormWaits } from '../ui/form/waiting.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { TrashIcon } from '../ui/icons.tsx'
import { useNetworkRestored } from '../ui/useNetworkRestored.ts'
import { DocumentInput, type DocumentInputProps } from '../ui/document/DocumentInput.tsx'
import { DocumentLink } from '../ui/document/DocumentLink.tsx'

interface KeptDocument {
  readonly id: string
  readonly name: string | null
  readonly url: string
}
interface DocumentsFieldProps {
  readonly control: Control
  readonly name: string
  /** Sends a file. */
  readonly machine: ReturnType<typeof createDocumentMachine>
  /** Those that the row had. */
  readonly kept: readonly KeptDocument[]
  readonly most: number
  readonly texts: {
    readonly label: string
    readonly add: string
    readonly help: string
    /** There is no room for another. */
    readonly full: string
    readonly remove: (name: string) => string
  }
  /** Documents without it. */
  readonly kind?: DocumentInputProps['kind']
  readonly required?: boolean
  /** They are read, and stay as they are. */
  readonly disabled?: boolean
}

/**
 * Several documents: each is sent when it is chosen and stands in the list once it has arrived. The form holds their
 * ids.
 */
export function DocumentsField({
  control,
  name: fieldName,
  machine,
  kept,
  most,
  texts,
  kind = 'document',
  required = false,
  disabled = false,
}: DocumentsFieldProps) {
  const { t } = useTexts()
  const field = useField({ control, name: fieldName })
  const ids = field.value as readonly string[]
  const [sent, setSent] = useState<readonly KeptDocument[]>([])
  const [snapshot, send] = useActor(machine, { input: { kept: null } })
  const document = connectDocument(snapshot, send)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useFormWaits(document.isUnderway)
  const arrived = snapshot.context.kept
  const take = useEffectEvent((file: KeptDocument) => {
    rememberFile(file)
    setSent([...sent, file])
    field.change([...ids, file.id])
    send({ type: 'kept.changed', kept: null })
  })
  useEffect(() => {
    if (arrived) take(arrived)
  }, [arrived])
  const known = (id: string): KeptDocument =>
    [...kept, ...sent].find((each) => each.id === id) ?? recallFile(id) ?? { id, name: null, url: '' }
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {ids.length > 0 ? (
        <chakra.ul listStyleType="none" borderTopWidth="1px" aria-label={texts.label}>
          {ids.map((id) => {
            const { name, url } = known(id)
            return (
              <chakra.li
                key={id}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                borderBottomWidth="1px"
                py="1"
              >
                <DocumentLink name={name} url={url} />
                {disabled ? null : (
                  <IconButton
                    label={texts.remove(name ?? t('field.document.unnamed'))}
                    onClick={() => field.change(ids.filter((each) => each !== id))}
                  >
                    <TrashIcon />
                  </IconButton>
                )}
              </chakra.li>
            )
          })}
        </chakra.ul>
      ) : null}
      {disabled ? null : ids.length < most ? (
        <DocumentInput
          label={ids.length === 0 ? texts.label : texts.add}
          help={texts.help}
          kind={kind}
          required={required}
          error={field.message}
          document={document}
        />
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.full}
        </chakra.p>
      )}
    </chakra.div>
  )
}
