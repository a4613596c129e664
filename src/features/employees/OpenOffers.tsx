import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { StatusOf } from '../../../openapi/lifecycle.ts'
import type { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useSession } from '../../ui/session-context.ts'

/** The offers that are not settled: two wait for the person, one for the company. */
const OPEN = ['pending', 'modified', 'rejected'] as const satisfies readonly StatusOf<typeof jobOffer>[]
/** As many as the session has at most: with more, counts would be too low. */
const MOST = 500

/** How many of the company's offers are open, by status; each number leads to those offers. */
export function OpenOffers() {
  const { t } = useTexts()
  const { requisitions } = useSession()
  if (requisitions === null || requisitions.length >= MOST) return null
  const counts = OPEN.flatMap((status) => {
    const count = requisitions.filter((offer) => offer.status === status).length
    return count > 0 ? [{ status, count }] : []
  })
  if (counts.length === 0) return null
  return (
    <chakra.nav aria-label={t('employee.open_offers')} mb="4">
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" listStyleType="none" textStyle="sm">
        {counts.map(({ status, count }) => (
          <li key={status}>
            <Link to={`?status=${status}`}>
              <chakra.span
                display="inline-flex"
                alignItems="center"
                minHeight={{ base: '11', md: '8' }}
                color="primary.fg"
                textDecoration="underline"
                textUnderlineOffset="3px"
                fontVariantNumeric="tabular-nums"
              >
                {t('employee.open_offers.count', { status: t(`employee.status.${status}`), count })}
              </chakra.span>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
