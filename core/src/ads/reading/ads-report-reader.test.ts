import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { AdsProblem, type AdsReport, AdsReportReader, figureNames, keywordLabel, termText } from '../index.ts'

const samples = new URL('../../../../samples/ads/', import.meta.url)
const columns =
  '#,Palavras-chave,Consulta de pesquisa,Impressão,Cliques,CTR,Taxa de Conversão,VBM,Itens Vendidos,Conversões,Despesas,ROAS,Custo por Conversão'

function read(text: string): AdsReport {
  const reader = new AdsReportReader()
  for (const row of Papa.parse<string[]>(text).data) reader.row(row)
  return reader.finish()
}

function report(...rows: string[]): AdsReport {
  return read([columns, ...rows].join('\n'))
}

function termOf(report: AdsReport, position: number) {
  const { hasClicks, figures } = report.terms
  return {
    searchTerm: termText(report, position),
    hasClicks: hasClicks[position] === 1,
    ...Object.fromEntries(figureNames.map((name) => [name, figures[name][position]])),
  }
}

describe('the sample report', () => {
  const text = readFileSync(new URL('ok/search-terms.csv', samples), 'utf8')
  const expected: {
    total: Record<string, string>
    groups: {
      key: string
      terms: number
      impressions: number
      clicks: number
      gmv: number
      items: number
      conversions: number
      spend: number
    }[]
  } = JSON.parse(readFileSync(new URL('ok/search-terms.expected.json', samples), 'utf8'))
  const sample = read(text)

  it('names its product and period', () => {
    expect(sample.productName).toBe('Tênis Casual, "Leve" Feminino')
    expect(sample.period).toBe('01/03/2026 - 31/03/2026')
  })

  it('has every keyword with its number of terms and its sums', () => {
    const found = sample.groups.map(({ key, figures, count }) => ({
      key,
      terms: count,
      impressions: figures.impressions,
      clicks: figures.clicks,
      gmv: Math.round(figures.gmv * 100),
      items: figures.itemsSold,
      conversions: figures.conversions,
      spend: Math.round(figures.spend * 100),
    }))
    expect(found).toEqual(
      expected.groups.map((group) => ({
        ...group,
        gmv: Math.round(group.gmv * 100),
        spend: Math.round(group.spend * 100),
      })),
    )
  })

  it('takes its total from the overall record', () => {
    const { total } = expected
    expect(sample.totalIsComputed).toBe(false)
    expect(sample.total).toMatchObject({
      impressions: Number(total.Impressão),
      clicks: Number(total.Cliques),
      gmv: Number(total.VBM),
      itemsSold: Number(total['Itens Vendidos']),
      conversions: Number(total.Conversões),
      spend: Number(total.Despesas),
    })
    expect(sample.total.roas).toBeCloseTo(Number(total.ROAS), 2)
    expect(sample.total.costPerConversion).toBeCloseTo(Number(total['Custo por Conversão']), 2)
    expect(`${sample.total.ctr.toFixed(2)}%`).toBe(total.CTR)
    expect(`${sample.total.conversionRate.toFixed(2)}%`).toBe(total['Taxa de Conversão'])
  })

  it('accounts for every row', () => {
    const { rows, used, overall, excluded, withoutClicks, repeated, bad } = sample.receipt
    expect(rows).toBe(378)
    expect(used).toBe(expected.groups.reduce((sum, group) => sum + group.terms, 0))
    expect({ overall, excluded, repeated, bad }).toEqual({ overall: 1, excluded: 2, repeated: 0, bad: 0 })
    expect(used + overall + excluded + withoutClicks + bad).toBe(rows)
  })
})

