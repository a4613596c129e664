import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { resourceText, type ResourceText } from '../../../openapi/resource-texts.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The ids of the texts of a collection's fields. A test checks that each exists for every collection there is. */
export const fieldText = (resource: AnyResource, field: string) => `resource.${resource.name}.${field}` as MessageId
/** The id of a field's help, which a field may lack. */
export const helpText = (resource: AnyResource, field: string) => `resource.${resource.name}.${field}.help` as MessageId
/** The id of what a switch of an entry means: who sees what the site is made of, or who may choose the entry. */
export function flagHelp(
  resource: AnyResource,
  flag: 'active' | 'visible',
  isThere: (id: MessageId) => boolean,
): MessageId {
  const own = helpText(resource, flag)
  if (isThere(own)) return own
  if (flag === 'active' && resource.isForVisitors) return 'resource.flag.active.help.site'
  return `resource.flag.${flag}.help`
}
/** The id of one of the choices of a field. */
export const choiceText = (resource: AnyResource, field: string, choice: string) =>
  `resource.${resource.name}.${field}.${choice}` as MessageId

/** Says texts about the entries of a collection, in the reader's language. */
export function useResourceTexts({ name }: AnyResource): (text: ResourceText) => string {
  const { t, intl } = useTexts()
  return (text) => resourceText(name, text, { say: t, has: (id) => intl.messages[id] !== undefined })
}
