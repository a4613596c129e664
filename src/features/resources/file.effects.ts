import { sendDocument } from '../../api/pictures.ts'
import { createDocumentMachine } from '../../machines/document/document.machine.ts'
import { checkDocument } from '../../ui/document/document-file.ts'

/** A document of a form on its way to the server. */
export const documentMachine = createDocumentMachine({ check: checkDocument, send: sendDocument })
