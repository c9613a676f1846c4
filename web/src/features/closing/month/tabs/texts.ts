import { counted } from '../../texts.ts'
import type { MonthTab } from './use-month-tab.ts'

export const texts = {
  label: 'Partes do mês',
  names: {
    conferencia: 'Conferência',
    contestar: 'Contestar',
    tarifas: 'Tarifas',
    graficos: 'Gráficos',
    arquivos: 'Arquivos',
  } satisfies Record<MonthTab, string>,
  warnings: (count: number) => counted(count, 'aviso', 'avisos'),
}
