import { chakra } from '@chakra-ui/react/styled-system'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectDocument } from '../../machines/document/document.connect.ts'
import { DocumentInput } from '../../ui/document/DocumentInput.tsx'
import { DocumentLink } from '../../ui/document/DocumentLink.tsx'
import { useField } from '../../ui/form/useField.ts'
import { recallFile, rememberFile } from '../../ui/form/useFileField.ts'
import { useFormWaits } from '../../ui/form/waiting.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { documentMachine } from './company.effects.ts'

interface KeptDocument {
  readonly id: string
  readonly name: string | null
  readonly url: string
}
interface DocumentsFieldProps {
  readonly control: Control
  /** Those of a former request. */
  readonly kept: readonly KeptDocument[]
}
const MOST = 10

/**
 * Several documents: each is sent when it is chosen and stands in the list once it has arrived. The form holds their
 * ids.
 */
export function DocumentsField({ control, kept }: DocumentsFieldProps) {
  const { t } = useTexts()
  const field = useField({ control, name: 'document_ids' })
  const ids = field.value as readonly string[]
  const [sent, setSent] = useState<readonly KeptDocument[]>([])
  const [snapshot, send] = useActor(documentMachine, { input: { kept: null } })
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
        <chakra.ul listStyleType="none" borderTopWidth="1px" aria-label={t('company.verification.documents')}>
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
                <IconButton
                  label={t('company.verification.document.remove', { name: name ?? t('field.document.unnamed') })}
                  onClick={() => field.change(ids.filter((each) => each !== id))}
                >
                  <TrashIcon />
                </IconButton>
              </chakra.li>
            )
          })}
        </chakra.ul>
      ) : null}
      {ids.length < MOST ? (
        <DocumentInput
          label={t(ids.length === 0 ? 'company.verification.documents' : 'company.verification.document.add')}
          help={t('company.verification.documents.help')}
          required
          error={field.message}
          document={document}
        />
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('company.verification.documents.full', { most: MOST })}
        </chakra.p>
      )}
    </chakra.div>
  )
}
