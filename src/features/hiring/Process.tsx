import { chakra } from '@chakra-ui/react/styled-system'
import { useParams } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { hiringProcessBody, type HiringProcess } from '../../../openapi/schemas/hiring-process.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { processLoad, saveProcessMachine, type ProcessValues } from './hiring.effects.ts'
import { formOf, prepare, valuesOf } from './process.ts'
import { StagesField } from './StagesField.tsx'

/** `/job-hiring-process/{id}`: the stages of one process, and their mails. */
export function Screen() {
  const { id = '' } = useParams()
  return <One key={id} id={id} />
}

/** Stories give the id themselves. */
export function One({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const load = useLoad(processLoad, id)
  return (
    <>
      <BackLink to={pages.hiringProcesses.path}>{t('hiring.all')}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
        {(row) => <ProcessEditor row={row} />}
      </LoadGate>
    </>
  )
}

function ProcessEditor({ row }: { readonly row: HiringProcess }) {
  const { t, pick } = useTexts()
  const { save, taken } = useRowSave(saveProcessMachine, {
    row,
    valuesOf,
    said: { saved: t('hiring.saved'), failed: t('hiring.failed.save') },
  })
  const now = save.row ?? row
  return (
    <>
      <PageHeader
        title={pick(now.name)?.text ?? t('page.hiringProcess.title')}
        purpose={t('hiring.used', { count: now.postings })}
      />
      <ProcessForm key={taken} row={now} save={save} />
    </>
  )
}

interface ProcessFormProps {
  readonly row: HiringProcess
  readonly save: SaveView<ProcessValues, HiringProcess>
}
function ProcessForm({ row, save }: ProcessFormProps) {
  const { t } = useTexts()
  const form = useSchemaForm(hiringProcessBody, { ...(save.values ?? valuesOf(row)), version: 1 }, prepare)
  // New stages have their ids from then on.
  useSavedReset(form.hook.reset, save.isSaved && save.row ? formOf(valuesOf(save.row)) : null)
  return (
    <Panel>
      <SaveForm
        form={form}
        save={save}
        draft={`process ${row.id}`}
        valuesOf={({ version: _, ...values }): ProcessValues => values}
      >
        <chakra.div maxWidth="36rem">
          <LocalizedField control={form.control} name="name" label={t('hiring.name')} required />
        </chakra.div>
        <StagesField form={form} saved={row.stages} />
      </SaveForm>
    </Panel>
  )
}