describe('a report', () => {
  it('groups keywords that look the same, and shows underscores as spaces', () => {
    const spellings = [
      'Tênis Azul',
      'TÊNIS  AZUL',
      'tênis\u00a0azul',
      'Te\u0302nis_Azul',
      'tênis \u200bazul\u00ad',
    ]
    const { groups } = report(...spellings.map((name, place) => `${place},${name},a,10,1,,,5,1,1,2,,`))
    expect(groups.map(({ key, count }) => [key, count])).toEqual([['tênis_azul', spellings.length]])
    expect(keywordLabel('tênis_azul')).toBe('tênis azul')
  })

  it('computes the ratios of a term, and 0 where it would divide by zero', () => {
    const ratios = report('1,tênis,a,200,4,2.00%,50.00%,100.00,2,2,10.00,10.00,5.00', '2,tênis,b,0,-,,,,,,,,')
    expect(termOf(ratios, 0)).toMatchObject({
      costPerClick: 2.5,
      averageTicket: 50,
      ctr: 2,
      conversionRate: 50,
      roas: 10,
    })
    expect(termOf(ratios, 1)).toMatchObject({
      hasClicks: false,
      costPerClick: 0,
      averageTicket: 0,
      ctr: 0,
      conversionRate: 0,
      costPerConversion: 0,
      roas: 0,
    })
  })

  it('computes a keyword from its sums, not from the ratios of its terms', () => {
    const [group] = report('1,tênis,a,100,1,1%,,10,1,1,1,10,', '2,tênis,b,300,7,2.33%,,0,0,0,9,0,').groups
    expect(group?.figures).toMatchObject({ ctr: 2, costPerClick: 1.25, roas: 1, costPerConversion: 10 })
  })

  it('drops rows with 0 clicks and keeps those whose clicks are missing', () => {
    const kept = report('1,tênis,a,10,0,,,0,0,0,0,,', '2,tênis,b,10,-,,,0,0,0,0,,')
    expect(kept.groups).toMatchObject([{ key: 'tênis', count: 1 }])
    expect(termOf(kept, 0)).toMatchObject({ searchTerm: 'b', hasClicks: false })
    expect(kept.receipt).toMatchObject({ rows: 2, used: 1, withoutClicks: 1 })
  })

  it('sums its groups when it has no overall record', () => {
    const { total, totalIsComputed } = report('1,tênis,a,10,1,,,5,1,1,2,,', '2,bota,b,10,3,,,7,1,1,2,,')
    expect(totalIsComputed).toBe(true)
    expect(total).toMatchObject({ impressions: 20, clicks: 4, gmv: 12, spend: 4, roas: 3 })
  })

  it('counts the first of two overall records', () => {
    const { total, receipt } = report(
      '1,Selecionado Automaticamente,-,10,1,,,5,1,1,2,,',
      '2,Selecionado Manualmente,-,99,9,,,9,9,9,9,,',
    )
    expect(total.impressions).toBe(10)
    expect(receipt.overall).toBe(2)
  })

  it('counts rows of another width or without a keyword as bad, and a few unreadable values as 0, by column and line', () => {
    const { receipt, groups } = report(
      '1,tênis,a,10',
      '2,,a,10,1,,,5,1,1,2,,',
      '3,tênis,c,dez,1,,,5,1,1,2,,',
      '4,tênis,d,7,1,,,5,1,1,2,,',
    )
    expect(receipt).toMatchObject({ rows: 4, used: 2, bad: 2, unreadableValues: 1 })
    expect(receipt.unreadable).toEqual([{ column: 'Impressão', line: 4 }])
    expect(groups[0]?.figures.impressions).toBe(7)
  })

  it('reads a file saved again by a spreadsheet program, its counts grouped and its decimals with commas', () => {
    const [group] = report('1,tênis,a,612.085,1.234,"0,20%",,"1.234,50",2,2,"10,00",,').groups
    expect(group?.figures).toMatchObject({ impressions: 612085, clicks: 1234, gmv: 1234.5, spend: 10 })
  })

  it('is found by the names of its columns, old and new, with its table on any line', () => {
    const text = `Relatório\n\n\nPeríodo,01/01/2026 - 31/01/2026\n#,Palavra-chave/Localização,Consulta de pesquisa,Impressões,Cliques,GMV,Despesas,Conversões,Itens Vendidos\n1,bota,x,5,1,9,3,1,1\n`
    const { groups, period, productName } = read(text)
    expect(groups[0]?.figures).toMatchObject({ impressions: 5, gmv: 9, spend: 3, roas: 3 })
    expect(period).toBe('01/01/2026 - 31/01/2026')
    expect(productName).toBeNull()
  })

  it('names its product without the empty cells that a spreadsheet program adds', () => {
    const padded = `Nome do Produto / Anúncio,"Bota, de couro",,,,\n${columns}\n1,a,b,1,1,,,1,1,1,1,,`
    expect(read(padded).productName).toBe('Bota, de couro')
  })

  it('finds the product name on the line after its label', () => {
    expect(
      read(`Nome do Produto / Anúncio\nBota de couro\n${columns}\n1,a,b,1,1,,,1,1,1,1,,`).productName,
    ).toBe('Bota de couro')
  })
})

