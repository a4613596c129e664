import type { Failure } from '../../openapi/failure.ts'
import type { Translate } from '../i18n/useTexts.ts'

/** What to say about a failed call: a title, and what is safe or what to do. */
export function failureText(failure: Failure, t: Translate): { readonly title: string; readonly text: string } {
  if (failure.code === 'offline') return { title: t('ui.state.offline.title'), text: t('ui.state.offline.text') }
  if (failure.status >= 500)
    return { title: failure.message || t('ui.state.failed.title'), text: t('ui.state.failed.text') }
  // What somebody looked at while it was deleted elsewhere.
  if (failure.code === 'not_found') return { title: t('ui.state.gone'), text: t('ui.state.missing.text') }
  if (failure.code === 'invalid') return { title: failure.message || t('ui.form.check'), text: t('ui.form.kept') }
  return { title: failure.message || t('ui.state.failed.title'), text: '' }
}
