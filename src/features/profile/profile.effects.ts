import type { z } from 'zod'
import type {
  accountFaceBody,
  accountSetup,
  accountSetupBody,
  personalDetail,
  personalDetailBody,
} from '../../../openapi/schemas/profile.ts'
import type { previewBody } from '../../../openapi/schemas/site.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createPreviewMachine } from '../../machines/preview/preview.machine.ts'
import { createPublishMachine, type Site } from '../../machines/publish/publish.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type PersonalDetail = z.output<typeof personalDetail>
export type PersonalValues = Omit<z.output<typeof personalDetailBody>, 'version'>
export type AccountSetup = z.output<typeof accountSetup>
export type SetupValues = Omit<z.output<typeof accountSetupBody>, 'version'>
/** Photo and headline, which can be saved without the rest. */
export type Face = Omit<z.output<typeof accountFaceBody>, 'version'>
export type PreviewWish = z.output<typeof previewBody>
export type ViewAs = PreviewWish['as']

/** The version that a save builds on; these rows always exist. */
const seen = (row: { readonly version: number } | null) => ({ version: row?.version ?? 1 })

export const personalMachine = createLoadMachine<PersonalDetail>((_, signal) =>
  answer(api.GET('/personal/detail', { signal })),
)
export const personalSaveMachine = createSaveMachine<PersonalValues, PersonalDetail>(({ values, row }, signal) =>
  answer(api.PUT('/personal/detail', { body: { ...values, ...seen(row) }, signal })),
)
export const setupMachine = createLoadMachine<AccountSetup>((_, signal) =>
  answer(api.GET('/account/setup', { signal })),
)
export const setupSaveMachine = createSaveMachine<SetupValues, AccountSetup>(({ values, row }, signal) =>
  answer(api.PUT('/account/setup', { body: { ...values, ...seen(row) }, signal })),
)
export const faceSaveMachine = createSaveMachine<Face, AccountSetup>(({ values, row }, signal) =>
  answer(api.PUT('/account/face', { body: { ...values, ...seen(row) }, signal })),
)

const readSite = async (signal: AbortSignal): Promise<Site> => answer(api.GET('/site', { signal }))
export const siteMachine = createLoadMachine<Site>((_, signal) => readSite(signal))
export const publishMachine = createPublishMachine({
  read: readSite,
  send: async (call, signal) => {
    const { version } = call
    switch (call.kind) {
      case 'publish':
        return answer(api.POST('/site/publish', { body: { indexable: call.indexable, version }, signal }))
      case 'unpublish':
        return answer(api.POST('/site/unpublish', { body: { version }, signal }))
      case 'edit':
        return answer(
          api.PUT('/site', {
            body: { template: call.template, ...call.look, indexable: call.indexable, version },
            signal,
          }),
        )
    }
  },
})
/** A link, good for ten minutes, to the site as someone would see it. */
export const previewMachine = createPreviewMachine<PreviewWish>(
  async (wish, signal) =>
    (await answer(api.POST('/site/preview', { body: wish, headers: once(crypto.randomUUID()), signal }))).url,
)
