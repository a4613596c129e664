import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { ChartTreeIcon, ListIcon } from '../../ui/icons.tsx'
import type { ChartModel } from './chart-model.ts'
import { find, searchIndex } from './chart-search.ts'

export const VIEWS = ['chart', 'list'] as const
export type ChartViewKind = (typeof VIEWS)[number]

export interface ChartToolbarProps {
  readonly model: ChartModel
  readonly view: ChartViewKind
  readonly onView: (view: ChartViewKind) => void
  readonly onFound: (id: string) => void
  readonly onOpenAll: () => void
  readonly onCloseAll: () => void
  /** The menu of exports. */
  readonly children?: ReactNode
}

/** Finding, the two ways to look at it, and opening or closing everything. */
export function ChartToolbar({ model, view, onView, onFound, onOpenAll, onCloseAll, children }: ChartToolbarProps) {
  const { t, lang } = useTexts()
  const [text, setText] = useState('')
  const query = useDeferredValue(text)
  const isAsked = query.trim() !== ''
  // Made at the first letter: most who look never search.
  const index = useMemo(() => (isAsked ? searchIndex(model, lang) : []), [model, lang, isAsked])
  const options = useMemo(() => find(index, query), [index, query])
  const go = (id: string) => {
    setText('')
    onFound(id)
  }
  const small = { variant: 'outline', colorPalette: 'gray' } as const
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mb="4" alignItems="center" _print={{ display: 'none' }}>
      <chakra.div flex="1 1 16rem" minWidth="0" role="search">
        <Field.Root>
          <Field.Label srOnly>{t('chart.find')}</Field.Label>
          <Combobox
            label={t('chart.find')}
            placeholder={t('chart.find')}
            text={text}
            onText={setText}
            options={options}
            onChoose={(option) => {
              const found = options.find(({ key }) => key === option.key)
              if (found) go(found.id)
            }}
            onKey={(event) => {
              // Nothing in the list is marked: Enter goes to the best hit, of what stands there now.
              const best = event.key === 'Enter' ? find(searchIndex(model, lang), text)[0] : undefined
              if (best) go(best.id)
            }}
            {...(isAsked && query === text ? { nothing: t('chart.find.nothing') } : {})}
          />
        </Field.Root>
      </chakra.div>
      <chakra.div role="group" aria-label={t('chart.view')} display="flex">
        {VIEWS.map((one, n) => (
          <Button
            key={one}
            {...small}
            px="3"
            {...(one === view
              ? { variant: 'subtle', colorPalette: 'primary', borderColor: 'primary.solid', zIndex: '1' }
              : {})}
            aria-pressed={one === view}
            onClick={() => onView(one)}
            {...(n === 0 ? { borderEndRadius: '0' } : { borderStartRadius: '0', ms: '-1px' })}
          >
            {one === 'chart' ? <ChartTreeIcon /> : <ListIcon />}
            {t(`chart.view.${one}`)}
          </Button>
        ))}
      </chakra.div>
      <Button {...small} onClick={onOpenAll}>
        {t('chart.open_all')}
      </Button>
      <Button {...small} onClick={onCloseAll}>
        {t('chart.close_all')}
      </Button>
      {children}
    </chakra.div>
  )
}
