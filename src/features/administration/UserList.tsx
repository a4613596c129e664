import { lists } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { usersMachine } from './administration.effects.ts'
import { planUseMachine } from './plans.effects.ts'
import { useOpened } from './useOpened.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserListView } from './UserListView.tsx'

/** All registered users, searched and filtered, with their details in a dialog. */
export function UserListScreen() {
  const { list } = useListScreen(usersMachine, { address: lists.users })
  const opened = useOpened('user')
  const plans = useLoad(planUseMachine, null)
  return (
    <>
      <UserListView list={list} onOpen={opened.open} plans={plans.data} />
      {opened.id ? <UserDialog key={opened.id} id={opened.id} onClose={opened.close} onChanged={list.reload} /> : null}
    </>
  )
}
