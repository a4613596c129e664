import { Button } from '@chakra-ui/react/button'
import { Link, useParams } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { LetterEditor } from './LetterEditor.tsx'
import { letterLoad } from './writing.effects.ts'

/** `/user/Letter/write/{id}`: one letter, to be written, looked at and submitted. */
export function Screen() {
  const { id = '' } = useParams()
  return <One key={id} id={id} />
}

function One({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const load = useLoad(letterLoad, id)
  return (
    <>
      <Button asChild variant="ghost" colorPalette="gray" size="sm" mb="3" ms="-3">
        <Link to={pages.writeLetters.path}>← {t('letter.write.back')}</Link>
      </Button>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
        {(letter) => <LetterEditor letter={letter} />}
      </LoadGate>
    </>
  )
}
