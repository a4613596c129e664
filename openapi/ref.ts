import { z } from 'zod'
import type { CollectionName } from './resources/names.ts'

/**
 * The kinds of things that an id in a path, query or body may name: the entries of every collection, and what has an
 * area of its own.
 */
export type RefName =
  | CollectionName
  | 'account'
  | 'session'
  | 'file'
  | 'offer'
  | 'employment'
  | 'department'
  | 'position'
  | 'verification'
  | 'notification'
  | 'planRequest'
  | 'ownershipInvitation'
  | 'follower'
  | 'message'
  | 'subscriber'
  | 'auditRecord'
  | 'report'
  | 'jobPosting'
  | 'jobApplication'
  | 'hiringProcess'
  | 'hiringStage'
  | 'applicantNote'
  | 'interviewerAssignment'
  | 'jobSearch'
  | 'applicantView'
  | 'interview'
  | 'letterFormat'
  | 'letterType'
  | 'letterTemplate'
  | 'letterPermission'
  | 'letterLevel'
  | 'letterAbsence'
  | 'letter'
  | 'letterComment'
  | 'letterRequest'
  | 'resume'
  | 'resumeSnapshot'
  | 'supportDocument'
  | 'user'

/**
 * An id of another row: a UUID, branded so that the server cannot confuse two kinds.
 * The name travels in the document as `x-ref` and drives the swap tests (each id replaced by another tenant's).
 */
export const ref = <const N extends RefName>(name: N) => z.uuid().meta({ 'x-ref': name }).brand<N>()
export type Ref<N extends RefName> = string & z.core.$brand<N>
