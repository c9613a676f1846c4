import type { BadRow } from '@vendaclara/core/ads'
import { formatCount } from '../../../ui/format-count.ts'

const reasons: { [Defect in BadRow['defect']]: (row: Extract<BadRow, { defect: Defect }>) => string } = {
  width: ({ cells, columns }) => `tem ${cells === 1 ? '1 coluna' : `${cells} colunas`} em vez de ${columns}`,
  keyword: () => 'não diz a palavra-chave',
  sum: () => 'é uma soma das outras linhas',
  quote: () => 'tem aspas que não fecham',
  long: () => 'é longa demais para ser uma linha do relatório',
}

export const texts = {
  badRows: {
    open: (count: number) => `${formatCount(count)} ${count === 1 ? 'linha ignorada' : 'linhas ignoradas'}`,
    name: 'Linhas ignoradas',
    line: (line: number) => `Linha ${formatCount(line)}`,
    reason: (row: BadRow) => (reasons[row.defect] as (row: BadRow) => string)(row),
    hint: 'Elas não entram nas contas. Se fizerem falta, exporte o relatório outra vez e importe o arquivo sem abri-lo antes em uma planilha. O número é o da linha no arquivo aberto em um editor de texto.',
    more: (listed: number, count: number) =>
      `Estas são as primeiras ${formatCount(listed)} de ${formatCount(count)}.`,
  },
}
