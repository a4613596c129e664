import { anyResources } from '../../openapi/resources/registry.ts'
import { AccountSetupForm } from '../features/profile/AccountSetupForm.tsx'
import { PersonalDetailForm } from '../features/profile/PersonalDetailForm.tsx'
import { Entries } from '../features/resources/Entries.tsx'
import { resourceOf } from '../features/resources/sections.connect.ts'
import { SetupScreen } from '../features/setup/SetupScreen.tsx'

/** `/user/profile/setup`: the set-up with the editors of the screens it leads through. */
export function Screen() {
  return (
    <SetupScreen
      renderStep={(step, onSaved) => {
        switch (step) {
          case 'personal':
            return <PersonalDetailForm onSaved={onSaved} asksPrivate />
          case 'account':
            return (
              <AccountSetupForm
                onSaved={onSaved}
                renderHobbies={(onChange) => (
                  <Entries
                    resource={anyResources.hobby}
                    onChange={() => {
                      onChange()
                      onSaved()
                    }}
                  />
                )}
              />
            )
          default:
            return <Entries resource={resourceOf(step)} onChange={onSaved} />
        }
      }}
    />
  )
}
