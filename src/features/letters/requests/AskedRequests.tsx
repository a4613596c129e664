import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { letterRequestDenial, type AskedLetterRequest } from '../../../../openapi/schemas/letter-request.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ActionText } from '../../../ui/ActionText.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { useLive } from '../../../ui/live.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { useDates } from '../../../ui/useDates.ts'
import { writePath } from '../letter-page/letter-look.tsx'
import { answerSave, askedRequestsLoad, declineSave } from './requests.effects.ts'

/** What the company is asked for: each is answered by a letter that is begun with one press, or declined with a note. */
export function AskedRequests() {
  const { t } = useTexts()
  const toast = useToast()
  const load = useLoad(askedRequestsLoad, null)
  useLive('letters', load.refresh)
  const [declined, setDeclined] = useState<AskedLetterRequest | null>(null)
  if (load.data === null || load.data.length === 0) return null
  return (
    <Panel title={t('letter.request.asked')}>
      <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
        {load.data.map((row) => (
          <Asked key={row.id} row={row} onDecline={() => setDeclined(row)} onChange={load.refresh} />
        ))}
      </chakra.ul>
      {declined === null ? null : (
        <DeclineDialog
          key={declined.id}
          row={declined}
          onClose={() => setDeclined(null)}
          onDone={() => {
            setDeclined(null)
            toast({ severity: 'success', text: t('letter.request.declined') })
            load.refresh()
          }}
        />
      )}
    </Panel>
  )
}

interface AskedProps {
  readonly row: AskedLetterRequest
  readonly onDecline: () => void
  readonly onChange: () => void
}
function Asked({ row, onDecline, onChange }: AskedProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  const navigate = useNavigate()
  const begin = useSave(answerSave, {
    row: null,
    onSaved: ({ id }) => void navigate(writePath(id)),
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.request.failed.answer'), text: text || title })
      onChange()
    },
  })
  const person = pick(row.person?.name ?? {})?.text ?? t('letter.page.gone')
  const type = pick(row.type)?.text ?? ''
  return (
    <chakra.li py="4" display="flex" flexWrap="wrap" gap="3" alignItems="start">
      <chakra.div flex="1 1 14rem" minWidth="0" display="grid" gap="1" overflowWrap="anywhere">
        <chakra.p fontWeight="650">{person}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {type} · {t(`ui.language.${row.lang}`)} · {date(row.created_at)}
        </chakra.p>
        {row.purpose === null ? null : <chakra.p textStyle="sm">{row.purpose}</chakra.p>}
        {row.writer === null || row.letter_id !== null ? null : (
          <chakra.p textStyle="sm">
            {t('letter.request.written_by', { name: pick(row.writer.name ?? {})?.text ?? t('letter.page.gone') })}
          </chakra.p>
        )}
      </chakra.div>
      {row.letter_id === null ? null : (
        <Link asChild variant="underline" fontWeight="600">
          <RouterLink to={writePath(row.letter_id)}>{t('letter.request.go_on')}</RouterLink>
        </Link>
      )}
      {row.writer === null ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" aria-disabled={begin.busy} onClick={() => (begin.busy ? undefined : begin.submit(row.id))}>
            <ActionText action={t('letter.request.answer')} of={person} />
          </Button>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onDecline}>
            <ActionText action={t('letter.request.decline')} of={person} />
          </Button>
        </chakra.div>
      ) : null}
    </chakra.li>
  )
}

interface DeclineDialogProps {
  readonly row: AskedLetterRequest
  readonly onClose: () => void
  readonly onDone: () => void
}
function DeclineDialog({ row, onClose, onDone }: DeclineDialogProps) {
  const { t } = useTexts()
  const save = useSave(declineSave, { row: null, onSaved: onDone })
  const form = useSchemaForm(letterRequestDenial, { note: save.values?.note ?? null })
  return (
    <FormDialog
      title={t('letter.request.decline.title')}
      busy={save.busy}
      submit={t('letter.request.decline')}
      destructive
      onClose={onClose}
    >
      {(id) => (
        <Form
          id={id}
          form={form}
          save={save}
          failed={t('letter.request.failed.decline')}
          isSmall
          onSubmit={({ note }) => save.submit({ id: row.id, note })}
        >
          <TextAreaField control={form.control} name="note" label={t('letter.request.note')} required />
        </Form>
      )}
    </FormDialog>
  )
}
