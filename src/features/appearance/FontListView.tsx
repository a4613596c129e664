import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useFontName } from '../../hooks/useFontName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DeleteFont } from './DeleteFont.tsx'
import { FontSample } from './FontSample.tsx'
import { OfferedRows } from './OfferedRows.tsx'
import type { OfferedListProps } from './OfferedScreen.tsx'

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
        t(row.is_built_in ? 'administration.fonts.built_in' : 'administration.fonts.uploaded'),
      ]}
      More={Details}
      renderButtons={(row) =>
        row.is_built_in ? null : <DeleteFont row={row} onDeleted={props.onChanged ?? (() => undefined)} />
      }
    />
  )
}

const Details = ({ row }: { readonly row: ManagedFont }) => (
  <>
    <FontSample font={row} />
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
        {row.licence.url === null ? (
          <chakra.details>
            <chakra.summary cursor="pointer" minHeight="6" py={{ base: '2.5', md: '0' }}>
              {row.licence.name}
            </chakra.summary>
            <chakra.p mt="2" maxHeight="16rem" overflowY="auto" whiteSpace="pre-line" tabIndex={0}>
              {row.licence.text}
            </chakra.p>
          </chakra.details>
        ) : (
          <Link href={row.licence.url} target="_blank" rel="noopener noreferrer">
            {row.licence.name}
          </Link>
        )}
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
