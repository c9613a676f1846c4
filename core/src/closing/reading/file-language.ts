import { wordOf } from './sheet.ts'

/** A language in which a file may come instead of Portuguese; 'other' is one of other letters. */
export type FileLanguage = 'english' | 'spanish' | 'chinese' | 'other'

/** Words of the columns of reports, in the form of {@link wordOf}, which no other of these languages has. */
const words: Readonly<Record<'portuguese' | 'english' | 'spanish', string>> = {
  portuguese:
    'data hora pedido valor taxa frete produto preco quantidade comissao descricao endereco cidade rua bairro nome numero nota fatura tarifa anuncio operacao liberacao pagamento moeda saldo devolucao envio criacao titulo lucro cliente comprador',
  english:
    'order orders date time status amount fee fees price product item quantity refund refunded return returns shipping tax taxes name buyer payment paid account type number currency description transaction balance commission seller voucher discount created creation settlement invoice release released income revenue subtotal service sale sales sold method customer address city country email units title completed reason start end estimated delivery payout gross net',
  spanish:
    'fecha hora monto precio cantidad comision descripcion producto productos pago ingresos costo costos cuenta orden paquete operacion impuestos venta ventas publicacion anulaciones cargo cargos moneda nombre direccion calle ciudad pedido envio reembolso estado liquidacion liberacion devolucion factura numero articulo',
}
const languages = Object.entries(words).map(([language, list]) => ({
  language,
  known: new Set(list.split(' ')),
}))
const chineseLetter = /\p{Script=Han}/u
const otherLetter = /(?!\p{Script=Latin})\p{L}/u
const fewestWords = 3

/** The language of a header, if it is surely not Portuguese. */
export function languageOf(header: readonly string[]): FileLanguage | undefined {
  const areMost = (letter: RegExp) => header.filter((name) => letter.test(name)).length * 2 > header.length
  if (areMost(chineseLetter)) return 'chinese'
  if (areMost(otherLetter)) return 'other'
  const said = new Set(header.flatMap((name) => wordOf(name).split(/[^a-z]+/)))
  const counted = languages.map(({ language, known }) => ({
    language,
    count: [...said].filter((word) => known.has(word)).length,
  }))
  const [first, second] = counted.toSorted((one, other) => other.count - one.count)
  if (!first || first.count < fewestWords || first.count <= (second?.count ?? 0)) return undefined
  return first.language === 'portuguese' ? undefined : (first.language as FileLanguage)
}
