import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'

/** Why a file did not arrive, and what can be done about it. */
export interface Trouble {
  readonly text: string
  readonly dismissText: string
  /** Null where sending the same file again is of no use. */
  readonly retry: (() => void) | null
  readonly dismiss: () => void
}
interface FileTroubleProps {
  /** The button that chooses a file is described by it. */
  readonly id: string
  readonly trouble: Trouble | null
  /** The form's message for the field; what happened to the file goes first. */
  readonly error?: string | undefined
}

/**
 * What is wrong with a file or its field. It stands there always, so that a screen reader is told of what appears in
 * it.
 */
export function FileTrouble({ id, trouble, error }: FileTroubleProps) {
  const { t } = useTexts()
  return (
    <chakra.div
      id={id}
      role="alert"
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      textStyle="sm"
      color="fg.error"
      fontWeight="500"
      _empty={{ display: 'none' }}
    >
      {trouble ? (
        <>
          <span>{trouble.text}</span>
          {trouble.retry ? (
            <Button type="button" size="xs" variant="outline" colorPalette="gray" onClick={trouble.retry}>
              {t('ui.action.retry')}
            </Button>
          ) : null}
          <Button type="button" size="xs" variant="ghost" colorPalette="gray" onClick={trouble.dismiss}>
            {trouble.dismissText}
          </Button>
        </>
      ) : (
        error
      )}
    </chakra.div>
  )
}
