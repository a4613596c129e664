import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { statusesOf } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { requisitionRows } from '../../api/mocks/offer-samples.ts'
import { noticedOffer } from './noticed-offer.ts'

const [row] = requisitionRows

test.for(statusesOf(jobOffer))(
  'an offer in the bell is %s when the server says so, whatever it was before',
  (status) => {
    for (const before of statusesOf(jobOffer)) {
      const actor = createActor(noticedOffer, { input: { row: { ...row, status: before } } }).start()
      actor.send({ type: 'row.changed', row: { ...row, status } })
      expect(actor.getSnapshot().matches(status)).toBe(true)
      expect(actor.getSnapshot().context.row.status).toBe(status)
    }
  },
)
