import { useParams } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
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
      <BackLink to={pages.writeLetters.path}>{t('letter.write.back')}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
        {(letter) => <LetterEditor letter={letter} />}
      </LoadGate>
    </>
  )
}
