import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { PersonalDetailForm } from './PersonalDetailForm.tsx'

/** `/user/personal/detail` */
export function Screen() {
  const { t } = useTexts()
  const { account } = useSession()
  return (
    <>
      <PageHeader
        title={t('page.personalDetail.title')}
        purpose={t(
          account?.kind === 'administrator' ? 'profile.personal.purpose.administrator' : 'profile.personal.purpose',
        )}
      />
      <PersonalDetailForm />
    </>
  )
}
