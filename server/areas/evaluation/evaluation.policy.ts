import type { Viewer } from '../../../openapi/define.ts'

/** May the viewer do with the account's applicants whatever an employer does? Others see those alone whom they interview. */
export const recruits = ({ isEmployee, rights }: Pick<Viewer, 'isEmployee' | 'rights'>): boolean =>
  !isEmployee || rights.includes('recruiting')
