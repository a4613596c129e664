import { useTexts } from '../../i18n/useTexts.ts'

/** Says for whom something is offered. */
export function useWhom(): (row: { readonly for_individuals: boolean; readonly for_companies: boolean }) => string {
  const { t } = useTexts()
  return ({ for_individuals, for_companies }) => {
    if (for_individuals) return t(`administration.offered.whom.${for_companies ? 'both' : 'individuals'}`)
    return t(`administration.offered.whom.${for_companies ? 'companies' : 'nobody'}`)
  }
}