describe('rows that a file has twice', () => {
  // The bits in which 'aq' and '聡a' differ cancel each other out in a hash over pairs of letters.
  it.each([
    ['with their number', '7', 'azul'],
    ['without a number', '', 'azuis'],
  ])('are not two rows of one hash, %s', (_, number, word) => {
    const alike = [`${word} aq`, `${word} 聡a`]
    const rows = alike.map((term) => `${number},tênis,${term},100,9,9%,0%,0,0,0,10,0,0`)
    const { receipt, total, ...terms } = report(...rows)
    expect(receipt).toMatchObject({ rows: 2, used: 2, repeated: 0 })
    expect(total).toMatchObject({ clicks: 18, spend: 20 })
    expect(alike.map((_term, at) => termText(terms, at))).toEqual(alike)
  })

  const figures = fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 99 }), fc.nat(9999), fc.nat(9), fc.nat(9999))
  const rows = fc
    .array(fc.tuple(fc.constantFrom('tênis', 'bota', 'selecionado manualmente'), figures), {
      minLength: 1,
      maxLength: 30,
    })
    .map((all) =>
      all.map(
        ([keyword, [views, clicks, gmv, sales, spend]], place) =>
          `${place + 1},${keyword},termo ${place % 4},${views},${clicks},,,${gmv / 100},${sales},${sales},${spend / 100},,`,
      ),
    )

  it('count once, pasted at any place and with or without the header', () => {
    fc.assert(
      fc.property(rows, fc.nat(30), fc.nat(30), fc.boolean(), (lines, from, at, hasHeader) => {
        const pasted = [...(hasHeader ? [columns] : []), ...lines.slice(from)]
        const once = report(...lines)
        const twice = report(...lines.toSpliced(Math.max(at, from + pasted.length), 0, ...pasted))
        const { rows, repeated, ...others } = twice.receipt
        expect({ ...twice, receipt: { ...others, rows: rows - repeated, repeated: 0 } }).toEqual(once)
        expect(repeated).toBe(pasted.length)
      }),
    )
  })

  it('count once where the file has no numbers of rows', () => {
    const { total, receipt } = report(
      ...Array<string>(3).fill('-,tênis,a,10,1,,,5,1,1,2,,'),
      '-,tênis,b,10,1,,,5,1,1,2,,',
    )
    expect(total.spend).toBe(4)
    expect(receipt).toMatchObject({ rows: 4, used: 2, repeated: 2 })
  })

  it('are different rows if one letter of a cell, or the end of a cell, differs', () => {
    const { receipt } = report(
      '1,tênis,ab,10,1,,,25,1,1,5,,',
      '1,tênis,aB,10,1,,,25,1,1,5,,',
      '1,tênis,ac,10,1,,,25,1,1,5,,',
      '1,tênisa,b,10,1,,,25,1,1,5,,',
      '1,tênis,ab,10,1,,,25,1,1,5,5,',
      '1,tênis,ab,10,1,,,25,1,1,5,,5',
      '-,tênis,ab,10,1,,,25,1,1,5,5,',
      '-,tênis,ab,10,1,,,25,1,1,5,,5',
    )
    expect(receipt).toMatchObject({ rows: 8, used: 8, repeated: 0 })
  })

  it('leave out a header pasted in the middle of a report that goes on', () => {
    const { total, receipt } = report('1,tênis,a,10,1,,,5,1,1,2,,', columns, '2,tênis,b,10,1,,,5,1,1,2,,')
    expect(total.spend).toBe(4)
    expect(receipt).toMatchObject({ rows: 3, used: 2, repeated: 1 })
  })

  it('leave out a sum under the table, but not a keyword of that name', () => {
    const { groups, receipt } = report('1,total,a,10,1,,,5,1,1,2,,', 'Soma,TOTAL,,10,1,,,5,1,1,2,,')
    expect(groups.map(({ key, figures }) => [key, figures.spend])).toEqual([['total', 2]])
    expect(receipt.badRows).toEqual([{ line: 3, defect: 'sum' }])
  })
})

describe('a file that is no report of search terms', () => {
  function problemOf(text: string): unknown {
    try {
      read(text)
    } catch (error) {
      if (error instanceof AdsProblem) return [error.kind, error.columns]
      throw error
    }
    return undefined
  }

  it.each([
    [
      'a keyword report without its figures',
      '#,Nome do Anúncio,ID do produto,Palavra-chave/Localização,Impressões\n1,a,1,b,1',
      ['missing-columns', ['Cliques', 'VBM', 'Itens Vendidos', 'Conversões', 'Despesas']],
    ],
    ['an empty file', '', ['empty', []]],
    ['another table', 'nome,idade\nAna,3\n', ['no-table', []]],
    [
      'a table without its columns',
      '#,Palavras-chave,Cliques\n1,a,1',
      [
        'missing-columns',
        ['Consulta de pesquisa', 'Impressão', 'VBM', 'Itens Vendidos', 'Conversões', 'Despesas'],
      ],
    ],
    ['a header without rows', columns, ['no-rows', []]],
    [
      'a table in which a decimal comma cuts each row in two',
      `${columns}\n1,a,b,1,1,,,1,5,90,1,1,,\n2,a,c,1,1,,,1,7,90,1,1,,`,
      ['bad-rows', []],
    ],
    [
      'a table without its sales',
      `${columns.replace(',Conversões', '')}\n1,a,b,1,1,,,1,1,1,,`,
      ['missing-columns', ['Conversões']],
    ],
    [
      'a table with a column twice, once by its newer name',
      `${columns},Gmv\n1,a,b,1,1,,,1,1,1,1,,,2`,
      ['doubled-columns', ['Gmv']],
    ],
    [
      'a report under another one',
      `${columns}\n1,a,b,1,1,,,1,1,1,1,,\n${columns}\n1,a,b,9,9,,,9,9,9,9,,`,
      ['two-reports', []],
    ],
    [
      'a report under another one, without its header',
      `${columns}\n1,selecionado manualmente,-,1,1,,,1,1,1,1,,\n1,selecionado manualmente,-,9,9,,,9,9,9,9,,`,
      ['two-reports', []],
    ],
    [
      'a table under one with other columns',
      `${columns}\n1,a,b,1,1,,,1,1,1,1,,\n${columns},ACOS\n2,a,b,9,9,,,9,9,9,9,,,1`,
      ['two-reports', []],
    ],
  ])('is named: %s', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem)
  })
})
