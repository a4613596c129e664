import { bytes, defineOperation, ok } from '../define.ts'
import { exportQuery, pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { pageOf } from '../schemas/primitives.ts'
import { interfaceText, interfaceTextBody, textId } from '../schemas/text.ts'

/** `/manage/texts`: texts of the interface, which administrators may word differently in either language. */
export const textOperations = {
  listTexts: defineOperation({
    method: 'GET',
    path: '/manage/texts',
    summary: 'Texts of the interface, in the order of their ids',
    access: 'admin',
    query: pageQuery(lists.texts),
    output: ok(pageOf(interfaceText)),
  }),
  exportTexts: defineOperation({
    method: 'GET',
    path: '/manage/texts.csv',
    summary: 'Texts of the interface as CSV',
    access: 'admin',
    query: exportQuery(lists.texts),
    output: bytes('text/csv'),
  }),
  editText: defineOperation({
    method: 'PUT',
    path: '/manage/texts/{key}',
    summary: 'Word a text differently, or give it its original back',
    access: 'admin',
    params: { key: textId },
    body: interfaceTextBody,
    output: ok(interfaceText),
    errors: ['stale'],
  }),
}
