import type { Language } from '../../../openapi/define.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import { failureText } from '../../ui/failure-text.ts'

interface Place {
  readonly resource: string
  readonly count: number
}
const placeText = ({ resource: by, count }: Place, t: Translate) =>
  Object.hasOwn(anyResources, by)
    ? t('resource.place.any', {
        count,
        one: t(`resource.${by}._noun` as MessageId, { form: 'one' }),
        many: t(`resource.${by}._noun` as MessageId, { form: 'many' }),
      })
    : t(`resource.place.${by}` as MessageId, { count })

/** Where an entry that was to be deleted is in use; empty where that is not the reason. */
export const usesIn = (failure: Failure, t: Translate, lang: Language): string =>
  (detailOf(failure, 'in_use')?.places ?? []).map((place) => placeText(place, t)).join(COMMA[lang])

/** Why an action was not done to one of several entries. */
export const unchangedText = (failure: Failure, t: Translate, lang: Language): string =>
  usesIn(failure, t, lang) || failureText(failure, t).title
