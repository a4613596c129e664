import { Notice } from '../../ui/Notice.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { offerModification } from '../../../openapi/schemas/job-offer.ts'
import { readReference } from '../../api/reference.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FILLED_FIELDS, refilled, type FilledField, type Filling } from '../../machines/job-offer/filling.ts'
import type { Modification, Offer } from '../../machines/job-offer/offer-row.ts'
import { changedTerms, type Terms } from '../../machines/job-offer/terms.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { TermLabel } from '../../ui/offer/TermLabel.tsx'
import { TERM_LABELS, TermValue } from '../../ui/offer/TermValue.tsx'
import { positionMachine, type Position, type StaffRow } from './employees.effects.ts'
import { termsHeld } from './modify-values.ts'
import { TermsFields } from './TermsFields.tsx'

export interface ModifyFormProps {
  readonly id: string
  readonly row: StaffRow
  readonly save: SaveView<Modification, Offer>
}

/** The terms of a refused offer, ready to be changed: the note above, and below what is different now. */
export function ModifyForm({ id, row, save }: ModifyFormProps) {
  const { t, pick } = useTexts()
  const form = useSchemaForm(offerModification, row as never)
  const control = form.control as unknown as Control
  const held = useWatch({ control }) as Partial<Modification>
  const [chosen, setChosen] = useState<Position | null | undefined>(undefined)
  const first = row.roles[0]
  const former = useLoad(positionMachine, { id: row.position_id, title: first?.position_name ?? '' }).data ?? null
  // Until the position is found, its title is known by what the offer calls it.
  const filling: Filling | null =
    chosen ?? former ?? (first ? { title: { en: first.position_name }, description: null } : null)
  const shown = chosen === undefined ? (first?.position_name ?? '') : (pick(chosen?.title)?.text ?? '')
  const now = termsHeld(
    held,
    row,
    chosen ? { title: pick(chosen.title)?.text ?? '', department: pick(chosen.department)?.text ?? '' } : null,
  )
  const write = (field: FilledField, text: string) =>
    form.hook.setValue(field as never, text as never, {
      shouldDirty: true,
      shouldValidate: form.hook.formState.isSubmitted,
    })
  const fill = (position: Position | null) => {
    setChosen(position)
    if (!position) return
    const texts = { job_title: held.job_title ?? '', job_description: held.job_description ?? '' }
    const next = refilled(position, filling, texts, (text) => pick(text)?.text ?? '')
    for (const field of FILLED_FIELDS) write(field, next[field])
  }
  return (
    <SaveForm
      form={form}
      id={id}
      save={save}
      draft={`modify-offer ${row.id}`}
      valuesOf={(body) => body}
      differences={
        save.theirs
          ? changedTerms(now, save.theirs).map((term) => ({
              field: term,
              label: t(TERM_LABELS[term]),
              mine: <TermValue term={term} terms={now} load={readReference} />,
              theirs: <TermValue term={term} terms={save.theirs ?? now} load={readReference} />,
            }))
          : []
      }
    >
      {row.rejection_note ? (
        <Notice kind="warning" title={t('offer.rejection_note')}>
          <chakra.span whiteSpace="pre-line">{row.rejection_note}</chakra.span>
        </Notice>
      ) : null}
      <TermsFields
        control={control}
        at=""
        position={shown}
        onPosition={fill}
        email={row.employee_email}
        filling={filling}
        onFill={write}
      />
      <Differences was={row} now={now} />
    </SaveForm>
  )
}

/** What the person will find different, as it is written. */
function Differences({ was, now }: { readonly was: Terms; readonly now: Terms }) {
  const { t } = useTexts()
  const changed = changedTerms(was, now)
  return (
    <Notice kind="info" title={t(changed.length > 0 ? 'employee.modify.changes' : 'employee.modify.same')}>
      <chakra.dl display="grid" gap="2">
        {changed.map((term) => (
          <chakra.div key={term}>
            <chakra.dt fontWeight="600">
              <TermLabel term={term} />
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              <chakra.del color="fg.muted">
                <chakra.span srOnly>{t('offer.version.was')}: </chakra.span>
                <TermValue term={term} terms={was} load={readReference} />
              </chakra.del>{' '}
              <chakra.span aria-hidden="true">→</chakra.span>{' '}
              <chakra.ins textDecoration="none">
                <chakra.span srOnly>{t('offer.version.now')}: </chakra.span>
                <TermValue term={term} terms={now} load={readReference} />
              </chakra.ins>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Notice>
  )
}
