import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { legalVersion } from '@vendaclara/contract/legal'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openLedger, someOrder, somePayment } from '../../../../test/closing/ledger.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const listing = {
  id: 'a',
  title: '=SOMA(A1)',
  sku: '-X1',
  productCost: 12.5,
  profitMargin: -3,
  freeShipping: true,
}
const order = { 'ID do pedido': 'X1', 'Nome do Produto': ['=1+1', 'Caneca; azul'], ' ＝SOMA': '-12.50' }
const results = {
  errors: [
    {
      'ID do pedido': 'X1',
      Diferenca: -1.5,
      'Data de criação do pedido': '2026-03-01',
      info: 'i',
      Loja: 'B',
    },
  ],
  unmatched: [],
  quantity: 3,
  totalErrors: -1.5,
}

async function filesOf(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(bytes, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const files: Record<string, string> = {}
  zip.on('entry', (entry: yauzl.Entry) => {
    zip.openReadStream(entry, async (error, stream) => {
      if (error) throw error
      files[entry.fileName] = String(await buffer(stream))
      if (Object.keys(files).length === zip.entryCount) zip.emit('all')
    })
  })
  await once(zip, 'all')
  return files
}

const download = (token: string) => app.call('POST', '/user/export', { token, body: { password } })

describe('the export', () => {
  test('holds everything kept of the account, and nothing of others or of secrets', async () => {
    const { token, email } = await signUp(app, { name: 'Maria da Silva' })
    const other = await signUp(app, { name: 'Outra Pessoa' })
    await app.call('POST', '/advertisingShopee', {
      token: other.token,
      body: { ...listing, title: 'alheio' },
    })
    await app.call('POST', '/advertisingShopee', { token, body: listing })
    await app.call('PUT', '/user/config', {
      token,
      body: { monthlyBilling: 20_000, charges: 6, fixCost: 10 },
    })
    const created = await app.call('POST', '/analysis', {
      token,
      body: { month: 'Março', year: 26, marketplace: 'shein' },
    })
    const { id } = created.json()
    await app.call('PUT', `/analysis/${id}`, { token, body: { requests: [order] } })
    await app.call('PUT', `/analysis/${id}`, { token, body: results })
    const ledger = await openLedger(app, { token })
    const april = await ledger.create('Abril')
    const items = [{ name: '=1+1', variation: '', sku: '', units: 1 }]
    await ledger.give(april, {
      name: 'pedidos.xlsx',
      orders: [someOrder('=Y1', 5000, '2026-04-01', { items })],
    })
    await ledger.give(april, { name: 'renda.xlsx', payments: [somePayment('=Y1', 4900)] })
    const note = {
      orderId: 'X1',
      version: 0,
      state: 'contestado',
      note: '=SOMA(A1)',
      recovered: 0,
      date: '2026-04-02',
    }
    await app.call('PUT', `/analysis/${id}/orders`, { token, body: { orders: [note] } })
    const movement = {
      id: 'wallet|1',
      source: 'wallet',
      kind: 'adjustment',
      month: '2026-03',
      day: '2026-03-15',
      amount: -550,
      text: '=SOMA(A1)',
    }
    await app.call('PUT', '/movements', {
      token,
      body: {
        marketplace: 'shopee',
        source: 'wallet',
        name: 'carteira.xlsx',
        fingerprint: 'a',
        dated: 1,
        lines: [movement],
        of: 1,
      },
    })
    const feedback = { estrelas: 4, comentario: 'bom', data: '2026-11-20T12:00:00.000Z' }
    await app.call('POST', '/feedback', { token, body: { feedback } })

    const answer = await download(token)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="vendaclara-meus-dados.zip"')
    const files = await filesOf(answer.rawPayload)
    const folder = `fechamentos/2026-03 Março ${id.slice(0, 8)}`
    const ofApril = `fechamentos/2026-04 Abril ${april.slice(0, 8)}`
    const json = (name: string) => JSON.parse(files[name] ?? '')
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'LEIA-ME.txt',
        'conta.json',
        'sessoes.json',
        'acessos.json',
        'configuracoes.json',
        'tarifas.json',
        'termos.json',
        'anuncios.csv',
        'precos-dos-anuncios.csv',
        'assinaturas.json',
        'atividade.json',
        'pagamentos.json',
        'avaliacoes.json',
        'produtos.csv',
        'notas-de-compra.csv',
        'escolhas-dos-produtos.json',
        'fechamentos/outros-arquivos.csv',
        'fechamentos/lancamentos.csv',
        ...[folder, ofApril].flatMap((month) => [
          `${month}/resumo.json`,
          `${month}/pedidos.csv`,
          `${month}/diferencas.csv`,
          `${month}/sem-pareamento.csv`,
          `${month}/anotacoes.csv`,
          `${month}/pagamentos.csv`,
          `${month}/pedidos-fora-da-conta.csv`,
          `${month}/ajustes-e-tarifas.csv`,
        ]),
      ].toSorted(),
    )
    expect(json('conta.json')).toMatchObject({ nome: 'Maria da Silva', email, assinatura: null })
    expect(json('sessoes.json')).toHaveLength(1)
    expect(json('acessos.json')).toHaveLength(1)
    expect(json('configuracoes.json')).toEqual({
      faturamentoMensal: 20_000,
      custoMensal: 10,
      impostosPorCento: 6,
    })
    expect(json('termos.json')).toEqual([
      {
        versaoDosTermosEDaPrivacidade: legalVersion,
        ocasiao: 'cadastro',
        em: '2026-11-20 09:00:00',
      },
    ])
    expect(json('avaliacoes.json')).toEqual([{ ...feedback, data: '2026-11-20 09:00:00' }])
    expect(files[`${folder}/pedidos.csv`]).toMatch(
      /^\uFEFFID do pedido;Status do pedido;.*;unread;"' ＝SOMA"\r\nX1;+"'=1\+1 \| Caneca; azul";+-12\.50$/,
    )
    expect(files[`${folder}/diferencas.csv`]).toBe(
      '\uFEFFID do pedido;Diferenca;Data de criação do pedido;info;came;causes;items;expected;reason;freight;payments;named;numbers;deliveredOn;fees;billed;unread;takenBack;Loja\r\nX1;-1,5;2026-03-01;i;;;;;;;;;;;;;;;B',
    )
    expect(files[`${folder}/anotacoes.csv`]).toBe(
      '\uFEFForderId;subject;version;state;note;recovered;date;claimed\r\nX1;order;1;contestado;"\'=SOMA(A1)";0;2026-04-02;',
    )
    expect(files[`${folder}/sem-pareamento.csv`]).toMatch(/^\uFEFFID do pedido;[^\r\n]+$/)
    expect(files[`${ofApril}/pagamentos.csv`]).toBe(
      `\uFEFFarquivo;linha;pedido;pago;numero;partes\r\nrenda.xlsx;6;"'=Y1";2026-03-20;;"{""released"":49,""refunded"":0,""freightPaidForSeller"":0,""freightDiscount"":0,""freightPaidByBuyer"":0}"`,
    )
    expect(files[`${ofApril}/pedidos.csv`]).toContain(`"'=Y1"`)
    expect(files[`${ofApril}/diferencas.csv`]).toMatch(/'=Y1";-1;/)
    expect(files['fechamentos/lancamentos.csv']).toBe(
      '\uFEFFsource;kind;month;day;orderId;state;text;until;valor;tarifa;restante;compensacao\r\nwallet;adjustment;2026-03;2026-03-15;;;"\'=SOMA(A1)";;-5,5;;;',
    )
    expect(files['fechamentos/outros-arquivos.csv']).toMatch(
      /^\uFEFFid;marketplace;source;name;lines;from;to\r\n\d+;shopee;wallet;carteira.xlsx;1;2026-03-15;2026-03-15$/,
    )
    expect(json(`${folder}/resumo.json`)).toEqual({
      marketplace: 'Shein',
      mes: 'Março',
      ano: 2026,
      pedidosAnalisados: 3,
      valorTotalDasDiferencas: -1.5,
      arquivos: [],
      arquivosDeVersaoAnterior: { orders: null, income: null },
    })
    const [header, row, ...more] = files['anuncios.csv']?.split('\r\n') ?? []
    expect(header).toMatch(/^\uFEFFMarketplace;Título;/)
    expect(row).toMatch(/^Shopee;"'=SOMA\(A1\)";"'-X1";;;12,5;0;-3;;;;;;;sim;/)
    expect(more).toEqual([])
    for (const secret of ['argon2', 'alheio', 'Outra Pessoa', token]) {
      expect(Object.values(files).join()).not.toContain(secret)
    }
  })

  test('holds each row once where there are more than are read at a time', async () => {
    const { token } = await signUp(app)
    const many = <Row>(count: number, row: (index: number) => Row) =>
      Array.from({ length: count }, (_, index) => row(index))
    const calculadoraShopee = many(601, (index) => ({
      ...listing,
      id: `a${index}`,
      sku: `s${index}`,
      salePrice: 10,
    }))
    const calculadoraMeli = many(200, (index) => ({ id: `b${index}` }))
    await app.call('POST', '/advertising', { token, body: { calculadoraShopee, calculadoraMeli } })
    const movement = {
      source: 'wallet',
      kind: 'adjustment',
      month: '2026-03',
      day: '2026-03-15',
      amount: -550,
    }
    const file = { marketplace: 'shopee', source: 'wallet', name: 'a', fingerprint: 'a', dated: 1 }
    const lines = many(1501, (index) => ({ ...movement, id: `m${index}`, text: `linha ${index}` }))
    await app.call('PUT', '/movements', { token, body: { ...file, lines, of: lines.length } })
    const { id } = (await app.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })).json()
    const requests = many(5000, (index) => ({ 'ID do pedido': `P${index}`, 'Nome do Produto': ['Caneca'] }))
    await app.call('PUT', `/analysis/${id}`, { token, body: { requests } })
    const files = await filesOf((await download(token)).rawPayload)
    const column = (name: string, place: number) =>
      files[name]
        ?.split('\r\n')
        .slice(1)
        .map((row) => row.split(';').at(place))
    expect(column('anuncios.csv', -1)).toEqual(
      [...calculadoraShopee, ...calculadoraMeli].map((one) => one.id),
    )
    expect(column('precos-dos-anuncios.csv', -1)).toEqual(calculadoraShopee.map((one) => one.id))
    expect(column('fechamentos/lancamentos.csv', 6)?.toSorted()).toEqual(
      lines.map(({ text }) => text).toSorted(),
    )
    expect(column(`fechamentos/2026-03 Março ${id.slice(0, 8)}/pedidos.csv`, 0)).toEqual(
      requests.map((one) => one['ID do pedido']),
    )
  })

  test('is there for a seller who has just signed up too', async () => {
    const { token } = await signUp(app, { confirmed: false })
    const files = await filesOf((await download(token)).rawPayload)
    expect(JSON.parse(files['conta.json'] ?? '')).toMatchObject({ confirmadaEm: null })
    expect(files['anuncios.csv']).toMatch(/^\uFEFFMarketplace;[^\r\n]+;Código Vendaclara$/)
  })

  test('needs a session', async () => {
    expect((await app.call('POST', '/user/export', { body: { password } })).statusCode).toBe(401)
  })
})
