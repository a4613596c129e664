import { NotificationsPage } from '../features/notifications/NotificationsPage.tsx'
import { renderOffer } from './offer-dialog.tsx'

/** `/user/notifications`: the list and its preferences, with the dialog of offers. */
export const Screen = () => <NotificationsPage renderOffer={renderOffer} />
