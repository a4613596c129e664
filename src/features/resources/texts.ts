import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { AnyResource } from '../../../openapi/resource.ts'

/** The ids of the texts of a collection. A test checks that each exists for every collection there is. */
export const fieldText = (resource: AnyResource, field: string) => `resource.${resource.name}.${field}` as MessageId
/** `many` names all entries; the others are whole sentences about this kind. `failed.*` name what was not done; why stands beside. */
export type ResourceText =
  | 'many'
  | 'purpose'
  | 'add'
  | 'edit'
  | 'empty'
  | 'empty.text'
  | 'saved'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'failed.save'
  | 'failed.update'
  | 'failed.delete'
export const resourceText = (resource: AnyResource, text: ResourceText) => `resource.${resource.name}._${text}` as MessageId
/** The id of a field's help, which a field may lack. */
export const helpText = (resource: AnyResource, field: string) => `resource.${resource.name}.${field}.help` as MessageId
/** The id of one of the choices of a field. */
export const choiceText = (resource: AnyResource, field: string, choice: string) => `resource.${resource.name}.${field}.${choice}` as MessageId
