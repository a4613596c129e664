import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChipsInput } from '../../ui/chips/ChipsInput.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { ChipsView } from './chips.connect.ts'
import { proposerOf } from './chips.effects.ts'
import { fieldText, helpText, useResourceTexts } from './texts.ts'

interface ChipsPanelProps {
  readonly resource: AnyResource
  readonly view: ChipsView
  /** Resolves once everything added is saved; false if something isn't. */
  readonly whenSaved?: () => Promise<boolean>
  /** How often somebody asked elsewhere for a new entry: each time its line gets the focus. */
  readonly adding?: number | undefined
}

/** The greatest length that the schema of a text in two languages allows. */
function longestOf(schema: unknown): number {
  const text: unknown = schema instanceof z.ZodObject ? schema.shape['en'] : schema
  const inner: unknown = text instanceof z.ZodOptional ? text._zod.def.innerType : text
  return (inner instanceof z.ZodString ? inner.maxLength : null) ?? 200
}

/** Short texts, added by Enter or comma and saved at once; what was not saved says so and stays. */
export function ChipsPanel({ resource, view, whenSaved, adding = 0 }: ChipsPanelProps) {
  const { t } = useTexts()
  const say = useResourceTexts(resource)
  const field = resource.columns[0] ?? ''
  const propose = proposerOf(resource)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (adding > 0) place.current?.querySelector('input')?.focus()
  }, [adding])
  const stuck = view.failure === null ? null : failureText(view.failure, t)
  return (
    <chakra.div ref={place} display="flex" flexDirection="column" gap="4">
      <ChipsInput
        label={t(fieldText(resource, field))}
        help={t(helpText(resource, field))}
        name={`${field}.new`}
        chips={view.chips}
        most={resource.most}
        longest={longestOf(resource.schema.shape[field])}
        onAdd={view.add}
        onRemove={view.remove}
        onMove={view.move}
        {...(propose ? { propose } : {})}
        onChoose={view.choose}
        {...(whenSaved ? { whenSaved } : {})}
      />
      {view.chips.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          <chakra.span display="block">{say('empty')}</chakra.span>
          {say('empty.text')}
        </chakra.p>
      ) : null}
      {stuck ? (
        <Notice
          kind="error"
          title={stuck.title}
          actions={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={view.retry}>
              {t('ui.action.retry')}
            </Button>
          }
        >
          {stuck.text}
        </Notice>
      ) : null}
      {view.refused.map(({ wish, failure }) => (
        <Notice
          key={wish.key}
          kind="error"
          title={t('resource.chips.failed', { name: wish.text })}
          actions={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => view.drop(wish.key)}>
              {t('ui.action.close')}
            </Button>
          }
        >
          {Object.values(failure.errors).flat()[0] ?? failureText(failure, t).title}
        </Notice>
      ))}
    </chakra.div>
  )
}
