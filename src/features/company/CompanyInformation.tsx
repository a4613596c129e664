import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { companySectionId } from '../../../openapi/anchors.ts'
import {
  COMPANY_PARTS,
  VERIFIED_FIELDS,
  type CompanyInformation,
  type CompanyPart,
  type PartValues,
} from '../../../openapi/schemas/company.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { informationMachine, partMachines } from './company.effects.ts'
import { PartForm } from './PartForm.tsx'
import { Progress } from './Progress.tsx'
import { PART_GROUPS, partValues } from './values.ts'
import { VerificationPanel } from './Verification.tsx'

export interface InformationProps {
  /** The editor of the licences, which are a collection of their own. */
  readonly renderLicences: () => ReactNode
}

/**
 * `/company/information/setup`: what a company says of itself, in groups that are saved one by one; its licences and
 * its verification.
 */
export function CompanyInformationScreen({ renderLicences }: InformationProps) {
  const { t } = useTexts()
  const load = useLoad(informationMachine, null)
  return (
    <>
      <PageHeader title={t('page.companyInformation.title')} purpose={t('company.purpose')} />
      <LoadGate load={load} skeleton={<FormSkeleton fields={10} />}>
        {(row) => (
          <chakra.div display="flex" flexDirection="column" gap="5">
            <Progress completed={row.completed} />
            {COMPANY_PARTS.map((part) => (
              <PartEditor key={part} part={part} row={row} onSaved={load.receive} />
            ))}
            <chakra.div id={companySectionId('licences')} tabIndex={-1} outline="none" scrollMarginTop="20">
              <Panel title={t('company.part.licences')} text={t('company.part.licences.text')}>
                {renderLicences()}
              </Panel>
            </chakra.div>
            <VerificationPanel key={verificationKey(row)} lacksLegalName={row.identity.legal_name === null} />
          </chakra.div>
        )}
      </LoadGate>
    </>
  )
}

/** What is to be verified may have changed with what was saved; while a request waits, its version has. */
const verificationKey = ({ verification, identity, legal }: CompanyInformation) =>
  verification === 'requested' ? `requested ${identity.version} ${legal.version}` : verification

interface PartEditorProps<P extends CompanyPart> {
  readonly part: P
  readonly row: CompanyInformation
  readonly onSaved: (row: CompanyInformation) => void
}

/** Runs the form of one group. */
function PartEditor<P extends CompanyPart>({ part, row, onSaved }: PartEditorProps<P>) {
  const { t } = useTexts()
  const { refresh } = useSession()
  const machine = partMachines[part] as unknown as SaveMachine<PartValues<P>, CompanyInformation>
  const { save, taken } = useRowSave(machine, {
    row,
    valuesOf: (now) => partValues(part, now),
    groups: PART_GROUPS,
    said: { saved: t('company.part.saved', { part: t(`company.part.${part}`) }) },
    onSaved: (now) => {
      onSaved(now)
      // Name, logo and mark stand in the list of accounts too.
      if (part in VERIFIED_FIELDS) refresh()
    },
  })
  return <PartForm key={taken} part={part} row={save.row ?? row} save={save} />
}
