import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useTexts } from '../../i18n/useTexts.ts'

interface CountProps {
  readonly label: string
  readonly value: number
  readonly help?: string
  /** The page where what is counted can be looked at. */
  readonly to?: string
}

/** A number with its name. Several stand in a `<dl>` of `Counts`. */
export function Count({ label, value, help, to }: CountProps) {
  const { intl } = useTexts()
  return (
    <chakra.div
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      display="flex"
      flexDirection="column"
      gap="1"
    >
      <chakra.dt textStyle="sm" color="fg.muted">
        {to ? (
          <Link asChild variant="underline" minHeight="6" color="fg.muted">
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
        ) : (
          label
        )}
      </chakra.dt>
      <chakra.dd textStyle="2xl" fontWeight="650" fontVariantNumeric="tabular-nums">
        {intl.formatNumber(value)}
      </chakra.dd>
      {help ? (
        <chakra.dd textStyle="xs" color="fg.muted">
          {help}
        </chakra.dd>
      ) : null}
    </chakra.div>
  )
}

/** Numbers side by side; those of the last line share it. */
export const Counts = ({ children }: { readonly children: ReactNode }) => (
  <chakra.dl display="flex" flexWrap="wrap" gap="4" css={{ '& > *': { flex: '1 1 9.5rem' } }}>
    {children}
  </chakra.dl>
)
