import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { Link as RouterLink } from 'react-router'
import { formatPhone } from '../../../openapi/format/phone.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AddressBar } from './AddressBar.tsx'
import type { CardWithCode } from './profile.effects.ts'

export interface BusinessCardViewProps {
  readonly content: CardWithCode
  readonly onDownloadCode: () => void
  readonly onDownloadContact: () => void
}

/** The card as others get it, its QR code, and the ways to hand it on. */
export function BusinessCardView({ content: { card, svg }, onDownloadCode, onDownloadContact }: BusinessCardViewProps) {
  const { t, pick, intl } = useTexts()
  const name = pick(card.name)
  const headline = pick(card.headline)
  const code = useMemo(() => `data:image/svg+xml;base64,${btoa(unescapeUtf8(svg))}`, [svg])
  const lacks = headline === null && card.phone_number === null && card.email === null
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Panel title={t('profile.card.preview')} text={t('profile.card.preview.text')}>
        <chakra.article bg="bg.subtle" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '7' }} display="flex" flexWrap="wrap" gap="6" alignItems="center" maxWidth="40rem">
          <chakra.div flex="1 1 15rem" minWidth="0" display="flex" flexDirection="column" gap="3">
            <Avatar name={name?.text ?? ''} src={card.photo} size={4} />
            <div>
              <chakra.p textStyle="2xl" fontWeight="650" overflowWrap="anywhere" {...(name ? { lang: name.lang } : {})}>
                {name?.text}
              </chakra.p>
              {headline ? (
                <chakra.p color="fg.muted" lang={headline.lang}>
                  {headline.text}
                </chakra.p>
              ) : null}
            </div>
            <chakra.div textStyle="sm" display="flex" flexDirection="column" gap="0.5" overflowWrap="anywhere">
              {card.phone_number ? <span>{formatPhone(card.phone_number)}</span> : null}
              {card.email ? <span>{card.email}</span> : null}
            </chakra.div>
          </chakra.div>
          {/* Dark on white in both themes: what a camera reads best. */}
          <chakra.img src={code} alt={t('profile.card.code.alt', { url: card.url })} width="40" height="40" bg="white" p="2" borderRadius="l2" flexShrink="0" />
        </chakra.article>
        {lacks ? (
          <chakra.div mt="4">
            <Notice kind="info" title={t('profile.card.bare')}>
              <Link asChild>
                <RouterLink to={pages.personalDetail.path}>{t('profile.card.bare.contact')}</RouterLink>
              </Link>
              {' · '}
              <Link asChild>
                <RouterLink to={pages.accountSetup.path}>{t('profile.card.bare.headline')}</RouterLink>
              </Link>
            </Notice>
          </chakra.div>
        ) : null}
      </Panel>
      <Panel title={t('profile.card.share')} text={t('profile.card.share.text')}>
        <chakra.div display="flex" flexDirection="column" gap="4">
          <AddressBar url={card.url} title={name?.text ?? ''} isOpen />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button onClick={onDownloadCode}>
              <DownloadIcon />
              {t('profile.card.download.code')}
            </Button>
            <Button variant="outline" colorPalette="gray" onClick={onDownloadContact}>
              <DownloadIcon />
              {t('profile.card.download.contact')}
            </Button>
          </chakra.div>
          <chakra.p textStyle="sm" color="fg.muted">
            {card.site_url ? t('profile.card.leads_to_site') : t('profile.card.no_site')}
          </chakra.p>
        </chakra.div>
      </Panel>
      <Panel title={t('profile.card.scans')}>
        <chakra.p textStyle="3xl" fontWeight="650" fontVariantNumeric="tabular-nums">
          {intl.formatNumber(card.scans)}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('profile.card.scans.text')}
        </chakra.p>
      </Panel>
    </chakra.div>
  )
}

/** The bytes of a text as the characters that `btoa` takes. */
const unescapeUtf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
