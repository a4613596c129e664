import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { MOST_SENT_DOCUMENTS, type ApplicableJob } from '../../../openapi/schemas/job-application.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useField } from '../../ui/form/useField.ts'
import { AlertIcon, CheckCircleIcon, PlusIcon } from '../../ui/icons.tsx'
import { Tick } from '../../ui/list/Tick.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { documentsLoad } from './apply.effects.ts'
import { Missing } from './Missing.tsx'

/** Adds a support document in place. */
export type RenderAddDocument = (dialog: { readonly onSaved: () => void; readonly onClose: () => void }) => ReactNode

interface DocumentChoiceProps {
  readonly control: Control
  readonly asked: ApplicableJob['documents']
  readonly isMissing: boolean
  readonly renderAddDocument: RenderAddDocument
}

/** Which of the person's support documents go with the application, and which kinds are asked for. */
export function DocumentChoice({ control, asked, isMissing, renderAddDocument }: DocumentChoiceProps) {
  const { t } = useTexts()
  const field = useField({ control, name: 'document_ids' })
  const chosen = (field.value ?? []) as readonly string[]
  const documents = useLoad(documentsLoad, null)
  const [isAdding, setAdding] = useState(false)
  // What was added here goes with the application, as that is what it was added for.
  const known = useRef<ReadonlySet<string> | null>(null)
  const take = useEffectEvent((rows: readonly SupportDocument[]) => {
    const before = known.current
    known.current = new Set(rows.map(({ id }) => id))
    const added = before === null ? [] : rows.filter(({ id }) => !before.has(id))
    if (added.length > 0) field.change([...chosen, ...added.map(({ id }) => id)].slice(0, MOST_SENT_DOCUMENTS))
  })
  useEffect(() => {
    if (documents.data) take(documents.data)
  }, [documents.data])
  const turn = (id: string, isOn: boolean) =>
    field.change(isOn ? [...chosen, id].slice(0, MOST_SENT_DOCUMENTS) : chosen.filter((one) => one !== id))
  const given = new Set(documents.data?.filter(({ id }) => chosen.includes(id)).map(({ kind }) => kind))
  return (
    <chakra.div data-place="documents" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Missing isMissing={isMissing} of="documents" />
      {asked.length > 0 ? (
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" textStyle="sm">
          {asked.map((kind) => (
            <chakra.li key={kind} display="inline-flex" gap="1.5" alignItems="center">
              {given.has(kind) ? (
                <CheckCircleIcon color="fg.success" flexShrink="0" />
              ) : (
                <AlertIcon color="fg.warning" flexShrink="0" />
              )}
              {t(given.has(kind) ? 'application.documents.given' : 'application.documents.wanted', {
                kind: t(`resume.document.kind.${kind}`),
              })}
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      <LoadGate load={documents} skeleton={<TextSkeleton lines={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <chakra.p color="fg.muted">{t('application.documents.none')}</chakra.p>
          ) : (
            <chakra.div role="group" aria-label={t('application.documents')} display="grid" gap="1">
              {rows.map((row) => (
                <Tick key={row.id} checked={chosen.includes(row.id)} onChange={(isOn) => turn(row.id, isOn)}>
                  <DocumentName row={row} />
                </Tick>
              ))}
            </chakra.div>
          )
        }
      </LoadGate>
      <Button
        type="button"
        variant="outline"
        colorPalette="gray"
        size="sm"
        justifySelf="start"
        onClick={() => setAdding(true)}
      >
        <PlusIcon />
        {t('application.documents.add')}
      </Button>
      {isAdding
        ? renderAddDocument({
            onSaved: () => {
              setAdding(false)
              documents.refresh()
            },
            onClose: () => setAdding(false),
          })
        : null}
    </chakra.div>
  )
}

function DocumentName({ row: { name, kind } }: { readonly row: SupportDocument }) {
  const { t, pick } = useTexts()
  return (
    <chakra.span minWidth="0" overflowWrap="anywhere">
      {pick(name)?.text}
      <chakra.span color="fg.muted">
        {' · '}
        {t(`resume.document.kind.${kind}`)}
      </chakra.span>
    </chakra.span>
  )
}
