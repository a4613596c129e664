import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { COMMA } from '../../../openapi/format/comma.ts'
import { MOST_LEVELS, type LetterLevel } from '../../../openapi/schemas/letter-settings.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { AbsencesPanel } from './AbsencesPanel.tsx'
import { LevelDialog } from './LevelDialog.tsx'
import { levelDelete, levelOrder, levelsLoad, typesLoad } from './letters.effects.ts'
import { RoutePanel } from './RoutePanel.tsx'
import { RowText, SettingList } from './SettingScreen.tsx'
import { useNeeds, useWho } from './useWho.ts'

/** `/user/Letter/approval-level`: the levels that letters pass, whom they ask today, and who is away. */
export function Screen() {
  const { t, pick, intl, lang } = useTexts()
  const toast = useToast()
  const who = useWho()
  const needs = useNeeds()
  const load = useLoad(levelsLoad, null)
  const types = useLoad(typesLoad, null)
  // Whom a letter would ask is read again after each change.
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((n) => n + 1)
  const order = useSave(levelOrder, {
    row: null,
    onSaved: () => {
      load.refresh()
      changed()
    },
    onFailed: (failure) => {
      const said = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.level.failed.move'), text: said.text || said.title })
      load.refresh()
    },
  })
  const rows = load.data ?? []
  const move = (from: number, to: number) => {
    if (order.busy || to < 0 || to >= rows.length) return
    const ids = rows.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    order.submit(ids)
  }
  const nameOf = (row: LetterLevel) => pick(row.name)?.text ?? ''
  const typeName = (id: string) => pick(types.data?.find((one) => one.id === id)?.name ?? {})?.text ?? '–'
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <PageHeader title={t('page.letterLevels.title')} purpose={t('letter.level.purpose')} />
        <SettingList
          load={load}
          most={MOST_LEVELS}
          texts={{
            add: t('letter.level.add'),
            empty: t('letter.level.empty'),
            emptyText: t('letter.level.empty.text'),
            label: t('page.letterLevels.title'),
          }}
          nameOf={nameOf}
          isNumbered
          onChanged={changed}
          renderRow={(row) => (
            <RowText
              name={`${rows.indexOf(row) + 1}. ${nameOf(row)}`}
              facts={[
                needs(row.needs, row.approvers.map(who)),
                [
                  row.type_ids.length === 0 ? t('letter.types.all') : row.type_ids.map(typeName).join(COMMA[lang]),
                  ...(row.amount_over === null
                    ? []
                    : [t('letter.level.over', { amount: intl.formatNumber(row.amount_over) })]),
                  ...(row.escalate_after === null ? [] : [t('letter.level.escalates', { count: row.escalate_after })]),
                ].join(' · '),
              ]}
            />
          )}
          renderButtons={(row, at) => (
            <>
              <IconButton
                label={t('letter.level.up', { name: nameOf(row) })}
                aria-disabled={at === 0 || order.busy}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                label={t('letter.level.down', { name: nameOf(row) })}
                aria-disabled={at === rows.length - 1 || order.busy}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDownIcon />
              </IconButton>
            </>
          )}
          renderForm={(form) => <LevelDialog types={types.data ?? []} {...form} />}
          deleteMachine={levelDelete}
          deleteText={t('letter.level.delete.text')}
        />
      </div>
      {rows.length > 0 && (types.data?.length ?? 0) > 0 ? (
        <RoutePanel types={types.data ?? []} changes={changes} />
      ) : null}
      <AbsencesPanel onChanged={changed} />
    </chakra.div>
  )
}
