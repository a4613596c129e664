import type { Ref } from '../../../openapi/ref.ts'
import type { HiringProcess } from '../../../openapi/schemas/hiring-process.ts'
import { sampleStages } from './job-application-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

/** A process in use, whose second interview has a mail, and one that nothing uses. */
export const processRows: readonly HiringProcess[] = [
  {
    id: sampleId(85, 0) as Ref<'hiringProcess'>,
    version: 1,
    name: { en: 'Standard', am: 'መደበኛ' },
    postings: 2,
    created_at: NOW,
    stages: sampleStages.map((stage) => ({
      ...stage,
      mail:
        stage.name === null
          ? null
          : {
              subject: { en: '{{job}}: come and meet us', am: '{{job}}፦ መጥተው ይተዋወቁን' },
              text: {
                en: 'Dear {{applicant}},\n\nwe would like to meet you. Everything stands here: {{link}}\n\n{{employer}}',
                am: 'ውድ {{applicant}}፣\n\nልናገኝዎት እንወዳለን። ሁሉም እዚህ አለ፦ {{link}}\n\n{{employer}}',
              },
            },
      applicants: stage.kind === 'applied' ? 3 : 0,
    })),
  },
  {
    id: sampleId(85, 1) as Ref<'hiringProcess'>,
    version: 4,
    name: { en: 'Drivers', am: 'ሾፌሮች' },
    postings: 0,
    created_at: NOW,
    stages: sampleStages
      .filter(({ kind, name }) => kind !== 'assessment' && name === null)
      .map((stage, at) => ({ ...stage, id: sampleId(86, at) as Ref<'hiringStage'>, mail: null, applicants: 0 })),
  },
]
