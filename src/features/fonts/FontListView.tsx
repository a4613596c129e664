import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { OrderedRows, RowButtons } from '../../ui/list/OrderedRows.tsx'
import { siteFonts } from '../../ui/site-fonts.ts'
import type { Move } from './fonts.effects.ts'
import { useFontName } from './useFontName.ts'

export interface FontListViewProps {
  readonly rows: readonly ManagedFont[]
  readonly move: SaveView<Move, ManagedFont[]>
  readonly onEdit: (row: ManagedFont) => void
}

/** Every font in the order in which people see them, each shown in both scripts. */
export function FontListView({ rows, move, onEdit }: FontListViewProps) {
  const { t } = useTexts()
  return (
    <OrderedRows failure={move.failure} onRetry={move.trouble === 'refused' ? undefined : move.retry}>
      <chakra.ul listStyleType="none" aria-label={t('page.manageFonts.title')} display="grid" gap="4">
        {rows.map((row, at) => (
          <Row key={row.key} row={row} at={at} last={rows.length - 1} move={move} onEdit={onEdit} />
        ))}
      </chakra.ul>
    </OrderedRows>
  )
}

interface RowProps extends Pick<FontListViewProps, 'move' | 'onEdit'> {
  readonly row: ManagedFont
  readonly at: number
  readonly last: number
}

function Row({ row, at, last, move, onEdit }: RowProps) {
  const { t, intl } = useTexts()
  const name = useFontName()(row)
  const offer = [
    t(row.active ? 'administration.fonts.on' : 'administration.fonts.off'),
    t('administration.fonts.used', { count: row.used }),
    t('administration.fonts.built_in'),
  ]
  const facts = [
    ...row.families.map(({ script, names }) => ({
      label: t(`administration.fonts.script.${script}`),
      value: intl.formatList(names.map((family) => family ?? t('administration.fonts.system'))),
    })),
    { label: t('administration.fonts.weights'), value: `${row.weights.from}–${row.weights.to}` },
  ]
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="flex-start"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      <chakra.div flex="1 1 20rem" minWidth="0" display="grid" gap="3">
        <div>
          <chakra.h2 textStyle="md" fontWeight="650" overflowWrap="anywhere">
            {name}
          </chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted">
            {offer.join(' · ')}
          </chakra.p>
        </div>
        <Sample font={row.key} />
        <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1" textStyle="sm">
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
          <Fact label={t('administration.fonts.licence')}>
            <Link href={row.licence.url} target="_blank" rel="noopener noreferrer">
              {row.licence.name}
            </Link>
          </Fact>
        </chakra.dl>
      </chakra.div>
      <RowButtons
        at={at}
        last={last}
        isBusy={move.busy}
        labels={{
          up: t('administration.fonts.up', { name }),
          down: t('administration.fonts.down', { name }),
          editOf: t('administration.fonts.edit.of', { name }),
          edit: t('administration.fonts.edit'),
        }}
        onMove={(position) => move.submit({ key: row.key, position })}
        onEdit={() => onEdit(row)}
      />
    </chakra.li>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd minWidth="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
)

/** A heading and a line of text in each script, set as a site sets them. */
function Sample({ font }: { readonly font: ManagedFont['key'] }) {
  const { t } = useTexts()
  const { heading, text } = siteFonts[font]
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
      {(['latin', 'ethiopic'] as const).map((script) => {
        const sample = t(`administration.fonts.sample.${script}`)
        return (
          <chakra.div key={script} lang={script === 'latin' ? 'en' : 'am'} minWidth="0">
            <chakra.p textStyle="lg" fontWeight="700" lineHeight="1.4" style={{ fontFamily: heading }}>
              {sample}
            </chakra.p>
            <chakra.p lineHeight="1.6" style={{ fontFamily: text }}>
              {sample}
            </chakra.p>
          </chakra.div>
        )
      })}
    </chakra.div>
  )
}
