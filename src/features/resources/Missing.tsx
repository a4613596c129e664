import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { factPartId } from '../../../openapi/anchors.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { ExpectedPart } from './information.connect.ts'

interface MissingProps {
  /** What readers look for and do not find. */
  readonly parts: readonly ExpectedPart[]
  /** Nothing at all is there yet. */
  readonly isEmpty: boolean
}

/** What would help most, each with its reason and the way to it. */
export function Missing({ parts, isEmpty }: MissingProps) {
  const { t } = useTexts()
  if (parts.length === 0) return null
  return (
    <Notice kind="info" title={t(isEmpty ? 'facts.missing.start' : 'facts.missing.title')}>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1" mt="1">
        {parts.map((part) => (
          <chakra.li key={part}>
            <Link asChild fontWeight="600" minHeight="6">
              <RouterLink to={{ hash: `#${factPartId(part)}` }}>{t(`facts.part.${part}`)}</RouterLink>
            </Link>
            {': '}
            {t(`facts.missing.${part}`)}
          </chakra.li>
        ))}
      </chakra.ul>
    </Notice>
  )
}
