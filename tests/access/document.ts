import { anyOperations, areas, type OperationId } from '../../openapi/operations/registry.ts'
import { matrix } from './matrix.ts'

const HEADINGS = [
  'call',
  'about',
  'anonymous',
  'individual',
  'another individual',
  'company',
  'another company',
  'employee',
  'former employee',
  'administrator',
]
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** The matrix as a document for readers. */
export function accessDocument(): string {
  const parts = Object.entries(areas).map(([area, operations]) => {
    const rows = (Object.keys(operations) as OperationId[]).flatMap((id) => {
      const { method, path } = anyOperations[id]
      return matrix[id].map(({ about, answers }) =>
        line([`\`${method} ${path}\``, about, ...answers.map((status) => (status < 300 ? `**${status}**` : status))]),
      )
    })
    return `## ${area}\n\n${line(HEADINGS)}\n${line(HEADINGS.map(() => '---'))}\n${rows.join('\n')}\n`
  })
  return `# Who may call what

Every call of the API and what it answers to each kind of caller. Written by hand in \`tests/access\`, tested cell by cell on PostgreSQL, written out by \`npm run access-docs\`.

- **employee**: an individual who works for "company" and acts as it (\`currentaccountid\`). **former employee**: the same request after the employment ended.
- 401: not signed in. 403: not for this kind of caller, or an account that is not the caller's. 404: not there for this caller, the same answer as for an unknown id. 422: names something of another. 2xx, bold: done.
- Where anyone may call, a request to act as a foreign account is answered as if nobody were signed in.

${parts.join('\n')}`
}
