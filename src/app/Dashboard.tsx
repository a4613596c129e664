import { OwnershipInvitations } from '../features/company/Invitations.tsx'
import { DashboardScreen } from '../features/dashboard/Dashboard.tsx'
import { useLettersToApprove } from '../features/letters/counts/letter-counts-context.ts'

/** `/dashboard`: counts and next steps, and above them the companies that the person is invited to own. */
export function Screen() {
  return <DashboardScreen notices={<OwnershipInvitations />} letters={useLettersToApprove()} />
}
