import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'

export interface TabBannerProps {
  /** What happened: in another tab, or to the session itself. Null: nothing. */
  readonly kind: 'switched' | 'signedOut' | 'lost' | null
  /** The account that this tab acted as and that was taken away: for an employer's, the work there is over. */
  readonly left?: { readonly name: string; readonly isEmployee: boolean } | null
  readonly onGo?: () => void
  /** The account this tab keeps. */
  readonly name: string
  readonly onFollow: () => void
}

/**
 * Says why nothing can be done as this account any more, or why this tab stays as it is while another one went on:
 * there is input here that is not saved.
 */
export function TabBanner({ kind, left, name, onFollow, onGo }: TabBannerProps) {
  const { t } = useTexts()
  if (left)
    return (
      <chakra.div mb="4">
        <Notice
          kind="warning"
          title={t('shell.left.title', { name: left.name, role: left.isEmployee ? 'employee' : 'owner' })}
          actions={
            <Button size="sm" onClick={onGo}>
              {t('shell.left.go')}
            </Button>
          }
        >
          {t('shell.left.text')}
        </Notice>
      </chakra.div>
    )
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
