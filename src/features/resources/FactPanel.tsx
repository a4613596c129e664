import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, type ReactNode } from 'react'
import { factPartId } from '../../../openapi/anchors.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { Facts } from '../../../openapi/schemas/facts.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChevronDownIcon, ChevronRightIcon, PlusIcon } from '../../ui/icons.tsx'
import { EntryLevel } from './entry-level.ts'
import { factResource } from './information.connect.ts'
import { useResourceTexts } from './texts.ts'

interface FactPanelProps {
  readonly part: Facts['parts'][number]
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onAdd: () => void
  /** The editor; null until the part is opened for the first time. */
  readonly children: ReactNode
}

/** One part: closed, with what it holds in a line; open, with its entries. */
export function FactPanel({ part, isOpen, onToggle, onAdd, children }: FactPanelProps) {
  const { t, pick } = useTexts()
  const body = useId()
  const { key, count, names } = part
  const resource = factResource(key)
  const say = useResourceTexts(resource)
  const shown = names.flatMap((name) => pick(name)?.text ?? [])
  const more = count - shown.length
  const line = count === 0 ? t(`resource.${resource.name}._purpose` as MessageId) : shown.join(' · ')
  // The button goes when the part is open: until the form takes it, the focus stays at the part.
  const title = useRef<HTMLButtonElement>(null)
  const add = () => {
    title.current?.focus()
    onAdd()
  }
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon
  return (
    <chakra.section
      id={factPartId(key)}
      tabIndex={-1}
      outline="none"
      scrollMarginTop="20"
      aria-label={t(`facts.part.${key}`)}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <chakra.div display="flex" alignItems="center" gap="2" pe={{ base: '2', md: '4' }}>
        <chakra.h2 flex="1" minWidth="0">
          <chakra.button
            ref={title}
            type="button"
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={onToggle}
            display="flex"
            alignItems="center"
            gap="3"
            width="full"
            minHeight="14"
            py="2.5"
            ps={{ base: '3', md: '4' }}
            pe="1"
            textAlign="start"
            cursor="pointer"
            borderRadius="l3"
          >
            <Chevron color="fg.muted" flexShrink="0" />
            <chakra.span flex="1" minWidth="0">
              <chakra.span display="flex" alignItems="baseline" gap="2" fontWeight="650">
                {t(`facts.part.${key}`)}
                {count > 0 ? (
                  <chakra.span color="fg.muted" fontWeight="400" textStyle="sm" fontVariantNumeric="tabular-nums">
                    <span aria-hidden="true">{count}</span>
                    <chakra.span srOnly>{t('facts.count', { count })}</chakra.span>
                  </chakra.span>
                ) : null}
              </chakra.span>
              {isOpen ? null : (
                <chakra.span
                  display="block"
                  textStyle="sm"
                  color="fg.muted"
                  fontWeight="400"
                  lineClamp={count > 0 ? 1 : undefined}
                >
                  {line}
                  {count > 0 && more > 0 ? ` · ${t('facts.more', { count: more })}` : null}
                </chakra.span>
              )}
            </chakra.span>
          </chakra.button>
        </chakra.h2>
        {isOpen || resource.editor === 'single' ? null : (
          <Button variant="outline" colorPalette="gray" size="sm" minHeight="11" aria-label={say('add')} onClick={add}>
            <PlusIcon />
            <chakra.span display={{ base: 'none', sm: 'inline' }}>{t('facts.add')}</chakra.span>
          </Button>
        )}
      </chakra.div>
      <chakra.div id={body} hidden={!isOpen} px={{ base: '3', md: '5' }} pb="5" pt="1">
        <EntryLevel value="h3">{children}</EntryLevel>
      </chakra.div>
    </chakra.section>
  )
}
