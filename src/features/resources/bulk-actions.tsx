import type { BulkAction as ActionName } from '../../../openapi/schemas/bulk.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { bulkActionsOf } from '../../../openapi/resource-calls.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { TrashIcon } from '../../ui/icons.tsx'
import type { BulkAction } from '../../ui/list/list.ts'
import type { AnyRow } from './row.ts'

/** What can be chosen; what was deleted is restored from the notice that says so. */
const actions: Readonly<Record<Exclude<ActionName, 'restore'>, (t: Translate) => Omit<BulkAction<AnyRow>, 'key'>>> = {
  activate: (t) => ({ label: t('resource.bulk.activate'), said: (count) => t('resource.bulk.activated', { count }) }),
  deactivate: (t) => ({
    label: t('resource.bulk.deactivate'),
    said: (count) => t('resource.bulk.deactivated', { count }),
  }),
  delete: (t) => ({
    label: t('resource.bulk.delete'),
    icon: <TrashIcon />,
    confirm: ({ length: count }) => ({
      title: t('resource.bulk.delete.title', { count }),
      text: t('resource.bulk.delete.text'),
      confirm: t('resource.bulk.delete.submit', { count }),
      destructive: true,
    }),
    said: (count) => t('resource.bulk.deleted', { count }),
    undo: { key: 'restore' satisfies ActionName, said: (count) => t('resource.bulk.restored', { count }) },
  }),
}

/** What can be done to several entries of a collection at once, in words. */
export const bulkActions = (resource: AnyResource, t: Translate): readonly BulkAction<AnyRow>[] =>
  bulkActionsOf(resource).flatMap((key) => (key === 'restore' ? [] : [{ key, ...actions[key](t) }]))
