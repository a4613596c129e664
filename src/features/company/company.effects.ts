import {
  COMPANY_PARTS,
  type CompanyInformation,
  type CompanyPart,
  type PartValues,
} from '../../../openapi/schemas/company.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { api } from '../../api/client.ts'
import { sendDocument } from '../../api/pictures.ts'
import { answer } from '../../api/problem.ts'
import {
  companyVerificationMachine,
  type Verification,
  type VerificationRequest,
} from '../../machines/company-verification/company-verification.machine.ts'
import { createDocumentMachine } from '../../machines/document/document.machine.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { checkDocument } from '../../ui/document/document-file.ts'

export interface CompanySize {
  readonly id: string
  readonly name: Localized
}

export const informationMachine = createLoadMachine<CompanyInformation>((_, signal) =>
  answer(api.GET('/company/information', { signal })),
)

/** Every part is saved on its own, with its own version. */
const partMachine = (part: CompanyPart) =>
  createSaveMachine<PartValues<CompanyPart>, CompanyInformation>(async ({ values, row }, signal) => {
    // The six calls differ in their body alone, which the form has validated by the part's schema.
    const body = { ...values, version: row?.[part].version ?? 1 }
    return answer(api.PUT(`/company/information/${part}`, { body, signal }))
  })
export const partMachines = Object.fromEntries(COMPANY_PARTS.map((part) => [part, partMachine(part)])) as Readonly<
  Record<CompanyPart, ReturnType<typeof partMachine>>
>

export const documentMachine = createDocumentMachine({ check: checkDocument, send: sendDocument })

/** The sizes that the platform offers; administrators keep them. */
export const sizesMachine = createLoadMachine<readonly CompanySize[]>(
  async (_, signal) => (await answer(api.GET('/company-sizes', { params: { query: { per_page: 100 } }, signal }))).data,
)

export const verificationMachine = createLoadMachine<Verification>((_, signal) =>
  answer(api.GET('/company/verification', { signal })),
)
const version = (row: Verification | null) => ({ version: row?.version ?? 1 })
const requestMachine = createSaveMachine<VerificationRequest, Verification>(({ values, row }, signal) =>
  answer(api.POST('/company/verification', { body: { ...values, ...version(row) }, signal })),
)
const withdrawMachine = createSaveMachine<null, Verification>(({ row }, signal) =>
  answer(api.POST('/company/verification/withdraw', { body: version(row), signal })),
)
/** The life of the company's verification on its own page, with the calls of its conversations. */
export const companyLife = companyVerificationMachine.provide({
  actors: { request: requestMachine, withdraw: withdrawMachine },
})
