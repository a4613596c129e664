import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import type { TemplateKey } from '../../../openapi/schemas/site.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PublishView } from '../../machines/publish/publish.connect.ts'
import { FootBar } from '../../ui/FootBar.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { EyeIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { LivePreview, usePreview } from './LivePreview.tsx'
import { LookPanel } from './LookPanel.tsx'
import { PALETTES } from './palettes.ts'
import { PreviewPanel, type PreviewWishes } from './PreviewPanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { TemplateGallery } from './TemplateGallery.tsx'
import { dressOf, useDressForm, useWish } from './useDress.ts'

interface TemplatesViewProps {
  readonly kind: SiteKind
  readonly publish: PublishView
  /** Restores what is saved. */
  readonly onDiscard: () => void
}
/** From here on the preview has room beside the choices (`xl`). */
const BESIDE = '(min-width: 80rem)'
/** Milliseconds after the last change until the preview follows. */
const REST = 350
/** Beside the choices the whole preview is visible; its header takes the rest of the window. */
const HEIGHT = 'clamp(26rem, calc(100dvh - 21rem), 48rem)'

/**
 * Template, colours and font of a site, previewed on its owner's page before they are saved, and whether it is public.
 */
export function TemplatesView({ kind, publish, onDiscard }: TemplatesViewProps) {
  const { t, lang } = useTexts()
  const id = useId()
  const { form, isDirty, isOutdated } = useDressForm(publish)
  const control = form.control as unknown as Control
  const { setValue } = form.hook as unknown as UseFormReturn
  const [wishes, setWishes] = useState<PreviewWishes>({
    as: 'site',
    language: lang,
    device: matchMedia('(max-width: 48rem)').matches ? 'phone' : 'desktop',
  })
  /** Where the last request came from, so that its failure is shown there. */
  const [isLook, setLook] = useState(true)
  const template = useWatch({ control, name: 'template' }) as TemplateKey
  const wish = useWish(control, wishes, publish.site)
  const preview = usePreview(wish, REST)
  const take = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: form.hook.formState.isSubmitted })
  }
  const save = (thenPublish: boolean) => {
    setLook(!thenPublish)
    return form.hook.handleSubmit((values) => publish.dress(dressOf(values), thenPublish))()
  }
  const isBeside = useMedia(BESIDE)
  const isStale = publish.failure?.code === 'stale'
  const atSite = { ...publish, failure: isLook ? null : publish.failure }
  const seen = (
    <chakra.div
      id={id}
      tabIndex={-1}
      position={isBeside ? 'sticky' : 'static'}
      top="20"
      scrollMarginTop="20"
      outline="none"
    >
      <PreviewPanel kind={kind} wishes={wishes} onWish={setWishes}>
        <LivePreview preview={preview} device={wishes.device} height={HEIGHT} />
      </PreviewPanel>
    </chakra.div>
  )
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <PublishPanel
        kind={kind}
        publish={{
          ...atSite,
          askPublish: () => {
            setLook(false)
            // Publishing publishes what the preview shows.
            if (isDirty && publish.site.missing.length === 0) void save(true)
            else publish.askPublish()
          },
          askUnpublish: () => {
            setLook(false)
            publish.askUnpublish()
          },
          changeIndexing: (value) => {
            setLook(false)
            publish.changeIndexing(value)
          },
        }}
        note={isDirty ? t('profile.look.publishes') : undefined}
      />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={isBeside ? 'minmax(0, 21rem) minmax(0, 1fr)' : 'minmax(0, 1fr)'}
      >
        <Form
          form={form}
          busy={publish.busy}
          failure={isLook && !isStale ? publish.failure : null}
          onSubmit={() => void save(false)}
          label={t('profile.look')}
        >
          {(isStale && isLook) || isOutdated ? (
            <Notice kind="warning" title={t('profile.look.stale')}>
              {t('profile.look.stale.text')}
            </Notice>
          ) : null}
          <TemplateGallery
            offered={publish.site.templates}
            chosen={template}
            saved={publish.site.template}
            onChoose={(key) => take({ template: key })}
            wish={wish}
          />
          {/* A choice is seen where it was made. */}
          {isBeside ? null : seen}
          <LookPanel
            control={control}
            fonts={publish.site.fonts}
            onPalette={(key) => take(PALETTES[key])}
            onFont={(font) => take({ font })}
          />
          <SaveBar
            isDirty={isDirty}
            busy={publish.busy}
            onDiscard={onDiscard}
            onLook={() => document.getElementById(id)?.focus()}
          />
        </Form>
        {isBeside ? seen : null}
      </chakra.div>
    </chakra.div>
  )
}

interface SaveBarProps {
  readonly isDirty: boolean
  readonly busy: boolean
  readonly onDiscard: () => void
  /** Scrolls to the preview, which on narrow screens is below the choices. */
  readonly onLook: () => void
}
/** Stays visible while there are unsaved choices. */
function SaveBar({ isDirty, busy, onDiscard, onLook }: SaveBarProps) {
  const { t } = useTexts()
  return (
    <FootBar
      bottom="3"
      display={isDirty || busy ? 'flex' : 'none'}
      gap="2"
      px="3"
      py="3"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      boxShadow="lg"
    >
      <chakra.div role="status" flex="1 1 100%" textStyle="sm">
        <chakra.strong fontWeight="650">{t('profile.look.unsaved')}</chakra.strong>
        <chakra.span display={{ base: 'none', md: 'block' }} textStyle="xs" color="fg.muted">
          {t('profile.look.unsaved.text')}
        </chakra.span>
      </chakra.div>
      <SubmitButton size="sm" busy={busy} busyText={t('resource.saving')}>
        {t('profile.look.save')}
      </SubmitButton>
      <Button type="button" size="sm" variant="outline" colorPalette="gray" onClick={onDiscard} aria-disabled={busy}>
        {t('profile.look.discard')}
      </Button>
      <Button type="button" size="sm" variant="ghost" onClick={onLook} display={{ base: 'inline-flex', xl: 'none' }}>
        <EyeIcon />
        {t('profile.look.see')}
      </Button>
    </FootBar>
  )
}
