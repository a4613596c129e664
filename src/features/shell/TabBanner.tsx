import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'

export interface TabBannerProps {
  /** What happened: in another tab, or to the session itself. Null: nothing. */
  readonly kind: 'switched' | 'signedOut' | 'lost' | null
  /** The account this tab keeps. */
  readonly name: string
  readonly onFollow: () => void
}

/** Says why this tab stays as it is while another one went on: there is input here that is not saved. */
export function TabBanner({ kind, name, onFollow }: TabBannerProps) {
  const { t } = useTexts()
  if (kind === null) return null
  const follow = (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={onFollow}>
      {t('shell.tab.follow')}
    </Button>
  )
  const signIn = (
    <Button asChild size="sm">
      <a href={pages.login.path} target="_blank" rel="noreferrer">
        {t('shell.session.sign_in')}
      </a>
    </Button>
  )
  return (
    <chakra.div mb="4">
      {kind === 'switched' ? (
        <Notice kind="warning" title={t('shell.tab.switched.title')} actions={follow}>
          {t('shell.tab.switched.text', { name })}
        </Notice>
      ) : kind === 'signedOut' ? (
        <Notice
          kind="warning"
          title={t('shell.tab.signed_out.title')}
          actions={
            <>
              {signIn}
              {follow}
            </>
          }
        >
          {t('shell.tab.signed_out.text')}
        </Notice>
      ) : (
        <Notice kind="warning" title={t('shell.session.lost.title')} actions={signIn}>
          {t('shell.session.lost.text')}
        </Notice>
      )}
    </chakra.div>
  )
}
