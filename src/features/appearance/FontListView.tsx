import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { siteFonts } from '../../ui/site-fonts.ts'
import { OfferedRows } from './OfferedRows.tsx'
import type { OfferedListProps } from './OfferedScreen.tsx'
import { useFontName } from './useFontName.ts'

/** Every font in the order in which people see them, each shown in both scripts. */
export function FontListView(props: OfferedListProps<ManagedFont>) {
  const { t } = useTexts()
  return (
    <OfferedRows
      {...props}
      label={t('page.manageFonts.title')}
      nameOf={useFontName()}
      look="panels"
      facts={(row) => [
        t(row.active ? 'administration.fonts.on' : 'administration.offered.off'),
        t('administration.offered.sites', { count: row.used }),
        t('administration.fonts.built_in'),
      ]}
      More={Details}
    />
  )
}

const Details = ({ row }: { readonly row: ManagedFont }) => (
  <>
    <Sample font={row.key} />
    <Facts row={row} />
  </>
)

/** What a font brings with it. */
function Facts({ row }: { readonly row: ManagedFont }) {
  const { t, intl } = useTexts()
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1" textStyle="sm">
      {row.families.map(({ script, names }) => (
        <Fact key={script} label={t(`administration.fonts.script.${script}`)}>
          {intl.formatList(names.map((family) => family ?? t('administration.fonts.system')))}
        </Fact>
      ))}
      <Fact label={t('administration.fonts.weights')}>{`${row.weights.from}–${row.weights.to}`}</Fact>
      <Fact label={t('administration.fonts.licence')}>
        <Link href={row.licence.url} target="_blank" rel="noopener noreferrer">
          {row.licence.name}
        </Link>
      </Fact>
    </chakra.dl>
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
