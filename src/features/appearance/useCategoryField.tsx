import { Link } from '@chakra-ui/react/link'
import { Link as RouterLink } from 'react-router'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export interface Category {
  readonly id: string
  readonly name: Localized
}
/** A template, as far as its category goes. */
interface Categorised {
  readonly category_id: string | null
  readonly category: Localized | null
}

/**
 * The field for the category of a template: one of those that are offered, and whatever `rows` have, which may be
 * switched off by now and stays. Where there is none yet, `page` leads to their list.
 */
export function useCategoryField(
  categories: readonly Category[],
  rows: readonly (Categorised | null)[],
  page: `/${string}`,
) {
  const { t, pick } = useTexts()
  const known = new Map(categories.map(({ id, name }) => [id, name]))
  for (const row of rows)
    if (row?.category_id && row.category) known.set(row.category_id, known.get(row.category_id) ?? row.category)
  const add = (
    <Link asChild textStyle="sm">
      <RouterLink to={page}>{t('administration.templates.category.add')}</RouterLink>
    </Link>
  )
  return {
    kind: 'choice',
    name: 'category_id',
    label: t('administration.templates.category'),
    choices: [...known].map(([value, name]) => ({ value, label: pick(name)?.text ?? '' })),
    none: t('administration.templates.category.none'),
    below: categories.length === 0 ? add : null,
  } as const
}
