import type { Language } from '../../../openapi/define.ts'
import type { OrganisationChart } from '../../../openapi/schemas/structure.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

export const chartMachine = createLoadMachine<OrganisationChart>(async (_, signal) => (await answer(api.GET('/chart', { signal }))) as OrganisationChart)

export const CHART_FILES = ['png', 'svg', 'pdf'] as const
export type ChartFile = (typeof CHART_FILES)[number]

/** The whole chart as a file. */
export async function readChartFile(file: ChartFile, language: Language): Promise<Blob> {
  const options = { params: { query: { language } }, parseAs: 'blob' } as const
  switch (file) {
    case 'png':
      return (await answer(api.GET('/chart/organisation-chart.png', options))) as Blob
    case 'svg':
      return (await answer(api.GET('/chart/organisation-chart.svg', options))) as Blob
    case 'pdf':
      return (await answer(api.GET('/chart/organisation-chart.pdf', options))) as Blob
  }
}
