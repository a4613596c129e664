import type { FieldKind } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import type { Choice } from '../../ui/form/SelectField.tsx'
import { fieldText } from './texts.ts'

/** What the two directions of an order are called. */
const wayOf = (kind: FieldKind | undefined) =>
  kind === 'date' ? 'date' : kind === 'number' || kind === 'rating' ? 'number' : 'text'

/** The orders that a list can be put in besides its own, as its address has them: `start_date`, `-start_date`. */
export const orderChoices = (resource: AnyResource, t: Translate): readonly Choice[] =>
  resource.sort.flatMap((name) => {
    const field = t(fieldText(resource, name))
    const way = wayOf(resource.fields[name]?.kind)
    return [
      { value: name, label: t(`resource.order.${way}.up`, { field }) },
      { value: `-${name}`, label: t(`resource.order.${way}.down`, { field }) },
    ]
  })
