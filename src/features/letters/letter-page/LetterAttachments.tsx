import { chakra } from '@chakra-ui/react/styled-system'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { DocumentLink } from '../../../ui/document/DocumentLink.tsx'
import { Panel } from '../../../ui/Panel.tsx'

/** The files that go with a letter. */
export function LetterAttachments({ attachments }: Pick<Letter, 'attachments'>) {
  const { t, intl } = useTexts()
  if (attachments.length === 0) return null
  return (
    <Panel title={t('letter.page.attachments')}>
      <chakra.ul listStyleType="none">
        {attachments.map(({ id, name, bytes, url, preview }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" columnGap="3" alignItems="center" py="1">
            {/* Its name stands beside it. */}
            {preview === null ? null : (
              <chakra.img
                src={preview}
                alt=""
                loading="lazy"
                width="16"
                height="12"
                objectFit="cover"
                borderWidth="1px"
                borderRadius="l1"
              />
            )}
            <DocumentLink name={name} url={url} />
            <chakra.span textStyle="sm" color="fg.muted">
              {t('letter.page.attachment.size', { size: intl.formatNumber(Math.max(1, Math.round(bytes / 1000))) })}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
