import { hobby } from '../../openapi/resources/hobby.ts'
import { AccountSetupScreen } from '../features/profile/AccountSetup.tsx'
import { Entries } from '../features/resources/Entries.tsx'

/** `/user/account/setup`: the account details, and the hobbies with the editor of collections among them. */
export function Screen() {
  return <AccountSetupScreen renderHobbies={(onChange) => <Entries resource={hobby} onChange={onChange} />} />
}
