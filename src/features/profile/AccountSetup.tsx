import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AccountSetupForm, type AccountSetupFormProps } from './AccountSetupForm.tsx'

/** `/user/account/setup`; the editor of hobbies is passed in from the feature of collections. */
export function AccountSetupScreen({ renderHobbies }: Pick<AccountSetupFormProps, 'renderHobbies'>) {
  const { t } = useTexts()
  return (
    <>
      <PageHeader title={t('page.accountSetup.title')} purpose={t('profile.setup.purpose')} />
      <AccountSetupForm renderHobbies={renderHobbies} />
    </>
  )
}
