import type { Language } from '../../openapi/define.ts'
import { en } from '../../openapi/messages/en.ts'
import { resourceText, type ResourceText } from '../../openapi/resource-texts.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { said } from '../../src/api/mocks/said.ts'

/** The texts about entries of collections as a reader of a language sees them: `resourceSay('en')('skill', 'add')`. */
export const resourceSay =
  (lang: Language) =>
  (name: ResourceName, text: ResourceText): string =>
    resourceText(name, text, { say: (id, values) => said(lang, id, values), has: (id) => id in en })
