import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { OfferDetail } from './offer.effects.ts'

interface OfferHistoryProps {
  readonly detail: OfferDetail
  /** True for the company that sent it. */
  readonly isSender: boolean
}
type Step = OfferDetail['history'][number]
const EVENTS: Readonly<Record<string, MessageId>> = {
  send: 'offer.step.send',
  accept: 'offer.step.accept',
  reject: 'offer.step.reject',
  modify: 'offer.step.modify',
  withdraw: 'offer.step.withdraw',
  end: 'offer.step.end',
}

/** What happened to an offer, in its order, by side and never by a name of the other side. */
export function OfferHistory({ detail, isSender }: OfferHistoryProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const sideOf = ({ by }: Step) => (by === 'clock' ? 'clock' : (by === 'company') === isSender ? 'you' : by)
  const says = (step: Step) => t(EVENTS[step.event] ?? 'offer.step.other', { by: sideOf(step), terms: step.terms ?? 1 })
  return (
    <Panel title={t('offer.history.title')}>
      <chakra.ol
        listStyleType="none"
        display="flex"
        flexDirection="column"
        gap="4"
        borderInlineStartWidth="2px"
        ps="5"
        ms="1"
      >
        {detail.history.map((step) => (
          <chakra.li key={`${step.at} ${step.event}`} position="relative">
            <chakra.span
              aria-hidden="true"
              position="absolute"
              insetStart="-1.69rem"
              top="1.5"
              width="2.5"
              height="2.5"
              borderRadius="full"
              bg="border.control"
            />
            <chakra.p fontWeight="600">{says(step)}</chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {dateTime(step.at)}
            </chakra.p>
            {step.note ? (
              <chakra.blockquote
                mt="1"
                ps="3"
                borderInlineStartWidth="2px"
                borderColor="border.emphasized"
                whiteSpace="pre-line"
              >
                {step.note}
              </chakra.blockquote>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}
