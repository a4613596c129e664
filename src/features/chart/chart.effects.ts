import type { Language } from '../../../openapi/define.ts'
import type { OrganisationChart } from '../../../openapi/schemas/structure.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

export const chartMachine = createLoadMachine<OrganisationChart>((_, signal) => answer(api.GET('/chart', { signal })))

export const CHART_FILES = ['png', 'svg', 'pdf'] as const
export type ChartFile = (typeof CHART_FILES)[number]

/** The whole chart as a file. */
export async function readChartFile(file: ChartFile, language: Language): Promise<Blob> {
  const options = { params: { query: { language } }, parseAs: 'blob' } as const
  switch (file) {
    case 'png':
      return answer(api.GET('/chart/organisation-chart.png', options))
    case 'svg':
      return answer(api.GET('/chart/organisation-chart.svg', options))
    case 'pdf':
      return answer(api.GET('/chart/organisation-chart.pdf', options))
  }
}
