import { expect, test } from 'vitest'
import { type ColumnKind, isNone } from './index.ts'

const kindsWith = (cell: unknown) =>
  (['filled', 'figure', 'exception'] satisfies ColumnKind[]).filter((kind) => isNone(cell, kind))

test.each<[string, ...unknown[]]>([
  [
    'in any column',
    null,
    '',
    ' \u00a0',
    '-',
    '—',
    ' \u2212 ',
    '#N/A',
    '#N/D',
    'NaN',
    '<NA>',
    'NaT',
    'null',
    'None',
  ],
  ['among figures', 'N/D', 'Não', 'nao', '(vazio)', '(em branco)', 'Sem dados', 'nenhuma', 'undefined'],
  ['among exceptions', '0', 0, '0,00', false, 'FALSO', '[]', '?', 'n.d.', 'não se aplica', 'Sem reembolso'],
  ['among exceptions', 'Sin reembolso', 'no refund', 'Not requested', 'Não solicitado', 'None pending'],
  [
    'nowhere',
    12,
    '12',
    'Pago',
    '=A1',
    new Date(0),
    '-1',
    'Nada Consta Ltda',
    'na loja',
    'zero',
    'Não aprovado',
  ],
])('nothing is said %s', (where, ...cells) => {
  const kinds: Record<string, ColumnKind[]> = {
    'in any column': ['filled', 'figure', 'exception'],
    'among figures': ['figure', 'exception'],
    'among exceptions': ['exception'],
    nowhere: [],
  }
  for (const cell of cells) expect({ cell, kinds: kindsWith(cell) }).toEqual({ cell, kinds: kinds[where] })
})
