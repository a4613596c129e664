import { chakra } from '@chakra-ui/react/styled-system'
import type { HelpVotes } from '../../../openapi/schemas/help-vote.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'

/** How many readers an answer helped, and what they wrote. */
export function HelpVotesView({ votes: { yes, no, words } }: { readonly votes: HelpVotes }) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <Panel title={t('inbox.votes.title')}>
      <p>{yes + no === 0 ? t('inbox.votes.none') : t('inbox.votes.total', { yes, no })}</p>
      {words.length > 0 ? (
        <chakra.ul listStyleType="none" mt="3">
          {words.map(({ text, helpful, at }) => (
            <chakra.li key={`${at} ${text}`} py="3" borderTopWidth="1px">
              <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center" textStyle="sm" color="fg.muted">
                <StatusChip tone={helpful ? 'success' : 'gray'}>
                  {t(helpful ? 'inbox.votes.helpful' : 'inbox.votes.unhelpful')}
                </StatusChip>
                {date(at)}
              </chakra.p>
              <chakra.p mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {text}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
    </Panel>
  )
}
