import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { RIGHTS } from '../../../openapi/define.ts'
import { offeredRights } from '../../../openapi/features.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { rightsMachine, type Rights, type StaffRow } from './employees.effects.ts'

interface RightsDialogProps {
  readonly row: StaffRow
  readonly employment: Employment
  readonly onClose: () => void
  readonly onChange: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** What an employee may do in the company's name; each is given or taken at once. */
export function RightsDialog({ row, employment, onClose, onChange, finalFocus }: RightsDialogProps) {
  const { t } = useTexts()
  const name = row.employee_name ?? row.employee_email
  const save = useSave(rightsMachine, {
    row: employment,
    agrees: (rights, now) => sameRights(rights, now.rights),
    onSaved: onChange,
    failed: t('employee.update.failed'),
  })
  const { theirs, values, busy, failure, trouble } = save
  // What was asked for stands there while the server answers.
  const rights = trouble === 'stale' && theirs ? theirs.rights : busy && values ? values : (save.row?.rights ?? [])
  const turn = (right: Rights[number], isOn: boolean) => {
    if (busy) return
    if (trouble === 'stale') save.keepMine()
    save.submit(RIGHTS.filter((each) => (each === right ? isOn : rights.includes(each))))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('employee.rights.title', { name })}
      description={t('employee.rights.text')}
      footer={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {failure ? (
          <Notice
            kind={trouble === 'stale' ? 'warning' : 'error'}
            title={trouble === 'stale' ? failureText(failure, t).title : save.failed}
          >
            {trouble === 'stale' ? t('employee.rights.stale') : <FailureLines failure={failure} />}
          </Notice>
        ) : null}
        {offeredRights().map((right) => (
          <chakra.label key={right} display="flex" gap="4" alignItems="flex-start" cursor="pointer">
            <Switch
              checked={rights.includes(right)}
              onChange={(isOn) => turn(right, isOn)}
              describedBy={`right-${right}`}
            />
            <span>
              <chakra.strong display="block" fontWeight="600">
                {t(`employee.right.${right}`)}
              </chakra.strong>
              <chakra.span id={`right-${right}`} textStyle="sm" color="fg.muted">
                {t(`employee.right.${right}.help`)}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </chakra.div>
    </Dialog>
  )
}

const sameRights = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((right) => b.includes(right))
