import type { WelcomeStep } from '../../openapi/outline.ts'
import { anyResources } from '../../openapi/resources/registry.ts'
import { FaceForm, NameForm } from '../features/profile/FaceForms.tsx'
import { OwnPage } from '../features/profile/OwnPage.tsx'
import { PublishedPage } from '../features/profile/PublishedPage.tsx'
import { PublishStep } from '../features/profile/PublishStep.tsx'
import { SingleEntry } from '../features/resources/SingleEntry.tsx'
import { WelcomeScreen, type StepEditor } from '../features/welcome/WelcomeScreen.tsx'
import { WorkChoice } from '../features/welcome/WorkChoice.tsx'

/** Beside the form the whole page is seen at once. */
const HEIGHT = 'clamp(26rem, calc(100dvh - 13rem), 48rem)'

/** `/user/welcome`: a newcomer's steps with the editors of the features they belong to. */
export function Screen() {
  return (
    <WelcomeScreen
      renderStep={(step, editor) => <StepForm step={step} {...editor} />}
      renderPage={(saves, isBeside) => <OwnPage saves={saves} height={isBeside ? HEIGHT : '32rem'} />}
      renderDone={() => <PublishedPage />}
    />
  )
}

function StepForm({ step, welcome, onSaved, onPublished }: StepEditor & { readonly step: WelcomeStep }) {
  switch (step) {
    case 'name':
      return <NameForm onSaved={onSaved} />
    case 'photo':
    case 'headline':
      return <FaceForm field={step} onSaved={onSaved} />
    case 'work':
      return (
        <WorkChoice work={welcome.work} works={welcome.works}>
          {(kind, submit) => <SingleEntry resource={anyResources[kind]} onChange={onSaved} submit={submit} isBrief />}
        </WorkChoice>
      )
    case 'publish':
      return <PublishStep onPublished={onPublished} />
  }
}
