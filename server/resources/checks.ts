import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { Readable } from '../kernel/context.ts'
import type { FieldErrors } from '../kernel/refusal.ts'
import type { Binding } from './bindings.ts'
import { nameInUse } from './reserved-names.ts'

type Check = (db: Readable, body: Readonly<Record<string, unknown>>, now: Date) => Promise<FieldErrors>

/** What entries of some collections must meet that only the database knows. */
const checks: Partial<Readonly<Record<ResourceName, Check>>> = { reservedUsername: nameInUse }

/** What is wrong with a body, by its fields. The collection must be locked. */
export const faultsOf = async (
  db: Readable,
  { resource }: Binding,
  body: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<FieldErrors> => (await checks[resource.name as ResourceName]?.(db, body, now)) ?? {}
