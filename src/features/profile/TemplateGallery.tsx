import { chakra } from '@chakra-ui/react/styled-system'
import { TEMPLATES } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PublishView } from '../../machines/publish/publish.connect.ts'
import { CheckCircleIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** The templates there are, the chosen one marked. */
export function TemplateGallery({ publish }: { readonly publish: PublishView }) {
  const { t } = useTexts()
  return (
    <Panel title={t('profile.templates.gallery')}>
      <chakra.div role="group" aria-label={t('profile.templates.gallery')} display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
        {TEMPLATES.map((template) => {
          const isChosen = publish.site.template === template
          return (
            <chakra.button
              key={template}
              type="button"
              aria-pressed={isChosen}
              disabled={publish.busy}
              onClick={() => (isChosen ? undefined : publish.choose(template))}
              textAlign="start"
              borderWidth="2px"
              borderRadius="l3"
              overflow="hidden"
              borderColor={isChosen ? 'primary.solid' : 'border'}
              bg="bg.panel"
              cursor="pointer"
              _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
            >
              <StarterDrawing />
              <chakra.span display="flex" justifyContent="space-between" gap="2" p="4">
                <span>
                  <chakra.strong display="block" fontWeight="650">
                    {t(`profile.template.${template}`)}
                  </chakra.strong>
                  <chakra.span textStyle="sm" color="fg.muted">
                    {t(`profile.template.${template}.text`)}
                  </chakra.span>
                </span>
                {isChosen ? <CheckCircleIcon color="primary.fg" /> : null}
              </chakra.span>
            </chakra.button>
          )
        })}
      </chakra.div>
    </Panel>
  )
}

/** One honest column. */
const StarterDrawing = () => (
  <chakra.svg
    viewBox="0 0 240 132"
    width="full"
    display="block"
    bg="bg.subtle"
    aria-hidden="true"
    css={{ '& .ink': { fill: '{colors.fg.muted}' }, '& .soft': { fill: '{colors.bg.emphasized}' }, '& .tint': { fill: '{colors.primary.solid}' } }}
  >
    <circle className="tint" cx="84" cy="34" r="14" />
    <rect className="ink" x="106" y="24" width="64" height="8" rx="4" />
    <rect className="soft" x="106" y="38" width="46" height="5" rx="2.5" />
    <rect className="soft" x="70" y="62" width="100" height="4" rx="2" />
    <rect className="soft" x="70" y="71" width="92" height="4" rx="2" />
    <rect className="tint" x="70" y="88" width="34" height="5" rx="2.5" />
    <rect className="soft" x="70" y="100" width="100" height="4" rx="2" />
    <rect className="soft" x="70" y="109" width="80" height="4" rx="2" />
  </chakra.svg>
)
