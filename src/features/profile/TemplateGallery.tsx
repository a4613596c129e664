import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import type { OfferedTemplate, TemplateKey } from '../../../openapi/schemas/site.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CheckCircleIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PAGE_WIDTHS, usePreview } from './LivePreview.tsx'
import { PreviewStage } from './PreviewStage.tsx'
import type { PreviewWish } from './profile.effects.ts'

/** Thumbnails are updated later than the large preview. */
const REST = 1200
/** Height of a thumbnail. */
const HEIGHT = '9rem'

interface TemplateGalleryProps {
  /** What the account may choose from. */
  readonly offered: readonly OfferedTemplate[]
  /** The template in the preview. */
  readonly chosen: TemplateKey
  /** The template of the saved site. */
  readonly saved: TemplateKey
  readonly onChoose: (template: TemplateKey) => void
  /** The part of the page in the thumbnails. */
  readonly wish: PreviewWish
}

/**
 * The templates that are offered to the account, each with a thumbnail of its own page. One that its plan lacks can be
 * previewed.
 */
export function TemplateGallery({ offered, chosen, saved, onChoose, wish }: TemplateGalleryProps) {
  const { t, pick } = useTexts()
  return (
    <Panel title={t('profile.templates.gallery')} text={t('profile.templates.gallery.text')}>
      <chakra.div
        role="group"
        aria-label={t('profile.templates.gallery')}
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))"
      >
        {offered.map(({ key: template, name, category, is_premium: isPremium, is_allowed: isAllowed }) => {
          const group = pick(category)?.text
          const isChosen = template === chosen
          return (
            <chakra.div
              key={template}
              position="relative"
              borderWidth="2px"
              borderRadius="l3"
              overflow="hidden"
              borderColor={isChosen ? 'primary.solid' : 'border'}
              bg="bg.panel"
              _hover={{ borderColor: isChosen ? 'primary.solid' : 'border.control' }}
            >
              <Thumbnail template={template} wish={wish} />
              {/* The button's words lie under the picture; it can be pressed anywhere on the card. */}
              <chakra.button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(template)}
                display="flex"
                width="full"
                justifyContent="space-between"
                gap="2"
                p="3"
                textAlign="start"
                cursor="pointer"
                borderTopWidth="1px"
                _before={{ content: '""', position: 'absolute', inset: '0', zIndex: '2' }}
                _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-4px' }}
              >
                <span>
                  <chakra.strong display="block" fontWeight="650">
                    {pick(name)?.text ?? t(`profile.template.${template}`)}
                  </chakra.strong>
                  {group !== undefined || isPremium ? (
                    <chakra.span display="block" textStyle="xs" fontWeight="600" color="fg.muted">
                      {[group, ...(isPremium ? [t('profile.template.premium')] : [])].filter(Boolean).join(' · ')}
                    </chakra.span>
                  ) : null}
                  <chakra.span textStyle="sm" color="fg.muted">
                    {t(`profile.template.${template}.text`)}
                  </chakra.span>
                  {isAllowed ? null : (
                    <chakra.span display="block" mt="1" textStyle="xs" color="fg.warning">
                      {t('profile.template.not_in_plan')}
                    </chakra.span>
                  )}
                  {template === saved ? (
                    <chakra.span display="block" mt="1" textStyle="xs" fontWeight="600" color="success.fg">
                      {t('profile.template.chosen')}
                    </chakra.span>
                  ) : null}
                </span>
                {isChosen ? <CheckCircleIcon color="primary.fg" flexShrink="0" /> : null}
              </chakra.button>
            </chakra.div>
          )
        })}
      </chakra.div>
    </Panel>
  )
}

/** The page as a picture; the card's text is its description. */
function Thumbnail({ template, wish }: { readonly template: TemplateKey; readonly wish: PreviewWish }) {
  const { t } = useTexts()
  const own = useMemo(() => ({ ...wish, template }), [wish, template])
  const { shown, next, drawn } = usePreview(own, REST)
  return (
    <PreviewStage
      still
      shown={shown}
      next={next}
      onDrawn={drawn}
      title={t('profile.preview')}
      pageWidth={PAGE_WIDTHS.desktop}
      height={HEIGHT}
    />
  )
}
