import { Button } from '@chakra-ui/react/button'
import { keyframes } from '@emotion/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Offer } from '../../machines/job-offer/job-offer.machine.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon } from '../../ui/icons.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { hasNews, orderOffers } from './offers.connect.ts'

const pulse = keyframes`
  0% { transform: scale(1); opacity: .75 }
  70%, 100% { transform: scale(2.4); opacity: 0 }
`

export interface BellPopupProps {
  readonly offers: readonly Offer[]
  /** They could not be read; said here alone, and quietly. */
  readonly isUnknown: boolean
  /** True for a company, which sees to whom it sent them. */
  readonly isSender: boolean
  readonly onOpen: () => void
  readonly onRetry: () => void
  readonly onChoose: (id: string) => void
}

/** The bell of the top bar and the list under it. A red dot pulses while there is something to look at; it stands still where motion is not wanted. */
export function BellPopup({ offers, isUnknown, isSender, onOpen, onRetry, onChoose }: BellPopupProps) {
  const { t } = useTexts()
  const root = useRef<HTMLDivElement>(null)
  const news = hasNews(offers)
  return (
    <div ref={root}>
      <Popup
        label={t('offer.bell')}
        width={22}
        onOpen={onOpen}
        renderTrigger={(props) => (
          <IconButton {...props} label={t(news ? 'offer.bell.news' : 'offer.bell')} position="relative">
            <BellIcon />
            {news ? (
              <chakra.span
                data-testid="bell-dot"
                position="absolute"
                top="2.5"
                insetEnd="2.5"
                width="2.5"
                height="2.5"
                borderRadius="full"
                bg="danger.solid"
                _after={{
                  content: '""',
                  position: 'absolute',
                  inset: '0',
                  borderRadius: 'full',
                  bg: 'danger.solid',
                  animation: `${pulse} 1.8s ease-out infinite`,
                  _motionReduce: { display: 'none' },
                }}
              />
            ) : null}
          </IconButton>
        )}
      >
        {(close) => (
          <>
            <chakra.h2 textStyle="xs" fontWeight="600" color="fg.muted" px="3" py="1.5">
              {t('offer.bell')}
            </chakra.h2>
            {isUnknown && offers.length === 0 ? (
              <chakra.div px="3" pb="2" display="flex" flexDirection="column" alignItems="flex-start" gap="2">
                <chakra.p textStyle="sm">{t('offer.list.unknown')}</chakra.p>
                <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
                  {t('ui.action.retry')}
                </Button>
              </chakra.div>
            ) : null}
            {!isUnknown && offers.length === 0 ? (
              <chakra.p px="3" pb="3" textStyle="sm" color="fg.muted">
                {t('offer.list.empty')}
              </chakra.p>
            ) : null}
            <chakra.ul listStyleType="none">
              {orderOffers(offers).map((offer) => (
                <li key={offer.id}>
                  <chakra.button
                    type="button"
                    onClick={() => {
                      close()
                      // The dialog gives the focus back to where it was: to the bell, since the list is gone by then.
                      root.current?.querySelector('button')?.focus()
                      onChoose(offer.id)
                    }}
                    display="flex"
                    alignItems="center"
                    gap="3"
                    width="full"
                    minHeight="14"
                    px="3"
                    py="2"
                    borderRadius="l2"
                    cursor="pointer"
                    textAlign="start"
                    _hover={{ bg: 'bg.muted' }}
                    _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
                  >
                    {isSender ? <Avatar name={offer.employee_email} /> : <Avatar name={offer.company_name} src={offer.company_logo} square />}
                    <chakra.span flex="1" minWidth="0">
                      <chakra.span display="block" fontWeight={offer.is_read ? '400' : '700'}>
                        {isSender ? offer.employee_email : offer.company_name}
                        {offer.is_read ? null : <chakra.span srOnly>{t('offer.unread')}</chakra.span>}
                      </chakra.span>
                      <chakra.span display="block" textStyle="sm" color="fg.muted">
                        {offer.job_title} · {t(`offer.status.${offer.status}`)}
                      </chakra.span>
                    </chakra.span>
                  </chakra.button>
                </li>
              ))}
            </chakra.ul>
          </>
        )}
      </Popup>
    </div>
  )
}
