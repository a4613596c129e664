import type { FilterValues } from '../../../openapi/filter.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { filtersOf } from '../../../openapi/field-kinds.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { PUBLISHING_STATUSES } from '../../../openapi/schemas/publishing.ts'
import type { Translate, useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { NotFetched } from '../../ui/form/NotFetched.tsx'
import type { Choice } from '../../ui/form/SelectField.tsx'
import type { FilterControl } from '../../ui/list/list.ts'
import type { ChoicesByField, FilterChoice } from './filters.effects.ts'
import { choiceText, fieldText } from './texts.ts'

/** What the filters offer, once it was fetched. */
export interface FilterChoices {
  readonly data: ChoicesByField | null
  readonly failure: Failure | null
  readonly retry: () => void
}
interface Reading {
  readonly resource: AnyResource
  /** What the list is narrowed to. */
  readonly values: FilterValues
  readonly choices: FilterChoices
  readonly t: Translate
  readonly pick: ReturnType<typeof useTexts>['pick']
}

/** The values of one filter; of a relation within another one, those of the row that is chosen there. */
function valuesOf(name: string, { resource, values, choices, t, pick }: Reading): readonly Choice[] {
  const field = resource.fields[name]
  if (!field) return PUBLISHING_STATUSES.map((value) => ({ value, label: t(`publishing.status.${value}`) }))
  if (field.kind === 'choice')
    return field.choices.map((value) => ({ value, label: t(choiceText(resource, name, value)) }))
  const parent = field.kind === 'relation' ? (field.within ?? '') : ''
  const fits = ({ row }: FilterChoice) => !values[parent] || row?.[parent] === values[parent]
  return (choices.data?.[name] ?? [])
    .filter(fits)
    .map((choice) => ({ value: choice.value, label: pick(choice.name)?.text ?? '' }))
}

/** The controls that narrow a collection's list, one for each of its filters that has something to choose. */
export const filterControls = (reading: Reading): readonly FilterControl[] => {
  const { resource, values, choices, t } = reading
  const { data, failure, retry } = choices
  const offers = (name: string) => data === null || Boolean(values[name]) || valuesOf(name, reading).length > 0
  return Object.keys(filtersOf(resource))
    .filter(offers)
    .map((name) => {
      const label = t(resource.fields[name] ? fieldText(resource, name) : 'publishing.column')
      return {
        kind: 'choice',
        name,
        label,
        all: t('resource.filter.all', { field: label }),
        gone: t('resource.filter.gone', { field: label }),
        choices: valuesOf(name, reading),
        ...(data === null && failure
          ? {
              instead: (
                <NotFetched
                  text={t('resource.relation.failed', { reason: failureText(failure, t).title })}
                  onRetry={retry}
                />
              ),
            }
          : {}),
      }
    })
}
