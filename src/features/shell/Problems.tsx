import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EmptyDrawing, FailedDrawing } from '../../ui/drawings.tsx'
import { TITLE_ID } from '../../ui/PageHeader.tsx'

interface ProblemPageProps {
  readonly drawing: 'missing' | 'failed'
  readonly title: string
  readonly text: string
  readonly action: { readonly label: string; readonly href?: string; readonly onPress?: () => void }
}
function ProblemPage({ drawing, title, text, action }: ProblemPageProps) {
  return (
    <chakra.section display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="3" px="4" py="16">
      {drawing === 'missing' ? <EmptyDrawing /> : <FailedDrawing />}
      <Heading as="h1" id={TITLE_ID} tabIndex={-1} outline="none" textStyle="xl">
        {title}
      </Heading>
      <chakra.p color="fg.muted" maxWidth="46ch">
        {text}
      </chakra.p>
      {action.href ? (
        <Button asChild mt="3">
          <a href={action.href}>{action.label}</a>
        </Button>
      ) : (
        <Button mt="3" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </chakra.section>
  )
}

/** In the place of a screen that could not be loaded or broke while it was shown. */
export function ErrorPage({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTexts()
  return (
    <ProblemPage
      drawing="failed"
      title={t('shell.error.title')}
      text={t('shell.error.text')}
      action={{ label: t('shell.error.reload'), onPress: onReload }}
    />
  )
}

/** A page that does not exist for this kind of account. Unknown addresses are the server's own page. */
export function NotFoundPage() {
  const { t } = useTexts()
  return (
    <ProblemPage
      drawing="missing"
      title={t('shell.notfound.title')}
      text={t('shell.notfound.text')}
      action={{ label: t('shell.notfound.to_dashboard'), href: pages.dashboard.path }}
    />
  )
}
