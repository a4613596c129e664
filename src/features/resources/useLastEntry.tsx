import { useState, type ReactNode } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { ListView } from './list.connect.ts'
import type { AnyRow } from './row.ts'
import { useRowName } from './useRowName.ts'

/**
 * The list of a collection that asks for at least one entry: deleting the only one is asked about first, because what
 * that means is seen elsewhere, on the page and in the set-up. `question` is the dialog.
 */
export function useLastEntry(
  resource: AnyResource,
  list: ListView,
): { readonly list: ListView; readonly question: ReactNode } {
  const { t } = useTexts()
  const nameOf = useRowName(resource)
  const [asked, setAsked] = useState<AnyRow | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (resource.atLeastOne !== true) return { list, question: null }
  const isOnly = list.total === 1 && !list.isNarrowed
  return {
    list: {
      ...list,
      remove: (row) => {
        if (!isOnly) return list.remove(row)
        setAsked(row)
        setOpen(true)
      },
    },
    question: (
      <ConfirmDialog
        open={isOpen}
        title={t('resource.last.title', { name: asked === null ? '' : nameOf(asked) })}
        text={t('resource.last.text')}
        confirm={t('resource.last.delete')}
        cancel={t('resource.last.keep')}
        destructive
        onConfirm={() => {
          setOpen(false)
          if (asked) list.remove(asked)
        }}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
