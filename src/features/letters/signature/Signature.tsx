import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { LetterSignature } from '../../../../openapi/schemas/letter-paper.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { useDates } from '../../../ui/useDates.ts'
import { AbsencesPanel } from '../AbsencesPanel.tsx'
import { drawStrokes, type Stroke } from './drawing.ts'
import { cutToInk, fileOf, signatureDelete, signatureLoad, signatureSave } from './signature.effects.ts'
import { SignaturePad } from './SignaturePad.tsx'
import { SignaturePhoto } from './SignaturePhoto.tsx'

/** `/employe/Letter/signature`: one's signature at the company, and who approves while one is away. */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(signatureLoad, null)
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" maxWidth="48rem">
      <div>
        <PageHeader title={t('page.letterSignature.title')} purpose={t('letter.signature.purpose')} />
        <LoadGate load={load} skeleton={<FormSkeleton fields={3} />}>
          {(signature) => <Signature start={signature} />}
        </LoadGate>
      </div>
      <AbsencesPanel isOwn />
    </chakra.div>
  )
}

function Signature({ start }: { readonly start: LetterSignature }) {
  const { t } = useTexts()
  const toast = useToast()
  const dates = useDates()
  const [{ picture }, setKept] = useState(start)
  const [isChanging, setChanging] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const failed = (failure: Parameters<typeof failureText>[0]) => {
    const said = failureText(failure, t)
    toast({ severity: 'error', title: t('letter.failed.save'), text: said.text || said.title })
  }
  const remove = useSave(signatureDelete, {
    row: null,
    onSaved: (now) => {
      setKept(now)
      toast({ severity: 'success', text: t('letter.deleted') })
    },
    onFailed: failed,
  })
  if (picture === null || isChanging)
    return (
      <NewSignature
        onSaved={(now) => {
          setKept(now)
          setChanging(false)
        }}
        onCancel={picture === null ? null : () => setChanging(false)}
      />
    )
  return (
    <Panel>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.img
          src={picture.url}
          alt={t('letter.signature.own')}
          bg="white"
          borderWidth="1px"
          borderRadius="l2"
          p="3"
          maxHeight="10rem"
          maxWidth="100%"
          justifySelf="start"
        />
        <chakra.p textStyle="sm" color="fg.muted">
          {t('letter.signature.changed', { date: dates.date(picture.changed_at) })}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" colorPalette="gray" onClick={() => setChanging(true)}>
            {t('letter.signature.change')}
          </Button>
          <Button variant="ghost" colorPalette="gray" onClick={() => setAsked(true)}>
            {t('letter.delete')}
          </Button>
        </chakra.div>
      </chakra.div>
      <ConfirmDialog
        open={isAsked}
        destructive
        title={t('letter.signature.delete')}
        text={t('letter.signature.delete.text')}
        confirm={t('letter.delete')}
        onConfirm={() => {
          setAsked(false)
          remove.submit(null)
        }}
        onClose={() => setAsked(false)}
      />
    </Panel>
  )
}

interface NewSignatureProps {
  readonly onSaved: (signature: LetterSignature) => void
  readonly onCancel: (() => void) | null
}
type Way = 'draw' | 'photo'
/** Draws a signature or takes it from a photograph. Trying the other way loses nothing. */
function NewSignature({ onSaved, onCancel }: NewSignatureProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [way, setWay] = useState<Way>('draw')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [ink, setInk] = useState<HTMLCanvasElement | null>(null)
  const save = useSave(signatureSave, {
    row: null,
    onSaved: (now) => {
      toast({ severity: 'success', text: t('letter.saved') })
      onSaved(now)
    },
    onFailed: (failure) => {
      const said = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.failed.save'), text: said.text || said.title })
    },
  })
  const isReady = (way === 'draw' ? strokes.length > 0 : ink !== null) && !save.busy
  const send = async () => {
    const drawn = way === 'draw' ? cutToInk(drawStrokes(strokes)) : ink
    if (drawn !== null) save.submit({ picture: await fileOf(drawn) })
  }
  return (
    <Panel>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Tabs
          label={t('page.letterSignature.title')}
          id="signature"
          tabs={[
            { key: 'draw', text: t('letter.signature.draw') },
            { key: 'photo', text: t('letter.signature.photo') },
          ]}
          tab={way}
          onTab={setWay}
        />
        <TabPanel id="signature" tab="draw" isShown={way === 'draw'}>
          <SignaturePad strokes={strokes} onStrokes={setStrokes} />
        </TabPanel>
        <TabPanel id="signature" tab="photo" isShown={way === 'photo'}>
          <SignaturePhoto onInk={setInk} />
        </TabPanel>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('letter.signature.private')}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button aria-disabled={!isReady} onClick={() => (isReady ? void send() : undefined)}>
            {t('letter.signature.save')}
          </Button>
          {onCancel === null ? null : (
            <Button variant="outline" colorPalette="gray" onClick={onCancel}>
              {t('ui.action.cancel')}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </Panel>
  )
}
