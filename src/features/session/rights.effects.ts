import type { z } from 'zod'
import type { deletionBody } from '../../../openapi/schemas/rights.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { components } from '../../api/schema.d.ts'
import type { SaveRequest } from '../../machines/save/save.machine.ts'
import type { Said } from './contact.effects.ts'
import type { PasswordBody } from './second-factor.effects.ts'

export type DataArchive = components['schemas']['DataArchive']

export type DeletionPreview = components['schemas']['DeletionPreview']
export type DeletionBody = z.output<typeof deletionBody>

export const getDeletion = (_: null, signal: AbortSignal): Promise<DeletionPreview> =>
  answer(api.GET('/user/deletion', { signal }))
export const requestDeletion = ({ values }: SaveRequest<DeletionBody, Said>, signal: AbortSignal): Promise<Said> =>
  answer(api.POST('/user/deletion', { body: values, signal }))

/** The archive of one's data. Each call throws `FailureError` and stops with its signal. */
export const getDataArchive = (_: null, signal: AbortSignal): Promise<DataArchive> =>
  answer(api.GET('/user/data-archive', { signal }))
/** Its link is good for a quarter of an hour: it is asked for when it is used. */
export const freshArchive = (_: SaveRequest<null, DataArchive>, signal: AbortSignal): Promise<DataArchive> =>
  getDataArchive(null, signal)
export const requestDataArchive = (
  { values }: SaveRequest<PasswordBody, DataArchive>,
  signal: AbortSignal,
): Promise<DataArchive> => answer(api.POST('/user/data-archive', { body: values, signal }))
