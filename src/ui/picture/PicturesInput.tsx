import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { GroupLabel } from '../form/LabelRow.tsx'
import { IconButton } from '../IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon, UploadIcon } from '../icons.tsx'
import { PictureInput, type PictureState } from './PictureInput.tsx'

export interface PicturesInputProps {
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly most: number
  readonly aspect?: number
  readonly pictures: readonly { readonly id: string; readonly url: string | null }[]
  /** Where the one that is being added is on its way. */
  readonly next: PictureState
  /** The ids in their new order, or without the one that was removed. */
  readonly onOrder: (ids: string[]) => void
}

/** Several pictures in an order: each can be moved and taken away, and one more added as long as there is room. */
export function PicturesInput({
  label,
  help,
  error,
  most,
  aspect = 4 / 3,
  pictures,
  next,
  onOrder,
}: PicturesInputProps) {
  const { t } = useTexts()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const ids = pictures.map((picture) => picture.id)
  const total = ids.length
  const move = (from: number, to: number) => {
    onOrder(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ''))
    setSaid(t('field.pictures.moved', { number: to + 1, total }))
  }
  const remove = (at: number) => {
    onOrder(ids.toSpliced(at, 1))
    setSaid(t('field.pictures.removed'))
    // The button that had the focus is gone.
    list.current?.focus()
  }
  return (
    <chakra.fieldset minWidth="0" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <GroupLabel id={`${id}-label`} label={label} />
      <chakra.ul
        ref={list}
        tabIndex={-1}
        listStyleType="none"
        display="grid"
        gap="3"
        mb={total > 0 ? '3' : '0'}
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
        outline="none"
      >
        {pictures.map((picture, at) => (
          <chakra.li key={picture.id} borderWidth="1px" borderRadius="l2" overflow="hidden" bg="bg.panel">
            <chakra.div
              bg="bg.muted"
              display="grid"
              placeItems="center"
              color="fg.muted"
              style={{ aspectRatio: aspect }}
            >
              {picture.url ? (
                <chakra.img
                  src={picture.url}
                  alt={t('field.pictures.of', { label, number: at + 1, total })}
                  width="full"
                  height="full"
                  objectFit="cover"
                />
              ) : (
                <UploadIcon width="1.75rem" height="1.75rem" />
              )}
            </chakra.div>
            <chakra.div display="flex" justifyContent="space-between">
              <IconButton
                label={t('field.pictures.earlier', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ChevronLeftIcon />
              </IconButton>
              <IconButton label={t('field.pictures.remove', { number: at + 1 })} onClick={() => remove(at)}>
                <TrashIcon />
              </IconButton>
              <IconButton
                label={t('field.pictures.later', { number: at + 1 })}
                disabled={at === total - 1}
                onClick={() => move(at, at + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      {total < most ? (
        <PictureInput
          label={t('field.pictures.add', { label })}
          isLabelHidden
          aspect={aspect}
          error={error}
          picture={next}
        />
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('field.pictures.full', { most })}
        </chakra.p>
      )}
      <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted" mt="1.5">
        {help ?? (total > 0 && total < most ? t('field.pictures.help', { left: most - total }) : null)}
      </chakra.div>
      <chakra.div role="status" srOnly>
        {said}
      </chakra.div>
    </chakra.fieldset>
  )
}
