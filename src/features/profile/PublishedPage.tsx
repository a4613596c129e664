import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { CardIcon, ChevronRightIcon, KeyIcon, LayoutIcon, ListIcon, StarIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { AddressBar } from './AddressBar.tsx'
import { qrMachine } from './BusinessCard.effects.ts'
import { siteMachine } from './profile.effects.ts'
import { shareLinks } from './share-links.ts'

type Qr = Parameters<typeof QrCode>[0]['qr']
export interface PublishedPageViewProps {
  /** The address of the page. */
  readonly url: string
  readonly qr: Qr
}

/** What a newcomer sees once the page is public: where it is, ways to share it, and what is worth doing next. */
export function PublishedPage() {
  const load = useLoad(siteMachine, null)
  const qr = useLoad(qrMachine, null)
  return (
    <LoadGate load={load} skeleton={<Bone height="24rem" borderRadius="l3" />}>
      {({ url }) => <PublishedPageView url={new URL(url, location.origin).href} qr={qr} />}
    </LoadGate>
  )
}

export function PublishedPageView({ url, qr }: PublishedPageViewProps) {
  const { t } = useTexts()
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Panel title={t('welcome.done.address')} text={t('welcome.done.address.text')}>
        <chakra.div
          display="grid"
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 11rem' }}
        >
          <chakra.div display="flex" flexDirection="column" gap="5">
            <AddressBar url={url} title={t('profile.site.title')} isOpen />
            <chakra.section aria-labelledby="share">
              <Heading as="h3" id="share" textStyle="label" mb="2">
                {t('welcome.done.share')}
              </Heading>
              <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
                {shareLinks(url, t('welcome.done.share.words', { product: PRODUCT_NAME })).map(({ key, href }) => (
                  <li key={key}>
                    <Button asChild variant="outline" colorPalette="gray">
                      <a href={href} target="_blank" rel="noreferrer">
                        {t(`welcome.share.${key}`)}
                      </a>
                    </Button>
                  </li>
                ))}
              </chakra.ul>
            </chakra.section>
          </chakra.div>
          <QrCode qr={qr} />
        </chakra.div>
      </Panel>
      <Panel title={t('welcome.next')} text={t('welcome.next.text')}>
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
          {offers.map(({ key, icon, path }) => (
            <li key={key}>
              <Link
                asChild
                display="flex"
                gap="3"
                alignItems="center"
                p="3"
                minHeight="11"
                borderWidth="1px"
                borderRadius="l2"
                color="fg"
                _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
              >
                <RouterLink to={path}>
                  <chakra.span color="primary.fg" display="inline-flex">
                    {icon}
                  </chakra.span>
                  <chakra.span flex="1" minWidth="0">
                    <chakra.strong display="block" fontWeight="600">
                      {t(`welcome.next.${key}`)}
                    </chakra.strong>
                    <chakra.span display="block" textStyle="sm" color="fg.muted">
                      {t(`welcome.next.${key}.text`)}
                    </chakra.span>
                  </chakra.span>
                  <ChevronRightIcon color="fg.muted" />
                </RouterLink>
              </Link>
            </li>
          ))}
        </chakra.ul>
      </Panel>
      <chakra.div>
        <Button asChild variant="outline" colorPalette="gray">
          <RouterLink to={pages.dashboard.path}>{t('setup.finish')}</RouterLink>
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

interface Offer {
  readonly key: 'look' | 'card' | 'skills' | 'sections' | 'private'
  readonly icon: ReactNode
  readonly path: string
}
/** What to do next by what it gives; private details last. */
const offers: readonly Offer[] = [
  { key: 'look', icon: <LayoutIcon />, path: pages.templates.path },
  { key: 'card', icon: <CardIcon />, path: pages.businessCard.path },
  { key: 'skills', icon: <StarIcon />, path: `${pages.sections.path}?section=skills` },
  { key: 'sections', icon: <ListIcon />, path: pages.profileSetup.path },
  { key: 'private', icon: <KeyIcon />, path: pages.personalDetail.path },
]

interface QrCodeProps {
  readonly qr: {
    readonly data: string | null
    readonly failure: Parameters<typeof failureText>[0] | null
    readonly retry: () => void
  }
}
/** The server's QR code; dark on white in both themes, so that every phone reads it. */
function QrCode({ qr: { data, failure, retry } }: QrCodeProps) {
  const { t } = useTexts()
  return (
    <chakra.figure display="flex" flexDirection="column" gap="2" maxWidth="11rem">
      {data !== null ? (
        <chakra.img
          src={`data:image/svg+xml,${encodeURIComponent(data)}`}
          alt={t('welcome.done.qr.alt')}
          width="full"
          aspectRatio="1"
          p="2"
          bg="white"
          borderWidth="1px"
          borderRadius="l2"
        />
      ) : failure ? (
        <chakra.div role="alert" textStyle="sm" borderWidth="1px" borderRadius="l2" p="3">
          <p>{failureText(failure, t).title}</p>
          <Button size="sm" variant="outline" colorPalette="gray" mt="2" onClick={retry}>
            {t('ui.action.retry')}
          </Button>
        </chakra.div>
      ) : (
        <Bone width="full" aspectRatio="1" height="auto" borderRadius="l2" />
      )}
      <chakra.figcaption textStyle="xs" color="fg.muted">
        {t('welcome.done.qr')}
      </chakra.figcaption>
    </chakra.figure>
  )
}
