import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { failureOf } from '../../../openapi/failure.ts'
import { saveFile } from '../../api/save-file.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { CODE_FILES, readCode, type CodeFile, type SharedResume, type ShareMachines } from './share.effects.ts'

interface ShareCodeProps {
  readonly row: SharedResume
  readonly machine: ShareMachines['code']
}

/** The QR code of the link, to be looked at and downloaded; dark on white in both themes, so that every phone reads it. */
export function ShareCode({ row: { id, name }, machine }: ShareCodeProps) {
  const { t } = useTexts()
  const toast = useToast()
  const code = useLoad(machine, null)
  const take = (kind: CodeFile) =>
    void readCode(id, kind).then(
      (content) => saveFile(content, `${name}.${kind}`),
      (error: unknown) => {
        const said = failureText(failureOf(error), t)
        toast({ severity: 'error', title: said.title, text: said.text || t('resume.share.code.failed') })
      },
    )
  return (
    <LoadGate load={code} skeleton={<Bone width="8rem" aspectRatio="1" height="auto" borderRadius="l2" />}>
      {(svg) => (
        <chakra.figure display="flex" flexWrap="wrap" gap="4" alignItems="center" m="0">
          <chakra.img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={t('resume.share.code.alt')}
            width="8rem"
            aspectRatio="1"
            p="1"
            bg="white"
            borderWidth="1px"
            borderRadius="l2"
          />
          <chakra.figcaption flex="1 1 12rem" minWidth="0" textStyle="sm" color="fg.muted">
            {t('resume.share.code.text')}
            <chakra.span role="group" aria-label={t('resume.share.code')} display="flex" flexWrap="wrap" gap="2" mt="2">
              {CODE_FILES.map((kind) => (
                <Button key={kind} variant="outline" colorPalette="gray" onClick={() => take(kind)}>
                  <DownloadIcon />
                  {t(`resume.share.code.${kind}`)}
                </Button>
              ))}
            </chakra.span>
          </chakra.figcaption>
        </chakra.figure>
      )}
    </LoadGate>
  )
}
