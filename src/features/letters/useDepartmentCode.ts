import { departmentCode } from '../../../openapi/letter-reference.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { groupsLoad } from './write/writing.effects.ts'

/** A department as references name it, for examples: one of the company's own, where it has any. */
export function useDepartmentCode(): string {
  const { data } = useLoad(groupsLoad, null)
  return departmentCode(data?.[0]?.name ?? { en: 'Administration' })
}
