import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { ownLink } from '../../openapi/format/safe-link.ts'
import { CopyIcon, ExternalIcon, GlobeIcon } from './icons.tsx'

interface AddressLineProps {
  readonly url: string
  readonly copyText: string
  readonly onCopy: () => void
  /** Null while the address leads nowhere. */
  readonly openText: string | null
  /** More that can be done with it, between copying and opening. */
  readonly children?: ReactNode
}

/** An address of ours with what can be done with it. */
export function AddressLine({ url, copyText, onCopy, openText, children }: AddressLineProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="2"
        flex="1 1 14rem"
        minWidth="0"
        px="3"
        minHeight="11"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.subtle"
        overflowWrap="anywhere"
      >
        <GlobeIcon color="fg.muted" />
        <chakra.bdi minWidth="0" py="1">
          {url.replace(/^https?:\/\//, '')}
        </chakra.bdi>
      </chakra.span>
      <Button variant="outline" colorPalette="gray" onClick={onCopy}>
        <CopyIcon />
        {copyText}
      </Button>
      {children}
      {openText === null ? null : (
        <Link
          href={ownLink(url) ?? undefined}
          target="_blank"
          rel="noreferrer"
          minHeight="11"
          px="2"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
        >
          {openText}
          <ExternalIcon />
        </Link>
      )}
    </chakra.div>
  )
}
