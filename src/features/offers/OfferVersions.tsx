import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { TermLabel } from '../../ui/offer/TermLabel.tsx'
import { TermValue } from '../../ui/offer/TermValue.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { OfferDetail } from './offer.effects.ts'
import { Changed } from './OfferDetails.tsx'
import { versionsOf, type Version } from './offers.connect.ts'

interface OfferVersionsProps {
  readonly detail: OfferDetail
  readonly saving: number | null
  readonly onDownload: (terms: number) => void
}

/** Every version of the terms, the newest first, with what it changed and its document. */
export function OfferVersions({ detail, saving, onDownload }: OfferVersionsProps) {
  const { t } = useTexts()
  return (
    <Panel title={t('offer.versions.title')} text={t('offer.versions.text')}>
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="4">
        {versionsOf(detail).map((version) => (
          <OneVersion
            key={version.terms.number}
            version={version}
            isSaving={saving === version.terms.number}
            onDownload={() => onDownload(version.terms.number)}
          />
        ))}
      </chakra.ol>
    </Panel>
  )
}

interface OneVersionProps {
  readonly version: Version
  readonly isSaving: boolean
  readonly onDownload: () => void
}
function OneVersion({ version: { terms, former, changed, isLatest }, isSaving, onDownload }: OneVersionProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const number = terms.number
  return (
    <chakra.li borderWidth="1px" borderRadius="l2" p="4" display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <div>
          <chakra.h3 fontWeight="650">{t(isLatest ? 'offer.version.latest' : 'offer.version', { number })}</chakra.h3>
          <chakra.p textStyle="sm" color="fg.muted">
            {dateTime(terms.made_at)}
          </chakra.p>
        </div>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={t('offer.pdf.of', { number })}
          aria-disabled={isSaving}
          onClick={onDownload}
        >
          {isSaving ? <Spinner size="sm" aria-hidden="true" /> : <DownloadIcon />}
          {t('offer.pdf')}
        </Button>
      </chakra.div>
      {former ? (
        changed.length > 0 ? (
          <chakra.dl
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 13rem) minmax(0, 1fr)' }}
            columnGap="6"
            rowGap="2"
          >
            {changed.map((term) => (
              <chakra.div key={term} display="contents">
                <chakra.dt color="fg.muted" textStyle="sm">
                  <TermLabel term={term} />
                </chakra.dt>
                <chakra.dd minWidth="0">
                  <Changed
                    was={<TermValue term={term} terms={former} load={readReference} />}
                    now={<TermValue term={term} terms={terms} load={readReference} />}
                  />
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        ) : (
          <chakra.p textStyle="sm">{t('offer.version.same')}</chakra.p>
        )
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('offer.version.first')}
        </chakra.p>
      )}
    </chakra.li>
  )
}
