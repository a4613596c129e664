import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { CreateInPlace } from './create-in-place.ts'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'
import { entryAddress } from './entry-address.ts'
import { callResource } from './call-resource.ts'
import { EntryPublishing } from './EntryPublishing.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { isFixedNow, readAddress, type AnyRow } from './row.ts'
import { useResourceTexts } from './texts.ts'
import { useRowName } from './useRowName.ts'
import { useEntrySave } from './useEntrySave.ts'

export interface EntryPageProps {
  readonly resource: AnyResource
  /** The entry that is edited; null for a new one. */
  readonly id: string | null
  /** The address of the list, as it is searched and sorted. */
  readonly list: string
  readonly onSaved: () => void
}

const entryDialog = (props: EntryDialogProps) => <EntryDialog {...props} />

/**
 * Creates or edits one entry on a page of its own. Leaving asks first where something is not saved, and a reload keeps
 * what was typed.
 */
export function EntryPage(entry: EntryPageProps) {
  const { resource, id, list } = entry
  const { t } = useTexts()
  const say = useResourceTexts(resource)
  return (
    <>
      <chakra.p mb="2" textStyle="sm">
        <Link asChild>
          <RouterLink to={list}>{t('resource.page.list', { many: say('many') })}</RouterLink>
        </Link>
      </chakra.p>
      <PageHeader title={say(id === null ? 'add' : 'edit')} purpose={say('purpose')} />
      <chakra.div maxWidth="60rem">
        <CreateInPlace value={entryDialog}>
          {id === null ? <EntryForm {...entry} row={null} /> : <Known {...entry} id={id} />}
        </CreateInPlace>
      </chakra.div>
    </>
  )
}

function Known({ id, ...entry }: EntryPageProps & { readonly id: string }) {
  const { resource } = entry
  const [machine] = useState(() => createLoadMachine<AnyRow>((_, signal) => callResource.get(resource, id, signal)))
  const load = useLoad(machine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
      {(row) =>
        isFixedNow(resource, row) ? <Fixed resource={resource} row={row} /> : <EntryForm {...entry} row={row} />
      }
    </LoadGate>
  )
}

/** An entry that stays as it is: whoever followed an old link is led to a new one. */
function Fixed({ resource, row }: Pick<EntryPageProps, 'resource'> & { readonly row: AnyRow }) {
  const { t } = useTexts()
  const say = useResourceTexts(resource)
  const nameOf = useRowName(resource)
  const read = readAddress(resource, row)
  return (
    <Notice
      kind="info"
      actions={
        <>
          <Button asChild size="sm">
            <RouterLink to={entryAddress(resource, null)}>{say('add')}</RouterLink>
          </Button>
          {read === undefined ? null : (
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <a href={read} target="_blank" rel="noreferrer">
                {t('resource.read', { name: nameOf(row) })}
              </a>
            </Button>
          )}
        </>
      }
    >
      {t('validation.fixed')}
    </Notice>
  )
}

function EntryForm({ resource, row, list, onSaved }: Omit<EntryPageProps, 'id'> & { readonly row: AnyRow | null }) {
  const navigate = useNavigate()
  const save = useEntrySave(resource, row, onSaved)
  return (
    <>
      {save.row && resource.publishing ? (
        <EntryPublishing resource={resource} row={save.row} onDone={save.receive} />
      ) : null}
      <ResourceForm resource={resource} save={save} onCancel={() => void navigate(list)} />
    </>
  )
}
