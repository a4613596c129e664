import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { deletionBody } from '../../../openapi/schemas/rights.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { CodeField } from './CodeField.tsx'
import { getDeletion, requestDeletion, type DeletionPreview } from './rights.effects.ts'

const loadMachine = createLoadMachine(getDeletion)
const requestMachine = createSaveMachine(requestDeletion)

/** Deleting one's own user, after a dialog that says what happens. */
export function DeletionPart() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Panel title={t('session.deletion.title')} text={t('session.deletion.text')}>
      <Button ref={opener} size="sm" variant="outline" colorPalette="danger" onClick={() => setOpen(true)}>
        {t('session.deletion.open')}
      </Button>
      {isOpen ? (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('session.deletion.title')}
          width="36rem"
          finalFocus={() => opener.current}
        >
          <Asked />
        </Dialog>
      ) : null}
    </Panel>
  )
}

function Asked() {
  const load = useLoad(loadMachine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
      {(preview) => <DeletionForm preview={preview} />}
    </LoadGate>
  )
}

function DeletionForm({ preview }: { readonly preview: DeletionPreview }) {
  const { t } = useTexts()
  const { deleted } = useSession()
  const save = useSave(requestMachine, { row: null, onSaved: deleted })
  const form = useSchemaForm(deletionBody, {})
  if (preview.is_last_administrator) return <Notice kind="warning">{t('session.deletion.last')}</Notice>
  return (
    <Form form={form} save={save} guarded={false} onSubmit={save.submit}>
      <Notice kind="warning">{t('session.deletion.now')}</Notice>
      <section>
        <chakra.h3 textStyle="md" fontWeight="650" mb="2">
          {t('session.deletion.accounts')}
        </chakra.h3>
        <chakra.ul ps="5" listStyleType="disc">
          {preview.accounts.map(({ name, employees, passes_on }) => (
            <li key={name}>
              <strong>{name}</strong>
              {': '}
              {passes_on
                ? t('session.deletion.passed_on')
                : employees > 0
                  ? t('session.deletion.employees', { count: employees })
                  : t('session.deletion.deleted')}
            </li>
          ))}
        </chakra.ul>
        {preview.jobs > 0 ? <chakra.p mt="2">{t('session.deletion.jobs', { count: preview.jobs })}</chakra.p> : null}
      </section>
      <PasswordField
        control={form.control}
        name="password"
        label={t('session.field.current_password')}
        autoComplete="current-password"
        required
      />
      {preview.needs_code ? <CodeField control={form.control} name="code" recovery /> : null}
      <SubmitButton
        busy={save.busy}
        busyText={t('session.deletion.submit.busy')}
        colorPalette="danger"
        alignSelf="flex-end"
      >
        {t('session.deletion.submit')}
      </SubmitButton>
    </Form>
  )
}
