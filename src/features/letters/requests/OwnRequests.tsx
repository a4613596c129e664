import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { LetterRequest } from '../../../../openapi/schemas/letter-request.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ActionText } from '../../../ui/ActionText.tsx'
import { QuietDrawing } from '../../../ui/empty-drawings.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { StatusChip, type StatusChipProps } from '../../../ui/StatusChip.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { useDates } from '../../../ui/useDates.ts'
import { receivedPath } from '../letter-page/letter-look.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { ownRequestsLoad, withdrawSave, type OwnRequests as Shown } from './requests.effects.ts'

const TONES: Readonly<Record<LetterRequest['state'], StatusChipProps['tone']>> = {
  open: 'gray',
  writing: 'secondary',
  answered: 'success',
  declined: 'danger',
  revoked: 'danger',
}

/** The certificates that somebody asked for, each with how far it is, and asking for another. */
export function OwnRequests() {
  const load = useLoad(ownRequestsLoad, null)
  useLive(['letters', 'notifications', 'letter_received', 'letter_declined'], load.refresh)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={3} />}>
      {(shown) => <Requests shown={shown} onChange={load.refresh} />}
    </LoadGate>
  )
}

function Requests({ shown: { requests, types }, onChange }: { readonly shown: Shown; readonly onChange: () => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const add =
    types.length === 0 ? null : (
      <Button onClick={() => setAsking(true)}>
        <PlusIcon />
        {t('letter.request.add')}
      </Button>
    )
  return (
    <>
      {requests.length === 0 ? (
        <EmptyState
          drawing={<QuietDrawing />}
          title={t('letter.request.empty')}
          text={t(types.length === 0 ? 'letter.request.none' : 'letter.request.empty.text')}
          action={add}
        />
      ) : (
        <Panel title={t('letter.my.certificates')} action={add}>
          <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
            {requests.map((row) => (
              <Request key={row.id} row={row} onChange={onChange} />
            ))}
          </chakra.ul>
        </Panel>
      )}
      {isAsking ? (
        <RequestDialog
          types={types}
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false)
            toast({ severity: 'success', text: t('letter.request.sent') })
            onChange()
          }}
        />
      ) : null}
    </>
  )
}

function Request({ row, onChange }: { readonly row: LetterRequest; readonly onChange: () => void }) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  const withdraw = useSave(withdrawSave, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('letter.request.withdrawn') })
      onChange()
    },
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.request.failed.withdraw'), text: text || title })
      onChange()
    },
  })
  const name = pick(row.type)?.text ?? ''
  return (
    <chakra.li py="4" display="flex" flexWrap="wrap" gap="3" alignItems="start">
      <chakra.div flex="1 1 14rem" minWidth="0" display="grid" gap="1">
        <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center" fontWeight="650" overflowWrap="anywhere">
          <LocalizedText value={row.type} />
          <StatusChip tone={TONES[row.state]}>{t(`letter.request.state.${row.state}`)}</StatusChip>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <LocalizedText value={row.company ?? {}} /> · {date(row.created_at)}
          {row.purpose === null ? null : ` · ${row.purpose}`}
        </chakra.p>
        {row.note === null ? null : (
          <chakra.p textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line">
            {row.note}
          </chakra.p>
        )}
        {row.letter_id === null ? null : (
          <Link asChild fontWeight="600" display="inline-flex" minHeight="6">
            <RouterLink to={receivedPath(row.letter_id)}>{row.reference}</RouterLink>
          </Link>
        )}
      </chakra.div>
      {row.state === 'open' ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-disabled={withdraw.busy}
          onClick={() => (withdraw.busy ? undefined : withdraw.submit(row.id))}
        >
          <ActionText action={t('letter.request.withdraw')} of={name} />
        </Button>
      ) : null}
    </chakra.li>
  )
}
