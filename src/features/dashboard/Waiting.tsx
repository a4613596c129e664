import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { WaitingLine } from './waiting.ts'

/** What waits for the reader, each line the way to where it is dealt with; nothing while nothing waits. */
export function Waiting({ lines }: { readonly lines: readonly WaitingLine[] }) {
  const { t } = useTexts()
  if (lines.length === 0) return null
  return (
    <Panel title={t('profile.waiting')}>
      <chakra.ul listStyleType="none" m="0" p="0" borderTopWidth="1px">
        {lines.map((line) => (
          <chakra.li key={line.key} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <Line line={line} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}

function Line({ line }: { readonly line: WaitingLine }) {
  const { t, intl, pick } = useTexts()
  const { date, appointment } = useDates()
  const { detail, count, isUrgent } = line
  const when = detail && (detail.date.length > 10 ? appointment(detail.date) : date(detail.date))
  const name = detail?.name === null ? t('company.waiting.trade_licence') : (pick(detail?.name)?.text ?? '')
  return (
    <Link
      asChild
      display="flex"
      alignItems="center"
      gap="3"
      py="3"
      px={{ base: '1', md: '2' }}
      minHeight="14"
      borderRadius="l2"
      color="fg"
      _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
    >
      <RouterLink to={line.path}>
        <chakra.span
          aria-hidden="true"
          flexShrink="0"
          width="2"
          height="2"
          transform="rotate(45deg)"
          bg={isUrgent ? 'secondary.solid' : count === 0 ? 'border.emphasized' : 'primary.solid'}
        />
        <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight={count === 0 ? '400' : '600'} color={count === 0 ? 'fg.muted' : 'fg'}>
            {t(line.text, line.values)}
          </chakra.span>
          {detail ? (
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {t(detail.text, { date: when ?? '', name })}
            </chakra.span>
          ) : null}
        </chakra.span>
        {count === undefined ? null : (
          <chakra.span
            fontWeight="650"
            fontVariantNumeric="tabular-nums"
            color={count === 0 ? 'fg.muted' : 'fg'}
            aria-hidden="true"
          >
            {intl.formatNumber(count)}
          </chakra.span>
        )}
        <ChevronRightIcon color="fg.muted" flexShrink="0" />
      </RouterLink>
    </Link>
  )
}
