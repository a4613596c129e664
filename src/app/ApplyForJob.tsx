import { ApplyScreen } from '../features/applications/ApplyScreen.tsx'
import { AddDocument } from '../features/resumes/DocumentForms.tsx'

/** `/job/apply/{slug}`: documents are added with the dialog of the support documents. */
export function Screen() {
  return <ApplyScreen renderAddDocument={(dialog) => <AddDocument {...dialog} />} />
}
