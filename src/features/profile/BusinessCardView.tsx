import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AddressBar } from './AddressBar.tsx'
import type { Card } from './BusinessCard.effects.ts'
import { BusinessCardContent } from './BusinessCardContent.tsx'
import { BusinessCardDesigns, type DesignsProps } from './BusinessCardDesigns.tsx'
import { BusinessCardFiles, type FilesProps } from './BusinessCardFiles.tsx'

export interface BusinessCardViewProps extends DesignsProps, FilesProps {
  readonly card: Card
}

/** The business card: its designs, files, address, what it shows, and how often it was scanned. */
export function BusinessCardView({ kind, card, making, onTake, ...designs }: BusinessCardViewProps) {
  const { t, pick, intl } = useTexts()
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <BusinessCardDesigns kind={kind} {...designs} />
      <BusinessCardFiles making={making} onTake={onTake} />
      <Panel title={t('card.share')} text={t('card.share.text')}>
        <chakra.div display="flex" flexDirection="column" gap="4">
          <AddressBar url={card.url} title={pick(card.name)?.text ?? ''} isOpen />
          <chakra.p textStyle="sm" color="fg.muted">
            {t(card.site_url ? 'card.leads_to_site' : 'card.no_site')}
          </chakra.p>
        </chakra.div>
      </Panel>
      <BusinessCardContent kind={kind} card={card} />
      <Panel title={t('card.scans')}>
        <chakra.p textStyle="2xl" fontWeight="650" fontVariantNumeric="tabular-nums">
          {intl.formatNumber(card.scans)}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('card.scans.text')}
        </chakra.p>
      </Panel>
    </chakra.div>
  )
}
