import { Notice } from '../../ui/Notice.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { offerModification } from '../../../openapi/schemas/job-offer.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Modification, Offer } from '../../machines/job-offer/offer-row.ts'
import { changedTerms, type Terms } from '../../machines/job-offer/terms.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { TERM_LABELS, TermValue } from '../../ui/offer/TermValue.tsx'
import type { Position, StaffRow } from './employees.effects.ts'
import { termsHeld } from './modify-values.ts'
import { filledBy } from './send-values.ts'
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
  const before = useRef<Position | null>(null)
  const [chosen, setChosen] = useState<Position | null | undefined>(undefined)
  const first = row.roles[0]
  const shown = chosen === undefined ? (first?.position_name ?? '') : (pick(chosen?.title)?.text ?? '')
  const now = termsHeld(
    held,
    row,
    chosen ? { title: pick(chosen.title)?.text ?? '', department: pick(chosen.department)?.text ?? '' } : null,
  )
  const fill = (position: Position | null) => {
    setChosen(position)
    if (!position) return
    const written = filledBy(
      position,
      before.current,
      { job_title: held.job_title ?? '', job_description: held.job_description ?? '' },
      pick,
    )
    before.current = position
    for (const [part, value] of Object.entries(written))
      form.hook.setValue(part as never, value as never, { shouldDirty: true })
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
      <TermsFields control={control} at="" position={shown} onPosition={fill} />
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
            <chakra.dt fontWeight="600">{t(TERM_LABELS[term])}</chakra.dt>
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
