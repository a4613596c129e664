import type { z } from 'zod'
import type { OperationId, Operations } from '../../openapi/operations/registry.ts'
import type { operations } from './schema.d.ts'

type Json<Id extends OperationId> = Operations[Id]['output'] extends {
  readonly kind: 'json'
  readonly schema: infer S extends z.ZodType
}
  ? z.output<S>
  : never

/**
 * A call as the document describes it, with its own id in the place of its answer: in a document every id is a text,
 * and openapi-fetch takes the contract's branded ids apart. `answer` (problem.ts) gives the id's answer as the contract
 * describes it.
 */
export type Answered<Id extends keyof operations & OperationId> = [Json<Id>] extends [never]
  ? operations[Id]
  : Omit<operations[Id], 'responses'> & {
      readonly responses: {
        readonly [Status in keyof operations[Id]['responses']]: Status extends 200 | 201 | 202
          ? {
              readonly headers: Readonly<Record<string, unknown>>
              readonly content: { readonly 'application/json': Id }
            }
          : operations[Id]['responses'][Status]
      }
    }
/** What the data of a call stands for: the answer that it names, else the data itself (texts and bytes). */
export type AnswerOf<D> = D extends OperationId ? Json<D> : D
